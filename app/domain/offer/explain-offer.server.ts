import { DomainError } from '~/platform/errors';
import { explainPrice, type PriceExplanation } from './explain-price';
import type { OfferContext } from './offer-access';
import { type QuoteRequest, quoteOffers } from './quote-offers.server';

/**
 * How a chosen offer's price comes about, worked out anew ("explain this price"); null when it is told on application. One round trip.
 * Throws DomainError 'not-found' when the offer is not to be had.
 */
export async function explainOffer({
	ctx,
	request,
}: {
	ctx: OfferContext;
	request: QuoteRequest;
}): Promise<PriceExplanation | null> {
	const [quote] = await quoteOffers({ ctx, requests: [request] });
	if (!quote?.offer) throw new DomainError('not-found', `No offer ${request.planId} of ${request.roomId}`);
	return explainPrice(quote.offer);
}
