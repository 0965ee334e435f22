import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { type CardAnswer, cardRoomsAddress } from '~/components/trade/conversation/card-answer';
import { selectedOffer } from '~/components/trade/hotel-rooms/selected-offer';
import type { AppLoadContext } from '~/context';
import { putCardIntoLead } from '~/domain/conversation/put-card-into-lead.server';
import { type TakenCard, takeRateCard } from '~/domain/conversation/take-rate-card.server';
import { leadPath } from '~/domain/lead/lead-path';
import { readerOf } from '~/domain/selection/selection';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

/** Takes a rate that the hotel has posted into the selection, or `into=lead` into the lead of the seen `version`. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const card = { ctx: context, conversationId: params.conversationId ?? '', messageId: params.messageId ?? '' };
	let status = 200;
	const answer = await (textOf(form, 'into') === 'lead' ? putIntoLead(card, form) : take(card)).catch(
		(error: unknown): CardAnswer => {
			if (!(error instanceof DomainError)) throw error;
			status = statusOf(error);
			return { outcome: error.reason === 'changed-meanwhile' ? 'changed' : 'unavailable' };
		},
	);
	const isDone = answer.outcome === 'taken' || answer.outcome === 'stored';
	if (isDone) context.waitUntil(context.services.announceMessages(card.conversationId));
	if (request.headers.get('accept')?.includes('application/json'))
		return json<CardAnswer>(answer, { status: status === 200 && !isDone ? 409 : status });
	// Without script there is no selection, but the rooms that it would be chosen from.
	if (answer.outcome === 'taken') throw redirect(cardRoomsAddress(answer.scope));
	if (answer.outcome === 'stored' || answer.outcome === 'known') throw redirect(leadPath(answer.leadId));
	throw redirect(`/partner/conversations/${encodeURIComponent(card.conversationId)}?fault=rate`);
}

type Card = { ctx: AppLoadContext; conversationId: string; messageId: string };

async function take(card: Card): Promise<CardAnswer> {
	const taken = await takeRateCard(card);
	if (taken.outcome === 'differs') return difference(taken);
	if (taken.outcome !== 'taken') return taken;
	const { offer, roomName, hotelId, paymentProfile, isGiven } = taken;
	const { checkIn, checkOut, adults, childrenAges } = offer.request;
	const stayRequest = { adults, childrenAges, planId: offer.planId, bedConfiguration: null };
	return {
		outcome: 'taken',
		scope: { hotelId, checkIn, checkOut, filter: paymentProfile, reader: readerOf(card.ctx.actor?.agency) },
		offer: {
			...selectedOffer(offer, stayRequest, roomName),
			bedConfiguration: offer.requestableBedConfigurations[0] ?? null,
			cardId: card.messageId,
			...(isGiven ? { isGiven } : {}),
		},
	};
}

async function putIntoLead(card: Card, form: FormData): Promise<CardAnswer> {
	const put = await putCardIntoLead({ ...card, version: Number(textOf(form, 'version')) || 0 });
	return put.outcome === 'differs' ? difference(put) : put;
}

function difference({ holds, reason }: Extract<TakenCard, { outcome: 'differs' }>): CardAnswer {
	return { outcome: 'differs', holds, isSoldOut: reason === 'sold-out' };
}

/** Direct visits redirect to the conversation. */
export function loader({ params }: { params: { conversationId?: string } }) {
	return redirect(`/partner/conversations/${encodeURIComponent(params.conversationId ?? '')}`);
}
