import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { type CardAnswer, cardRoomsAddress } from '~/components/trade/conversation/card-answer';
import { selectedOffer } from '~/components/trade/hotel-rooms/selected-offer';
import type { AppLoadContext } from '~/context';
import { type TakenCard, takeRateCard } from '~/domain/conversation/take-rate-card.server';
import { readerOf } from '~/domain/selection/selection';
import { DomainError, statusOf } from '~/platform/errors';

/** Takes a rate that the hotel has posted into the selection; nobody is told before it becomes a room of a lead. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const card = { ctx: context, conversationId: params.conversationId ?? '', messageId: params.messageId ?? '' };
	let status = 200;
	const answer = await take(card).catch((error: unknown): CardAnswer => {
		if (!(error instanceof DomainError)) throw error;
		status = statusOf(error);
		return { outcome: 'unavailable' };
	});
	const isDone = answer.outcome === 'taken';
	if (request.headers.get('accept')?.includes('application/json'))
		return json<CardAnswer>(answer, { status: status === 200 && !isDone ? 409 : status });
	// Without script there is no selection, but the rooms that it would be chosen from.
	if (answer.outcome === 'taken') throw redirect(cardRoomsAddress(answer.scope));
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

function difference({ holds, reason }: Extract<TakenCard, { outcome: 'differs' }>): CardAnswer {
	return { outcome: 'differs', holds, isSoldOut: reason === 'sold-out' };
}

/** Direct visits redirect to the conversation. */
export function loader({ params }: { params: { conversationId?: string } }) {
	return redirect(`/partner/conversations/${encodeURIComponent(params.conversationId ?? '')}`);
}
