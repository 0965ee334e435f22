import { fromEpochDay, type PlainDate, toEpochDay } from '../date/plain-date';
import { type Season, seasonKey, seasonOf } from '../stay/season';
import type { StayTuple } from './stay-tuples';

const SOLD = 2;

export type SeasonPrices = {
	season: Season;
	/** Per level in the order asked for: what its weeks cost, and how many of them can still be had. */
	levels: {
		level: number;
		least: number | null;
		most: number | null;
		/** The first of the cheapest weeks that can still be had. */
		cheapest: StayTuple | null;
		free: number;
		offered: number;
	}[];
};

/** The prices of a property by season, soonest first; stays that have begun are left out. */
export function seasonPrices(stays: readonly StayTuple[], levels: readonly number[], today: PlainDate): SeasonPrices[] {
	const first = toEpochDay(today);
	const seasons = new Map<string, SeasonPrices>();
	for (const stay of stays) {
		const [day, , level, status, price] = stay;
		if (day < first) continue;
		const season = seasonOf(fromEpochDay(day));
		const key = seasonKey(season);
		let prices = seasons.get(key);
		if (!prices) {
			prices = {
				season,
				levels: levels.map((each) => ({ level: each, least: null, most: null, cheapest: null, free: 0, offered: 0 })),
			};
			seasons.set(key, prices);
		}
		const column = prices.levels.find((each) => each.level === level);
		if (!column) continue;
		column.offered += 1;
		if (status === SOLD) continue;
		column.free += 1;
		if (price === null) continue;
		if (column.least === null || price < column.least) {
			column.least = price;
			column.cheapest = stay;
		}
		column.most = Math.max(column.most ?? price, price);
	}
	return [...seasons.values()];
}
