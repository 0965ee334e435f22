import { pricePeriodPerLevel } from './price-period';
import type { ServiceLevel } from './service-level';
import type { Period, StayRate } from './stay-rate';

/** 'unknown': no stays cover the period; it may be requested, but has no price. */
export type PeriodAvailability = 'available' | 'on_request' | 'sold' | 'unknown';

/**
 * What can be said about a period at a service level (null: at any) from one property's rates:
 * - available or on request when the level, or the best of all, can be priced or asked for (`pricePeriod`)
 * - sold when that level cannot be had and a sold stay of it touches the period; also when no level can be had and any
 *   sold stay touches it: the property is one
 * - unknown otherwise (PRICE-4).
 */
export function periodAvailability(
	rates: readonly StayRate[],
	period: Period,
	level: ServiceLevel | null,
): PeriodAvailability {
	const free = pricePeriodPerLevel(rates, period).filter((price) => price.status !== 'sold');
	const wanted = level === null ? free : free.filter((price) => price.serviceLevel === level);
	if (wanted.some((price) => price.status === 'available')) return 'available';
	if (wanted.length > 0) return 'on_request';
	const sold = rates.filter(
		(rate) => rate.status === 'sold' && rate.checkIn < period.checkOut && rate.checkOut > period.checkIn,
	);
	const isLevelSold = sold.some((rate) => rate.serviceLevel === level);
	return isLevelSold || (free.length === 0 && sold.length > 0) ? 'sold' : 'unknown';
}
