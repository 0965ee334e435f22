import type { Offer } from './offer';

/** An offer that has a price. */
export type PricedOffer = Offer & { price: NonNullable<Offer['price']>; localPrice: NonNullable<Offer['localPrice']> };

export function isPriced(offer: Offer): offer is PricedOffer {
	return offer.price !== null && offer.localPrice !== null;
}
