import type { CatalogueRow } from '#db/catalogue/format/files';
import { addDays, type PlainDate, plainDate } from '../../date/plain-date';

/** A season of a property as `stay-rules.csv` tells it (STAY-1): days are masks with bit 0 for Sunday. */
export type RuleSeason = Omit<CatalogueRow<'stayRules'>, 'property'>;

/** What holds for a night. */
export type StayRule = Omit<RuleSeason, 'first_night' | 'last_night'>;

/** All seasons of a property, in order. */
export type RulesContent = { seasons: RuleSeason[] };

/** Some of a rule for nights, both ends included. */
export type RuleEdit = { first_night: string; last_night: string; set: Partial<StayRule> };

/** A draft holds only what it changes, in its order, so that it is laid over what is published by then. */
export type RulesDraft = { edits: RuleEdit[] };

/** Nights whose rule is another one; null: none. */
export type RuleChange = { first_night: string; last_night: string; before: StayRule | null; after: StayRule | null };

export const EVERY_DAY = 127;
export const LONGEST_SHORTEST_STAY = 42;
export const HIGHEST_GAP_DISCOUNT = 90;

/** What holds where no season does. */
export const NO_RULE: StayRule = {
	shortest_stay: 1,
	arrival_days: EVERY_DAY,
	departure_days: EVERY_DAY,
	gap_discount: null,
};

const ruleOf = ({ shortest_stay, arrival_days, departure_days, gap_discount }: StayRule): StayRule => ({
	...{ shortest_stay, arrival_days, departure_days, gap_discount },
});

export function isSameRule(a: StayRule, b: StayRule): boolean {
	return JSON.stringify(ruleOf(a)) === JSON.stringify(ruleOf(b));
}

export function sortSeasons(seasons: readonly RuleSeason[]): RuleSeason[] {
	const sorted = seasons.toSorted((a, b) => (a.first_night < b.first_night ? -1 : 1));
	return sorted.map(({ first_night, last_night, ...rule }) => ({ first_night, last_night, ...ruleOf(rule) }));
}

/** The season of a night; null outside of all. */
export function seasonAt(seasons: readonly RuleSeason[], night: string): RuleSeason | null {
	return seasons.find(({ first_night, last_night }) => first_night <= night && night <= last_night) ?? null;
}

const dayAfter = (day: string) => addDays(plainDate(day), 1);
const dayBefore = (day: string) => addDays(plainDate(day), -1);

/** The stretches that days cut a span of nights into: each begins at one of `starts`. */
function stretches(first: string, last: string, starts: readonly string[]): [first: string, last: string][] {
	const cuts = [...new Set([first, ...starts.filter((day) => day > first && day <= last)])].sort();
	return cuts.map((cut, at) => [cut, cuts[at + 1] === undefined ? last : dayBefore(cuts[at + 1] ?? last)]);
}

const startsOf = (seasons: readonly RuleSeason[]): string[] =>
	seasons.flatMap(({ first_night, last_night }) => [first_night, dayAfter(last_night)]);

/** The seasons with another rule for some nights: what is not set stays as it was there; seasons that adjoin with the same rule become one. */
export function withRule(seasons: readonly RuleSeason[], edit: RuleEdit): RuleSeason[] {
	const { first_night: first, last_night: last, set } = edit;
	const around = seasons.flatMap((season): RuleSeason[] => [
		...(season.first_night < first
			? [{ ...season, last_night: season.last_night < first ? season.last_night : dayBefore(first) }]
			: []),
		...(season.last_night > last
			? [{ ...season, first_night: season.first_night > last ? season.first_night : dayAfter(last) }]
			: []),
	]);
	const inside = stretches(first, last, startsOf(seasons)).map(
		([from, to]): RuleSeason => ({
			first_night: from,
			last_night: to,
			...ruleOf(seasonAt(seasons, from) ?? NO_RULE),
			...set,
		}),
	);
	const joined: RuleSeason[] = [];
	for (const season of sortSeasons([...around, ...inside])) {
		const before = joined.at(-1);
		if (isSameRule(season, NO_RULE)) continue;
		if (before && isSameRule(before, season) && dayAfter(before.last_night) === season.first_night)
			before.last_night = season.last_night;
		else joined.push(season);
	}
	return joined;
}

/** All edits over the seasons, in their order. */
export function withRules(seasons: readonly RuleSeason[], edits: readonly RuleEdit[]): RuleSeason[] {
	return edits.reduce<RuleSeason[]>(withRule, sortSeasons(seasons));
}

/** The nights whose rule differs, in order. */
export function compareRules(before: readonly RuleSeason[], after: readonly RuleSeason[]): RuleChange[] {
	const starts = [...startsOf(before), ...startsOf(after)].sort();
	const [first, last] = [starts[0], starts.at(-1)];
	if (first === undefined || last === undefined) return [];
	const changes: RuleChange[] = [];
	for (const [first_night, last_night] of stretches(first, dayBefore(last), starts)) {
		const [was, is] = [seasonAt(before, first_night), seasonAt(after, first_night)];
		if (isSameRule(was ?? NO_RULE, is ?? NO_RULE)) continue;
		changes.push({ first_night, last_night, before: was && ruleOf(was), after: is && ruleOf(is) });
	}
	return changes;
}

/** What a form names the rules of some nights by, so that a change of someone else is seen. */
export function rulesOf(seasons: readonly RuleSeason[], first: string, last: string): string {
	return stretches(first, last, startsOf(seasons))
		.map(([from]) => {
			const rule = seasonAt(seasons, from) ?? NO_RULE;
			return [from, rule.shortest_stay, rule.arrival_days, rule.departure_days, rule.gap_discount ?? '-'].join(' ');
		})
		.join(';');
}

/** The edits that are still to come: nothing is set for nights that are over. */
export function comingEdits(edits: readonly RuleEdit[], today: PlainDate): RuleEdit[] {
	return edits.flatMap((edit) =>
		edit.last_night < today ? [] : [{ ...edit, first_night: edit.first_night < today ? today : edit.first_night }],
	);
}
