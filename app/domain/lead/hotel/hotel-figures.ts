import { addDays, type PlainDate } from '../../date/plain-date';
import type { PricedOffer } from '../../offer/priced-offer';
import { commissionPercentOf, hotelTerms } from './hotel-terms';

/** After check-out (LEAD-27). */
export const COMMISSION_DUE_DAYS = 30;

/** What all rooms cost together now, in minor units. */
export type HotelFigures = { currency: string; totalMinor: number; commissionMinor: number };

/** The sums of several rooms; null without a room. All offers of an agency are in its one currency. */
export function figuresOf(offers: readonly PricedOffer[]): HotelFigures | null {
	const [first] = offers;
	if (!first) return null;
	return {
		currency: first.price.total.currency,
		totalMinor: offers.reduce((sum, { price }) => sum + price.total.minor, 0),
		commissionMinor: offers.reduce((sum, { commissionMinor }) => sum + (commissionMinor ?? 0), 0),
	};
}

/** The columns of a hotel's lead that say what it costs, what is due when and what the agency earns. */
export function hotelMoneyColumns(offers: readonly PricedOffer[], figures: HotelFigures, checkOut: PlainDate) {
	const { totalMinor, commissionMinor } = figures;
	return {
		currency: offers[0]?.price.total.currency ?? 'EUR',
		subtotalMinor: totalMinor,
		cardFeeMinor: 0,
		totalMinor,
		agreedTerms: hotelTerms(offers),
		commissionPercent: commissionPercentOf(totalMinor, commissionMinor),
		commissionMinor,
		commissionDueDate: addDays(checkOut, COMMISSION_DUE_DAYS),
	};
}
