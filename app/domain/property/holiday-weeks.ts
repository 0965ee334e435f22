import { easterSunday } from '../date/easter';
import { fromEpochDay, partsOf, plainDate, toEpochDay } from '../date/plain-date';

/** What people plan a week in the mountains around. */
export type Holiday = 'christmas' | 'newYear' | 'february' | 'easter';

/** Neighbouring columns of the year strip under one heading. */
export type HolidayRun = { column: number; length: number; holidays: Holiday[] };

const WEEK = 7;
/** School holidays of the Alps' neighbours and guests: a week counts whose middle lies between these days. */
const FEBRUARY = { first: '-02-06', last: '-02-28' } as const;

/**
 * The holiday of each week, given by its first day since 1970-01-01: Christmas is the week with the night of 24 December,
 * New Year the one with the night of the 31st, Easter the one with the night before Easter Sunday.
 */
export function holidaysOf(starts: readonly number[]): (Holiday | null)[] {
	const nights = new Map<number, [number, Holiday][]>();
	return starts.map((start) => {
		const { year } = partsOf(fromEpochDay(start));
		const known = nights.get(year) ?? holidayNights(year);
		nights.set(year, known);
		const holiday = known.find(([night]) => night >= start && night < start + WEEK)?.[1];
		if (holiday) return holiday;
		const middle = fromEpochDay(start + 3);
		return middle >= year + FEBRUARY.first && middle <= year + FEBRUARY.last ? 'february' : null;
	});
}

function holidayNights(year: number): [number, Holiday][] {
	return [
		[toEpochDay(plainDate(`${year}-12-24`)), 'christmas'],
		[toEpochDay(plainDate(`${year}-12-31`)), 'newYear'],
		[toEpochDay(easterSunday(year)) - 1, 'easter'],
	];
}

/** Neighbouring holidays share a heading. */
export function holidayRuns(holidays: readonly (Holiday | null)[]): HolidayRun[] {
	const runs: HolidayRun[] = [];
	for (const [column, holiday] of holidays.entries()) {
		if (!holiday) continue;
		const last = runs.at(-1);
		if (last && last.column + last.length === column) {
			last.length += 1;
			if (last.holidays.at(-1) !== holiday) last.holidays.push(holiday);
		} else runs.push({ column, length: 1, holidays: [holiday] });
	}
	return runs;
}
