import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormState } from '~/components/form/form-state';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { RoomsRequest } from '~/components/trade/hotel-lead/rooms-request';
import { type RoomsRequestView, roomsRequestView } from '~/components/trade/hotel-lead/rooms-request-view.server';
import leadDetails from '~/components/trade/lead-page/lead-page.css?url';
import type { AppLoadContext } from '~/context';
import { requireAgency } from '~/domain/access/require-actor';
import { defaultPaymentMethod, offeredPaymentMethods } from '~/domain/booking/payment-method';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { HOTEL_METHODS, requestRooms } from '~/domain/lead/hotel/request-rooms.server';
import { ROOMS_REQUEST_FIELDS, type RoomsPurpose } from '~/domain/lead/hotel/request-rooms-schema';
import { reviewRooms } from '~/domain/lead/hotel/review-rooms.server';
import { leadPath } from '~/domain/lead/lead-path';
import { leadScope } from '~/domain/lead/lead-scope';
import { leadTarget } from '~/domain/lead/lead-targets';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { findCard, readPayment, withCard, withoutToken } from '../forms/card-step.server';
import { readFormData } from '../forms/read-form.server';
import { answerSteps, type Steps, stateWith } from '../forms/stepped-form.server';
import { noLead } from './no-lead.server';

export const handle = { i18n: ['rooms-request', 'lead', 'rooms', 'booking', 'enquiry', 'form-error'] };

export const links = stylesheets(leadDetails);

const STEPS: Steps<'send'> = [{ name: 'send', fields: ROOMS_REQUEST_FIELDS, errors: CARD_FIELDS }];

/** `/partner/dashboard/leads/{id}/take-option` and `/book-now`: what asking a hotel for the rooms of a lead means today. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireAgency(context);
	const id = params.leadId ?? '';
	try {
		const view = await viewOf(context, id, purposeOf(request));
		// The lead has moved on: its own page says where it stands.
		if (!leadTarget(view.purpose, view.status)) throw redirect(leadPath(id));
		return json({ view, title: serverTexts(context).t(`rooms-request:title.${view.purpose}`, { hotel: view.hotel }) });
	} catch (error) {
		if (error instanceof Response) throw error;
		throw await noLead(context, error, id);
	}
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	requireAgency(context);
	const id = params.leadId ?? '';
	const purpose = purposeOf(request);
	const form = await readFormData(request);
	const vault = embeddedVault(context);
	const answer = await answerSteps({
		form,
		steps: STEPS,
		nothing: (): More => ({ card: null, done: null, view: null }),
		caught: 'failed',
		refusals: { unavailable: 'failed', 'too-many-requests': 'limited', conflict: 'changed' },
		answer: async (first): Promise<{ form: FormState<'send'> } & More> => {
			const text = (name: string) => String(form.get(name) ?? '').trim();
			let sent = first;
			let card = await findCard(vault, sent.state.values);
			if (purpose === 'booking' && text('paymentMethod') !== '') {
				const hasCode = context.brand.paymentProfile.cardOnFile !== 'withoutCvv';
				const methods = offeredPaymentMethods(HOTEL_METHODS, vault !== null);
				const payment = await readPayment({
					...{ form, values: sent.state.values, vault, card, methods, hasCode },
					today: context.today,
				});
				if ('errors' in payment)
					return { form: stateWith(sent, payment.errors), card: withoutToken(card), done: null, view: null };
				card = payment.card;
				sent = withCard({ sent }, card).sent as typeof first;
			}
			const result = await requestRooms({
				ctx: context,
				lead: { id, version: Number(text('version')) || 0 },
				purpose,
				input: {
					...(text('paymentMethod') ? { paymentMethod: text('paymentMethod') } : {}),
					cardToken: card?.token ?? '',
					comments: text('comments'),
					disclaimer: text('disclaimer') === 'on',
				},
				seen: text('seen'),
				vault,
			});
			const known = withoutToken(card);
			if (result.outcome === 'moved')
				return { form: { ...sent.state, result: 'sent' }, card: known, done: result.status, view: null };
			if (result.outcome === 'invalid')
				return { form: stateWith(sent, result.errors), card: known, done: null, view: null };
			return {
				form: { ...sent.state, result: 'changed' },
				card: known,
				done: null,
				view: await viewOf(context, id, purpose, result.review),
			};
		},
	}).catch(async (error: unknown) => {
		throw await noLead(context, error, id);
	});
	if (answer.done) throw redirect(`${leadPath(id)}?done=${answer.done}`);
	return json(answer, {
		status: answer.form.result === 'changed' ? 409 : answer.form.result === 'invalid' ? 400 : 503,
	});
}

type More = {
	card: ReturnType<typeof withoutToken>;
	/** The state the lead has come to. */
	done: string | null;
	/** What holds now, where that is not what was seen. */
	view: RoomsRequestView | null;
};

function purposeOf({ url }: Request): RoomsPurpose {
	return new URL(url).pathname.endsWith('/take-option') ? 'option' : 'booking';
}

async function viewOf(
	ctx: AppLoadContext,
	id: string,
	purpose: RoomsPurpose,
	known?: Awaited<ReturnType<typeof reviewRooms>>,
) {
	const { brand, language, db } = ctx;
	const record = await findLead(db, leadScope(ctx), id);
	if (record.hotelNo === null) throw new DomainError('not-found', 'A lead of no hotel');
	const isHeld = record.status === 'confirmedOption';
	const methods = offeredPaymentMethods(HOTEL_METHODS, embeddedVault(ctx) !== null);
	const isClients = (record.paymentProfile ?? 'ClientPays') === 'ClientPays';
	return roomsRequestView({
		...{ record, purpose, language, methods },
		review: isHeld ? null : (known ?? (await reviewRooms(ctx, record))),
		showsCommission: brand.isCommissionDisplayed,
		// A client who pays the hotel does so by card as a rule.
		preferredMethod: defaultPaymentMethod(methods, brand.isAmexDesign || isClients),
		hasCardCode: brand.paymentProfile.cardOnFile !== 'withoutCvv',
	});
}

export default function LeadRoomsRequest() {
	const { view, title } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<RoomsRequest
			title={title}
			view={(answer?.view ?? view) as RoomsRequestView}
			state={(answer?.form ?? FIRST) as FormState}
			card={answer?.card ?? null}
		/>
	);
}

const FIRST: FormState<'send'> = { step: 'send', values: {}, errors: {}, result: 'idle' };

export const meta = noindexMeta;
