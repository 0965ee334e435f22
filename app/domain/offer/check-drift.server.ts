import { type Drift, driftOf, type RememberedOffer } from './drift-of';
import { periodOf } from './load-offers.server';
import { loadRatedRooms } from './load-rated-rooms.server';
import type { Offer } from './offer';
import type { OfferContext } from './offer-access';
import { quotesOf } from './quote-offers.server';

/** The offers of an interest as they were saved. */
export type RememberedOffers = {
	remembered: readonly RememberedOffer[];
	/** By how much an offer may have become dearer; 0 or more. */
	tolerancePercent: number;
};

/**
 * What has become of the offers of an interest, in their order ("drift check"; see `driftOf`). One round trip for all of them. Offers whose
 * day of arrival is past are gone.
 */
export async function checkDrift({ ctx, ...interest }: { ctx: OfferContext } & RememberedOffers): Promise<Drift[]> {
	const [checked = []] = await checkDrifts({ ctx, interests: [interest] });
	return checked.map(({ drift }) => drift);
}

/** An offer as it is now, null where it cannot be had any more, and what has changed of it. */
export type CheckedOffer = { drift: Drift; offer: Offer | null };

/** The same for many interests, in one round trip. Each is compared as if it were alone: only its own rooms share what is free. */
export async function checkDrifts({
	ctx,
	interests,
}: {
	ctx: OfferContext;
	interests: readonly RememberedOffers[];
}): Promise<CheckedOffer[][]> {
	const requests = interests.map(({ remembered }) =>
		remembered.map(({ request, roomId, planId, given }) => ({ ...request, roomId, planId, given })),
	);
	const rooms = new Map((await loadRatedRooms(ctx, requests.flat().map(periodOf))).map((row) => [row.at, row]));
	let first = 0;
	return interests.map(({ remembered, tolerancePercent }, index) => {
		const offset = first;
		first += remembered.length;
		const quotes = quotesOf(ctx, requests[index] ?? [], (_, at) => rooms.get(offset + at));
		return remembered.map((before, at) => {
			const found = before.request.checkIn < ctx.today ? undefined : quotes[at];
			const quote = found ?? { offer: null, reason: 'gone' as const, roomsLeft: 0 };
			// The terms begin on the hotel's day.
			const today = quote.offer?.cancellation[0]?.from ?? ctx.today;
			return { offer: quote.offer, drift: driftOf(before, quote, today, tolerancePercent) };
		});
	});
}
