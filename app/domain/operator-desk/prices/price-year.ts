import { type Month, monthOf } from '../../date/month';
import { addDays, daysBetween, type PlainDate, plainDate, weekday } from '../../date/plain-date';
import { type Season, seasonOf } from '../../stay/season';
import type { PricedStay } from './prices-content';

export type PriceWeek = { checkIn: PlainDate; checkOut: PlainDate; month: Month };

/** The weeks of a season, from its first day on. */
export type PriceBand = { season: Season; weeks: PriceWeek[] };

export const WEEK_NIGHTS = 7;
const SATURDAY = 6;
const HALF_YEAR = 26;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The year of prices that a day lies in: it begins with the winter, in November (PRICE-9), and is named by the year of that. */
export function priceYearOf(day: PlainDate): number {
	const { name, year } = seasonOf(day);
	return name === 'winter' ? year : year - 1;
}

/**
 * The weeks of a year as two seasons of 26; every few years the second has 27. They begin on the weekday on which most weeks of the season do, which may be another one in summer; Saturday
 * where there are none.
 */
export function priceBands(stays: readonly PricedStay[], year: number): [winter: PriceBand, summer: PriceBand] {
	const winter: Season = { name: 'winter', year };
	const summer: Season = { name: 'summer', year: year + 1 };
	const first = weeksBetween(stays, `${year}-11-01`, `${year + 1}-05-01`);
	const second = weeksBetween(stays, `${year + 1}-05-01`, `${year + 1}-11-01`);
	// Where they begin on one weekday, both bands have the same columns: a week of May may end the winter.
	const isOneRow = first.at(-1)?.checkOut === second[0]?.checkIn;
	const moved = isOneRow ? Math.max(0, HALF_YEAR - first.length) : 0;
	return [
		{ season: winter, weeks: [...first, ...second.slice(0, moved)] },
		{ season: summer, weeks: second.slice(moved) },
	];
}

function weeksBetween(stays: readonly PricedStay[], from: string, until: string): PriceWeek[] {
	const inside = stays.filter(({ check_in }) => check_in >= from && check_in < until).filter(isWeek);
	const counts = DAYS.map((day) => inside.filter(({ check_in }) => weekday(plainDate(check_in)) === day).length);
	const most = Math.max(...counts);
	const begin = most === 0 || counts[SATURDAY] === most ? SATURDAY : counts.indexOf(most);
	const weeks: PriceWeek[] = [];
	const start = plainDate(from);
	for (
		let checkIn = addDays(start, (begin - weekday(start) + WEEK_NIGHTS) % WEEK_NIGHTS);
		checkIn < until;
		checkIn = addDays(checkIn, WEEK_NIGHTS)
	)
		weeks.push({ checkIn, checkOut: addDays(checkIn, WEEK_NIGHTS), month: monthOf(checkIn) });
	return weeks;
}

function isWeek({ check_in, check_out }: PricedStay): boolean {
	return daysBetween(plainDate(check_in), plainDate(check_out)) === WEEK_NIGHTS;
}
