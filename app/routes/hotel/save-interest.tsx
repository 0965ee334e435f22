import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import {
	type ClientActionFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
	useOutletContext,
} from '@remix-run/react';
import { sendSafely } from '~/components/form/send-safely';
import { noindexMeta } from '~/components/layout/page-meta';
import { InterestDialog } from '~/components/trade/hotel-interest/interest-dialog';
import type { InterestAnswer, InterestView } from '~/components/trade/hotel-interest/interest-view';
import type { AppLoadContext } from '~/context';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { isCardMemberAsked } from '~/domain/lead/hotel/is-card-member-asked';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { serverTexts } from '~/locales/server';
import { answerForm } from '../forms/answer-form.server';
import { missingPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerInterest } from './answer-interest.server';
import type { HotelOutlet } from './hotel';

export const handle = { i18n: ['hotel-interest', 'trade-lead', 'enquiry', 'rooms', 'lead'], isTrade: true };

/** `/hotels/{hotelId}/save-interest`: opens over the rooms. Users who may not save are redirected to them. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { search, searchParams } = new URL(request.url);
	const { brand, actor } = context;
	if (actor === null || !tradeRights(actor).canSave)
		throw redirect(`/hotels/${encodeURIComponent(params.hotelId ?? '')}${search}`);
	const { t } = serverTexts(context);
	const view: InterestView = {
		period: periodOf(context, searchParams),
		fields: {
			tls: brand.bookingReference,
			cc: brand.clientReference,
			hasMarkup: brand.offerMarkup.isSupported,
			hasTier: isCardMemberAsked(actor, brand),
		},
		agency: actor.agency?.name ?? '',
		showsCommission: brand.isCommissionDisplayed,
		canBook: tradeRights(actor).canBook,
	};
	return json({ view, title: t('hotel-interest:title') });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const period = periodOf(context, new URL(request.url).searchParams);
	const form = await readFormData(request);
	const answer = await answerInterest({ ctx: context, hotelId: params.hotelId ?? '', period, form }).catch(
		missingPage(context, serverTexts(context).t('hotel-interest:unknown')),
	);
	return answerForm(answer);
}

export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<InterestAnswer>(args, ({ values }) => ({
		form: { step: 'details', values, errors: {}, result: 'failed' },
		storedId: null,
		changed: null,
	}));

function periodOf(context: AppLoadContext, query: URLSearchParams): InterestView['period'] {
	const { brand, origin } = context;
	const canChange = canChangePaymentProfile(brand, new URL(origin).host);
	return {
		checkIn: query.get('checkInDate') ?? '',
		checkOut: query.get('checkOutDate') ?? '',
		paymentProfile: (canChange && query.get('paymentProfile')) || brand.paymentProfile.default,
	};
}

export default function SaveInterest() {
	const { view } = useLoaderData() as { view: InterestView };
	const answer = useActionData() as InterestAnswer | undefined;
	const { hotel } = useOutletContext<HotelOutlet>();
	const { search } = useLocation();
	return (
		<InterestDialog
			hotel={{ id: hotel.id, name: hotel.name, picture: hotel.pictures[0] ?? null }}
			view={view}
			answer={answer}
			closeTo={`/hotels/${hotel.id}${search}`}
			action={`/hotels/${hotel.id}/save-interest${search}`}
		/>
	);
}

export const meta = noindexMeta;
