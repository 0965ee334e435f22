import { fromEpochDay, type PlainDate, partsOf, toEpochDay } from '../date/plain-date';
import type { StayTuple } from './stay-tuples';

export const WEEKS_SHOWN = 52;

const WEEK = 7;
const SATURDAY = 6;

/** The coming year of a property as columns of weeks and rows of service levels. */
export type YearWeeks = {
	/** First day of each column, as days since 1970-01-01. */
	starts: number[];
	/** One row per level: the stay shown in each column, or null when the property is closed. */
	rows: { level: number; cells: (StayTuple | null)[] }[];
	/** Cheapest and dearest price that can be had, in minor units; null when none has a price. */
	range: { least: number; most: number } | null;
	/** Day of the week on which most stays begin, 0 = Sunday. */
	changeDay: number;
};

/**
 * Puts stays into the 52 weeks from the first change day on or after `today`. A cell shows the stay that begins in its
 * week, a whole week before a shorter one; else the longer stay that runs through it. It never invents a price.
 */
export function yearWeeks(stays: readonly StayTuple[], levels: readonly number[], today: PlainDate): YearWeeks {
	const changeDay = usualChangeDay(stays);
	const first = nextOn(toEpochDay(today), changeDay);
	const starts = Array.from({ length: WEEKS_SHOWN }, (_, week) => first + week * WEEK);
	const rows = levels.map((level) => ({ level, cells: new Array<StayTuple | null>(WEEKS_SHOWN).fill(null) }));
	for (const stay of stays) {
		const cells = rows.find((row) => row.level === stay[2])?.cells;
		if (!cells || stay[0] < toEpochDay(today)) continue;
		const from = Math.floor((stay[0] - first) / WEEK);
		const to = Math.max(from, Math.ceil((stay[0] + stay[1] - first) / WEEK) - 1);
		for (let week = Math.max(0, from); week <= Math.min(to, WEEKS_SHOWN - 1); week += 1) {
			const shown = cells[week];
			if (!shown || rank(stay, first + week * WEEK) < rank(shown, first + week * WEEK)) cells[week] = stay;
		}
	}
	const prices = rows.flatMap(({ cells }) => cells.flatMap((stay) => (stay && stay[3] !== 2 ? (stay[4] ?? []) : [])));
	return {
		starts,
		rows,
		range: prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null,
		changeDay,
	};
}

/** A month over the columns; it begins with its first change day. */
export type MonthOver = { column: number; length: number; month: number; year: number; hasYear: boolean };

/** Columns that `Mar 2027` needs; a name alone fits over one. */
const YEAR_NEEDS = 2;

/** The months over the columns; the first of each year that has the room says its year too. */
export function monthsOf(starts: readonly number[]): MonthOver[] {
	const months: MonthOver[] = [];
	for (const [column, start] of starts.entries()) {
		const { month, year } = partsOf(fromEpochDay(start));
		const last = months.at(-1);
		if (last?.month === month) last.length += 1;
		else months.push({ column, length: 1, month, year, hasYear: false });
	}
	let saidYear = 0;
	for (const month of months) {
		if (month.year === saidYear || month.length < YEAR_NEEDS) continue;
		month.hasYear = true;
		saidYear = month.year;
	}
	return months;
}

/** 0 is the very week, 1 begins in the week, 2 only runs through it. */
function rank([day, nights]: StayTuple, weekStart: number): number {
	if (day === weekStart && nights === WEEK) return 0;
	return day >= weekStart && day < weekStart + WEEK ? 1 : 2;
}

function usualChangeDay(stays: readonly StayTuple[]): number {
	const counts = new Array<number>(WEEK).fill(0);
	for (const [day] of stays) counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
	const most = Math.max(...counts);
	return most === 0 ? SATURDAY : counts.indexOf(most);
}

/** 1970-01-01 was a Thursday. */
function weekdayOf(epochDay: number): number {
	return (((epochDay + 4) % WEEK) + WEEK) % WEEK;
}

function nextOn(epochDay: number, day: number): number {
	return epochDay + ((day - weekdayOf(epochDay) + WEEK) % WEEK);
}
