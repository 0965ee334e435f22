import { SERVICE_LEVELS } from '#db/schema/enums';
import { addDays, comparePlainDates, daysBetween, type PlainDate } from '../date/plain-date';
import { pricePeriod } from '../stay/price-period';
import type { ServiceLevel } from '../stay/service-level';
import type { PeriodPrice, StayRate } from '../stay/stay-rate';

const WEEK = 7;

/**
 * The week a property is shown with when no dates are given: the one its price "from" belongs to (CATALOGUE-12), at a level when one is
 * given. The cheapest available one still to come, else the cheapest on request, else the first on request without a price; of equal
 * ones the first. Null when there is none (PRICE-7).
 */
export function defaultWeek(
	rates: readonly StayRate[],
	level: ServiceLevel | null,
	today: PlainDate,
): PeriodPrice | null {
	const levels = level === null ? SERVICE_LEVELS : [level];
	const weeks = levels
		.flatMap((each) => weeksAt(rates, each, today))
		.sort((a, b) => comparePlainDates(a.checkIn, b.checkIn));
	return weeks.toSorted((a, b) => rank(a) - rank(b) || costOf(a) - costOf(b))[0] ?? null;
}

/** Available, then on request with a price, then without one. */
function rank({ status, priceMinor }: PeriodPrice): number {
	return priceMinor === null ? 2 : Number(status !== 'available');
}

function costOf({ priceMinor }: PeriodPrice): number {
	return priceMinor ?? 0;
}

/** Every week of a level that can be had. */
function weeksAt(rates: readonly StayRate[], level: ServiceLevel, today: PlainDate): PeriodPrice[] {
	const parts = rates.filter(
		({ serviceLevel, checkIn, checkOut }) =>
			serviceLevel === level && checkIn >= today && daysBetween(checkIn, checkOut) <= WEEK,
	);
	const starts = new Set(parts.filter(({ status }) => status !== 'sold').map(({ checkIn }) => checkIn));
	const isWhole = parts.every(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut) === WEEK);
	return [...starts].flatMap((checkIn) => {
		// A week of pieces needs the pieces around it; most properties have none.
		const own = isWhole ? parts.filter((part) => part.checkIn === checkIn) : parts;
		const price = pricePeriod(own, { checkIn, checkOut: addDays(checkIn, WEEK) }, level);
		return price && price.status !== 'sold' ? price : [];
	});
}
