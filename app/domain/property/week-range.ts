import { fromEpochDay, type PlainDate, toEpochDay } from '../date/plain-date';
import { type Season, seasonKey, seasonOf } from '../stay/season';
import type { StayTuple } from './stay-tuples';

const WEEK = 7;
const SOLD = 2;

type Which = { season: Season; level: number; today: PlainDate };

/** Least and most, in minor units, of the weeks of one season at one level that can still be had; null for none. */
export function weekRange(
	stays: readonly StayTuple[],
	{ season, level, today }: Which,
): { least: number; most: number } | null {
	const first = toEpochDay(today);
	const key = seasonKey(season);
	const prices = stays.flatMap(([day, nights, at, status, price]) =>
		at === level &&
		nights === WEEK &&
		status !== SOLD &&
		price !== null &&
		day >= first &&
		seasonKey(seasonOf(fromEpochDay(day))) === key
			? price
			: [],
	);
	return prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null;
}
