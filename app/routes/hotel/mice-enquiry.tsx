import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useLocation, useOutletContext } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { type MiceAnswer, MiceEnquiryDialog } from '~/components/trade/mice/mice-enquiry-dialog';
import { requireAgency } from '~/domain/access/require-actor';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { enquiryState } from '~/domain/hotel/enquiry-state';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { readFormData } from '../forms/read-form.server';
import { answerMiceEnquiry } from './answer-mice-enquiry.server';
import type { HotelOutlet } from './hotel';

export const handle = { i18n: ['mice'], isTrade: true };

/** `/hotels/{hotelId}/mice-enquiry`: opens over the hotel. Who cannot write to it is redirected to the tab that explains why. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { actor, brand, today } = context;
	const hotelId = params.hotelId ?? '';
	try {
		const { isChatEnabled, name, text } = await cachedHotel(context, hotelId);
		const state = enquiryState({ isChatEnabled, isB2C: brand.isB2C, userId: actor?.id ?? null });
		if (state !== 'chat') throw new DomainError('forbidden', 'No chat');
		requireAgency(context);
		const setups = text?.miceFacilities.flatMap(({ configurations }) => configurations.map((each) => each.name)) ?? [];
		return json({
			formKey: crypto.randomUUID(),
			today,
			setups: [...new Set(setups)],
			title: serverTexts(context).t('mice:title', { hotel: name }),
		});
	} catch (error) {
		if (statusOf(error) === 404) throw json(null, { status: 404 });
		if (!(error instanceof DomainError) || error.code !== 'forbidden') throw error;
		const { searchParams } = new URL(request.url);
		searchParams.set('tab', 'enquiry');
		searchParams.delete('_data');
		throw redirect(`/hotels/${encodeURIComponent(hotelId)}?${searchParams}`);
	}
}

/** Leads to the conversation that it has begun. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	const answer = await answerMiceEnquiry(context, params.hotelId ?? '', await readFormData(request));
	if ('cid' in answer) throw redirect(`/partner/conversations/${answer.cid}`);
	return json(answer satisfies MiceAnswer, { status: 400 });
}

export default function MiceEnquiry() {
	const { formKey, today, setups } = useLoaderData<typeof loader>();
	const answer = useActionData<MiceAnswer>() ?? null;
	const { hotel } = useOutletContext<HotelOutlet>();
	const { search } = useLocation();
	return (
		<MiceEnquiryDialog
			{...{ hotel, formKey, today, setups, answer }}
			closeTo={`/hotels/${hotel.id}${search || '?tab=mice'}`}
		/>
	);
}

export const meta = noindexMeta;
