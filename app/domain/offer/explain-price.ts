import { daysBetween } from '../date/plain-date';
import type { Money } from '../money/money';
import type { Offer, OfferExchange, OfferPart } from './offer';

/** How the price of an offer came about, from the hotel's nights to what the agency is billed; the page puts it into words. */
export type PriceExplanation = {
	nights: number;
	/** Guests included in a night's price; additional ones are among the parts. */
	includedGuests: number;
	mealPlan: Offer['mealPlan'];
	/** They add up to `local`; in its currency, taxes included. */
	parts: OfferPart[];
	local: Money;
	/** Null where the agency is billed in the hotel's currency. */
	exchange: OfferExchange | null;
	/** `local` at that rate, rounded once. */
	billed: Money;
	/** What the same guests pay elsewhere, less `local`; null where that is not known. */
	savedOnPublicPrice: Money | null;
	/** Part of `billed`; null where it is not for this visitor. */
	commission: { percent: number; minor: number } | null;
};

/** The explanation of an offer's price; null without one. */
export function explainPrice(offer: Offer): PriceExplanation | null {
	const { request, localPrice, price, publicPrice, commissionPercent: percent, commissionMinor: minor } = offer;
	if (!localPrice || !price) return null;
	const { minor: localMinor, currency } = localPrice.total;
	return {
		nights: daysBetween(request.checkIn, request.checkOut),
		includedGuests: offer.includedGuests,
		mealPlan: offer.mealPlan,
		parts: offer.parts,
		local: localPrice.total,
		exchange: offer.exchange,
		billed: price.total,
		savedOnPublicPrice: publicPrice && { minor: publicPrice.total.minor - localMinor, currency },
		commission: percent === null || minor === null ? null : { percent, minor },
	};
}
