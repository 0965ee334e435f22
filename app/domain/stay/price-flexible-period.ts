import { addDays } from '../date/plain-date';
import { pricePeriod } from './price-period';
import type { ServiceLevel } from './service-level';
import type { Period, PeriodPrice, StayRate } from './stay-rate';

/** The requested period first, then a day earlier and a day later, all of the same length. */
export function flexiblePeriods({ checkIn, checkOut }: Period): Period[] {
	return [0, -1, 1].map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }));
}

/**
 * The price of a period that may move by up to one day, keeping its length. The requested days win when they can be
 * had; else the best of the two others: with a price before without, then the cheaper, then the earlier. When all are
 * sold, the requested days if they have a price record, else the first that has one; null when no period has a price
 * (PRICE-5).
 */
export function priceFlexiblePeriod(
	rates: readonly StayRate[],
	period: Period,
	level: ServiceLevel,
): PeriodPrice | null {
	const prices = flexiblePeriods(period).map((shifted) => pricePeriod(rates, shifted, level));
	const requested = prices[0];
	if (requested && requested.status !== 'sold') return requested;
	const found = prices.filter((price) => price !== null);
	const free = found.filter((price) => price.status !== 'sold').toSorted((a, b) => amountOf(a) - amountOf(b));
	return free[0] ?? found[0] ?? null;
}

/** Without a price comes after every price; a number, since Infinity minus Infinity would not sort. */
function amountOf(price: PeriodPrice): number {
	return price.priceMinor ?? Number.MAX_SAFE_INTEGER;
}
