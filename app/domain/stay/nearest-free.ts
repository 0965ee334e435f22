import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import { byChoice } from './by-choice';
import { pricePeriodPerLevel } from './price-period';
import type { ServiceLevel } from './service-level';
import { isArrival } from './stay-limits';
import type { Period, PeriodPrice, StayRate } from './stay-rate';

export type FreePeriod = PeriodPrice & {
	/** Days from the requested check-in; negative is earlier. */
	shiftDays: number;
};

type StayRequest = {
	period: Period;
	/** Null takes each period's best level. */
	level: ServiceLevel | null;
	/** How many at most. */
	count: number;
	/** No check-in before this day. */
	earliest: PlainDate;
};

/** Where a stay rule asks for more nights or another day of departure, a period is longer by up to so many nights. */
const MOST_EXTRA_NIGHTS = 6;
/** A longer period is a typing error or an attack. */
const MOST_NIGHTS = 366;

/**
 * The free periods of the same length nearest to a requested one, itself excepted: available or on request, nearest
 * first, the earlier of two equally near. Where a stay rule asks for it they are longer (STAY-6). Of one period the level asked for, else the available, cheapest one. Empty
 * when the requested period has no nights, more than a year of them, or nothing is free (PRICE-6).
 */
export function nearestFree(rates: readonly StayRate[], { period, level, count, earliest }: StayRequest): FreePeriod[] {
	const nights = daysBetween(period.checkIn, period.checkOut);
	if (nights < 1 || nights > MOST_NIGHTS) return [];
	const starts = new Map(
		rates.flatMap((rate) =>
			rate.status !== 'sold' && rate.gapPercent === undefined && isArrival(rate) ? [[rate.checkIn, rate] as const] : [],
		),
	);
	const isRuled = rates.some(({ limits }) => limits !== undefined);
	const shifts = [...starts.keys()]
		.filter((checkIn) => checkIn >= earliest && (isRuled || checkIn !== period.checkIn))
		.map((checkIn) => ({ checkIn, shiftDays: daysBetween(period.checkIn, checkIn) }))
		.sort((a, b) => Math.abs(a.shiftDays) - Math.abs(b.shiftDays) || a.shiftDays - b.shiftDays);
	const found: FreePeriod[] = [];
	for (const { checkIn, shiftDays } of shifts) {
		if (found.length >= count) break;
		const fewest = Math.max(nights, starts.get(checkIn)?.limits?.fewestNights ?? 0);
		for (let length = fewest; length <= fewest + (isRuled ? MOST_EXTRA_NIGHTS : 0); length++) {
			const checkOut = addDays(checkIn, length);
			if (checkIn === period.checkIn && checkOut === period.checkOut) continue;
			const best = pricePeriodPerLevel(rates, { checkIn, checkOut })
				.filter((price) => price.status !== 'sold' && (level === null || price.serviceLevel === level))
				.sort(byChoice)[0];
			if (!best) continue;
			found.push({ ...best, shiftDays });
			break;
		}
	}
	return found;
}
