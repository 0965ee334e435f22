import { sellablePlans } from './evaluate-plan';
import { periodOf } from './load-offers.server';
import { loadRatedRooms } from './load-rated-rooms.server';
import { makeOffer } from './make-offer';
import type { GivenPrice, NoOfferReason, Offer, RoomRequest } from './offer';
import type { OfferContext } from './offer-access';
import type { FoundRoom } from './read-rated-rooms.server';
import { isOccupancyValid } from './sleeping';

/** A chosen offer. */
export type QuoteRequest = RoomRequest & {
	planId: string;
	/** A price of the hotel's own for this client: no season, closed day or minimum stay speaks against it, stock and beds do. */
	given?: GivenPrice | undefined;
};

/** What became of it. */
export type Quote = {
	/** Null when it is no longer to be had; `reason` then says why, as far as there is one. */
	offer: Offer | null;
	/** `gone`: the room or the rate is no longer there, or not for this visitor. */
	reason: NoOfferReason | 'gone' | null;
	/** Rooms of the type that are free in the period, before any other request of the same batch. */
	roomsLeft: number;
};

/**
 * Works many chosen offers out anew, in their order: for a selection or an interest. One round trip for all of them. Requests for the
 * same nights of a type share its stock: the first ones have it, those beyond are `sold-out`.
 */
export async function quoteOffers({
	ctx,
	requests,
}: {
	ctx: OfferContext;
	requests: readonly QuoteRequest[];
}): Promise<Quote[]> {
	const found = new Map((await loadRatedRooms(ctx, requests.map(periodOf))).map((row) => [row.at, row]));
	return quotesOf(ctx, requests, (_, at) => found.get(at));
}

/** The same for rooms that have been loaded; `roomOf` gives the one that a request asks for. */
export function quotesOf(
	ctx: OfferContext,
	requests: readonly QuoteRequest[],
	roomOf: (request: QuoteRequest, at: number) => FoundRoom | undefined,
): Quote[] {
	const retained: QuoteRequest[] = [];
	return requests.map((request, at) => {
		const row = roomOf(request, at);
		if (!row) return { offer: null, reason: 'gone', roomsLeft: 0 };
		const quote = quoteOf(row, request, retained.filter((other) => sharesNights(other, request)).length, ctx);
		if (quote.offer) retained.push(request);
		return quote;
	});
}

function quoteOf({ room, rates }: FoundRoom, request: QuoteRequest, taken: number, ctx: OfferContext): Quote {
	const { planId, given, ...requested } = request;
	const refused = (reason: Quote['reason']): Quote => ({ offer: null, reason, roomsLeft: room.stock });
	if (!isOccupancyValid(room.beds, request, room.agePolicy)) return refused('invalid-occupancy');
	const chosen = room.plans.filter((plan) => plan.planId === planId);
	if (chosen.length === 0) return refused('gone');
	const stock = room.stock - taken;
	if (given && stock < 1) return refused('sold-out');
	const { plans, reason } = given ? { plans: chosen, reason: null } : sellablePlans({ ...room, plans: chosen, stock });
	const [plan] = plans;
	if (!plan) return refused(reason);
	const offer = makeOffer(room, plan, requested, { access: ctx.access, rates, day: ctx, given });
	return { offer, reason: null, roomsLeft: room.stock };
}

function sharesNights(one: QuoteRequest, other: QuoteRequest): boolean {
	return one.roomId === other.roomId && one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
