import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { type CardAnswer, cardRoomsAddress } from '~/components/trade/conversation/card-answer';
import { selectedOffer } from '~/components/trade/hotel-rooms/selected-offer';
import type { AppLoadContext } from '~/context';
import { leadOfCard } from '~/domain/conversation/lead-of-card.server';
import { type TakenCard, takeRateCard } from '~/domain/conversation/take-rate-card.server';
import { withdrawRateCard } from '~/domain/conversation/withdraw-rate-card.server';
import { leadPath } from '~/domain/lead/lead-path';
import { readerOf } from '~/domain/selection/selection';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

/**
 * A card that the hotel has posted: its rooms for the selection, of which nobody is told before they become rooms of a lead; `option`, as
 * an interest of the client; `withdraw`, by the hotel.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const card = { ctx: context, conversationId: params.conversationId ?? '', messageId: params.messageId ?? '' };
	const intent = textOf(await readFormData(request), 'intent');
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	let status = 200;
	const failed = (error: unknown): CardAnswer => {
		if (!(error instanceof DomainError)) throw error;
		status = statusOf(error);
		return { outcome: 'unavailable' };
	};
	const id = encodeURIComponent(card.conversationId);
	if (intent === 'withdraw') {
		await withdraw(card).catch(failed);
		if (isScript) return json({}, { status });
		throw redirect(`/partner/inbox/${id}${status === 200 ? '' : '?fault=unavailable'}`);
	}
	const answer = await (intent === 'option' ? option(card) : take(card)).catch(failed);
	const isDone = answer.outcome === 'taken' || answer.outcome === 'lead';
	if (isScript) return json<CardAnswer>(answer, { status: status === 200 && !isDone ? 409 : status });
	if (answer.outcome === 'lead') throw redirect(`${leadPath(answer.leadId)}/take-option`);
	// Without script there is no selection, but the rooms that it would be chosen from.
	if (answer.outcome === 'taken') throw redirect(cardRoomsAddress(answer.scope));
	throw redirect(`/partner/conversations/${id}?fault=rate`);
}

type Card = { ctx: AppLoadContext; conversationId: string; messageId: string };

async function withdraw(card: Card): Promise<void> {
	await withdrawRateCard(card);
	card.ctx.waitUntil(card.ctx.services.announceMessages(card.conversationId));
}

async function option(card: Card): Promise<CardAnswer> {
	const saved = await leadOfCard(card);
	return saved.outcome === 'differs' ? difference(saved) : saved;
}

async function take(card: Card): Promise<CardAnswer> {
	const taken = await takeRateCard(card);
	if (taken.outcome === 'differs') return difference(taken);
	if (taken.outcome !== 'taken') return taken;
	const { rooms, hotelId, paymentProfile } = taken;
	const [first] = rooms;
	if (!first) return { outcome: 'unavailable' };
	const { checkIn, checkOut } = first.offer.request;
	return {
		outcome: 'taken',
		scope: { hotelId, checkIn, checkOut, filter: paymentProfile, reader: readerOf(card.ctx.actor?.agency) },
		offers: rooms.map(({ offer, roomName, cardId, isGiven }) => {
			const { adults, childrenAges } = offer.request;
			return {
				...selectedOffer(offer, { adults, childrenAges, planId: offer.planId, bedConfiguration: null }, roomName),
				bedConfiguration: offer.requestableBedConfigurations[0] ?? null,
				cardId,
				...(isGiven ? { isGiven } : {}),
			};
		}),
	};
}

function difference({ holds, reason }: Extract<TakenCard, { outcome: 'differs' }>): CardAnswer {
	return { outcome: 'differs', holds, isSoldOut: reason === 'sold-out' };
}

/** Direct visits redirect to the conversation. */
export function loader({ params }: { params: { conversationId?: string } }) {
	return redirect(`/partner/conversations/${encodeURIComponent(params.conversationId ?? '')}`);
}
