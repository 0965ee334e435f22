import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import type { ServiceLevel } from '../stay/service-level';
import type { StayRate } from '../stay/stay-rate';

const NEAR_DAYS = 182;
const WEEK = 7;

/**
 * The week a property is shown with when no dates are given: the cheapest available one of the next half year, else the
 * cheapest available later on, else the first on request; at a level when one is given. Null when there is none.
 */
export function defaultWeek(rates: readonly StayRate[], level: ServiceLevel | null, today: PlainDate): StayRate | null {
	const weeks = rates.filter(
		(rate) =>
			rate.checkIn >= today &&
			rate.status !== 'sold' &&
			(level === null || rate.serviceLevel === level) &&
			daysBetween(rate.checkIn, rate.checkOut) === WEEK,
	);
	const end = addDays(today, NEAR_DAYS);
	const priced = weeks.filter((rate) => rate.status === 'available' && rate.priceMinor !== null);
	return cheapest(priced.filter((rate) => rate.checkIn <= end)) ?? cheapest(priced) ?? cheapest(weeks);
}

/** The first of those that cost least; what has no price comes last. */
function cheapest(rates: readonly StayRate[]): StayRate | null {
	return rates.reduce<StayRate | null>(
		(least, rate) => (least === null || amountOf(rate) < amountOf(least) ? rate : least),
		null,
	);
}

function amountOf({ priceMinor }: StayRate): number {
	return priceMinor ?? Number.MAX_SAFE_INTEGER;
}
