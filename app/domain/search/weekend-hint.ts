import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate, weekday } from '../date/plain-date';
import type { Period } from '../stay/stay-rate';

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The hint that most properties rent by whole weeks (SEARCH-12): null when the period runs from Saturday to Saturday or Sunday to
 * Sunday, else the nearest such period not before `today`. Nearest is the least change of both ends together, then the
 * one that keeps more of the requested nights, then Saturday, then the earlier. Null too when there are no nights.
 */
export function weekendHint(period: Period, today: PlainDate): Period | null {
	const nights = daysBetween(period.checkIn, period.checkOut);
	if (nights < 1) return null;
	const day = weekday(period.checkIn);
	if ((day === SATURDAY || day === SUNDAY) && nights % 7 === 0) return null;
	const lengths = [Math.max(7, nights - (nights % 7)), nights + 7 - (nights % 7)];
	const candidates = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((shift) => {
		const checkIn = addDays(period.checkIn, shift);
		const start = weekday(checkIn);
		if (checkIn < today || (start !== SATURDAY && start !== SUNDAY)) return [];
		return lengths.map((length) => ({ shift, start, period: { checkIn, checkOut: addDays(checkIn, length) } }));
	});
	const rank = (candidate: (typeof candidates)[number]) => [
		change(period, candidate.period),
		-overlap(period, candidate.period),
		candidate.start === SATURDAY ? 0 : 1,
		candidate.shift,
	];
	return candidates.toSorted((a, b) => compare(rank(a), rank(b)))[0]?.period ?? null;
}

function change(a: Period, b: Period): number {
	return Math.abs(daysBetween(a.checkIn, b.checkIn)) + Math.abs(daysBetween(a.checkOut, b.checkOut));
}

function overlap(a: Period, b: Period): number {
	return Math.max(0, daysBetween(maxPlainDate(a.checkIn, b.checkIn), minPlainDate(a.checkOut, b.checkOut)));
}

function compare(a: number[], b: number[]): number {
	for (const [index, value] of a.entries()) {
		const difference = value - (b[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
