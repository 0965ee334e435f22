import { comparePlans, type PlanChange } from '../plans/compare-plans';
import type { Rate, RateField, RatesContent, Season } from './rates-content';
import { RATE_FIELDS } from './rates-content';

export type SeasonChange = { key: string; before: Season | null; after: Season | null };

/** What changes of a room under a plan in a season: fields with what they were and will be; `nightly` null: not sold. */
export type RateChange = {
	season: string;
	plan: string;
	room: string;
	fields: { field: RateField; before: number | null; after: number | null }[];
};

export type RatesChange = { plans: PlanChange[]; seasons: SeasonChange[]; rates: RateChange[] };

/** What agents would see differently: terms of plans, seasons that come, go or move, and cells. Rates of a season that goes are not told one by one. */
export function compareRates(before: RatesContent, after: RatesContent): RatesChange {
	const old = new Map(before.seasons.map((season) => [season.key, season]));
	const next = new Map(after.seasons.map((season) => [season.key, season]));
	const seasons = [...new Set([...next.keys(), ...old.keys()])].flatMap((key): SeasonChange[] => {
		const change = { key, before: old.get(key) ?? null, after: next.get(key) ?? null };
		return isSame(change.before, change.after) ? [] : [change];
	});
	const nameOf = ({ season, plan, room }: Rate) => `${season} ${plan} ${room}`;
	const was = new Map(before.rates.map((rate) => [nameOf(rate), rate]));
	const will = new Map(after.rates.map((rate) => [nameOf(rate), rate]));
	const rates = [...new Map([...was, ...will])].flatMap(([name, { season, plan, room }]): RateChange[] => {
		const isGone = !next.has(season);
		const [a, b] = [was.get(name), will.get(name)];
		const fields = RATE_FIELDS.flatMap((field) => {
			const [from, to] = [a?.[field] ?? null, b?.[field] ?? null];
			// What is not sold has no minimum stay either.
			return from === to || (field === 'min_nights' && (!a || !b)) ? [] : [{ field, before: from, after: to }];
		});
		return isGone || fields.length === 0 ? [] : [{ season, plan, room, fields }];
	});
	const order = after.seasons.map(({ key }) => key);
	return {
		plans: comparePlans(before, after),
		seasons,
		rates: rates.toSorted((a, b) => order.indexOf(a.season) - order.indexOf(b.season)),
	};
}

/** How many rows change. */
export function countChanges({ plans, seasons, rates }: RatesChange): number {
	return plans.length + seasons.length + rates.length;
}

function isSame(a: Season | null, b: Season | null): boolean {
	return a?.first_night === b?.first_night && a?.last_night === b?.last_night && a?.weekend === b?.weekend;
}
