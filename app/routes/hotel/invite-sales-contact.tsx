import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useOutletContext } from '@remix-run/react';
import enquiryStyles from '~/components/enquiry/enquiry.css?url';
import { stylesheets } from '~/components/layout/page-meta';
import { type ContactAnswer, InviteContact } from '~/components/trade/hotel/invite-contact';
import { requireAgency } from '~/domain/access/require-actor';
import { inviteSalesContact } from '~/domain/hotel/invite-sales-contact.server';
import { headerText } from '~/domain/mail/header-text';
import { mailAddress } from '~/domain/mail/mail-address';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import type { HotelOutlet } from './hotel';

export const handle = { i18n: ['trade-hotel'] };

export const links = stylesheets(enquiryStyles);

const NAME_LIMIT = 80;

/** `/hotels/{hotelId}/invite-sales-contact`, over the hotel; without an agency it leads back to it. */
export function loader({ context, params }: LoaderFunctionArgs) {
	try {
		requireAgency(context);
	} catch {
		throw redirect(`/hotels/${encodeURIComponent(params.hotelId ?? '')}`);
	}
	return null;
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const typed = (name: string) => String(form.get(name) ?? '').slice(0, 300);
	const values = { name: typed('name'), email: typed('email') };
	const name = headerText(values.name, NAME_LIMIT);
	const email = mailAddress(values.email);
	const answer = (result: ContactAnswer['result'], status: number, errors: ContactAnswer['errors'] = []) =>
		json<ContactAnswer>({ result, values, errors }, { status });
	if (!name || !email)
		return answer('invalid', 400, [...(name ? [] : (['name'] as const)), ...(email ? [] : (['email'] as const))]);
	try {
		await inviteSalesContact({ ctx: context, hotelId: params.hotelId ?? '', contact: { name, email } });
	} catch (error) {
		const { word, status } = formErrorOf(error, everyRefusal('failed' as const));
		return answer(word, status);
	}
	return answer('sent', 200);
}

export default function InviteSalesContact() {
	const { hotel } = useOutletContext<HotelOutlet>();
	return <InviteContact hotel={hotel} />;
}
