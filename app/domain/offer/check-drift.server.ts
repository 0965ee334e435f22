import { type Drift, driftOf, type RememberedOffer } from './drift-of';
import type { OfferContext } from './offer-access';
import { quoteOffers } from './quote-offers.server';

/**
 * What has become of the offers of an interest, in their order ("drift check"; see `driftOf`). One round trip for all of them. Offers whose
 * day of arrival is past are gone.
 */
export async function checkDrift({
	ctx,
	remembered,
	tolerancePercent,
}: {
	ctx: OfferContext;
	remembered: readonly RememberedOffer[];
	/** By how much an offer may have become dearer; 0 or more. */
	tolerancePercent: number;
}): Promise<Drift[]> {
	const requests = remembered.map(({ request, roomId, planId, given }) => ({ ...request, roomId, planId, given }));
	const quotes = await quoteOffers({ ctx, requests });
	return remembered.map((before, at) => {
		const quote = before.request.checkIn < ctx.today ? undefined : quotes[at];
		// The terms begin on the hotel's day.
		const today = quote?.offer?.cancellation[0]?.from ?? ctx.today;
		return driftOf(before, quote ?? { offer: null, reason: 'gone', roomsLeft: 0 }, today, tolerancePercent);
	});
}
