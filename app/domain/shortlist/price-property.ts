import type { Money } from '../money/money';
import { byChoice } from '../stay/by-choice';
import { type PeriodAvailability, periodAvailability } from '../stay/period-availability';
import { pricePeriodPerLevel } from '../stay/price-period';
import type { ServiceLevel } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';
import type { ShortlistProperty } from './shortlist-property';

/** What a property costs in a period at its best level, or why it has no price. */
export type PropertyPrice = {
	availability: PeriodAvailability;
	/** Null when sold or unknown. */
	serviceLevel: ServiceLevel | null;
	/** In the property's currency; null: on request, sold or unknown. */
	price: Money | null;
};

/**
 * The price of a property in a period, at one level or, with null, at the best one: available before on request, then the
 * cheapest, as the search prices it.
 */
export function priceProperty(
	{ rates, currency }: Pick<ShortlistProperty, 'rates' | 'currency'>,
	period: Period,
	level: ServiceLevel | null = null,
): PropertyPrice {
	const availability = periodAvailability(rates, period, level);
	const best = pricePeriodPerLevel(rates, period)
		.filter(({ status, serviceLevel }) => status !== 'sold' && (level === null || serviceLevel === level))
		.toSorted(byChoice)[0];
	return {
		availability,
		serviceLevel: best?.serviceLevel ?? null,
		price: best && best.priceMinor !== null ? { minor: best.priceMinor, currency } : null,
	};
}
