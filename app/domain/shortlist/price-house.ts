import type { Money } from '../money/money';
import { type PeriodAvailability, periodAvailability } from '../stay/period-availability';
import { pricePeriodPerLevel } from '../stay/price-period';
import { type ServiceLevel, serviceLevelOrder } from '../stay/service-level';
import type { Period, PeriodPrice } from '../stay/stay-rate';
import type { ShortlistHouse } from './shortlist-house';

/** What a house costs in a period at its best level, or why it has no price. */
export type HousePrice = {
	availability: PeriodAvailability;
	/** Null when sold or unknown. */
	serviceLevel: ServiceLevel | null;
	/** In the house's currency; null: on request, sold or unknown. */
	price: Money | null;
};

/**
 * The price of a house in a period, at one level or, with null, at the best one: available before on request, then the
 * cheapest, as the search prices it.
 */
export function priceHouse(
	{ rates, currency }: Pick<ShortlistHouse, 'rates' | 'currency'>,
	period: Period,
	level: ServiceLevel | null = null,
): HousePrice {
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

function byChoice(a: PeriodPrice, b: PeriodPrice): number {
	return (
		Number(a.status !== 'available') - Number(b.status !== 'available') ||
		(a.priceMinor ?? Number.MAX_SAFE_INTEGER) - (b.priceMinor ?? Number.MAX_SAFE_INTEGER) ||
		serviceLevelOrder(a.serviceLevel) - serviceLevelOrder(b.serviceLevel)
	);
}
