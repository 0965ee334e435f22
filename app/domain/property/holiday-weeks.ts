import { fromEpochDay, type PlainDate, partsOf, plainDate, toEpochDay } from '../date/plain-date';

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

/** Easter Sunday of the western churches, by the anonymous Gregorian rule. */
export function easterSunday(year: number): PlainDate {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
	const fullMoon = moon - (moon > 28 || (moon === 28 && golden > 10) ? 1 : 0);
	const sunday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % WEEK;
	const day = fullMoon - sunday;
	const month = 3 + Math.floor((day + 40) / 44);
	const date = day + 28 - 31 * Math.floor(month / 4);
	return plainDate(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
}
