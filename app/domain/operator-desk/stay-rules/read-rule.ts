import { daysBetween, type PlainDate, parsePlainDate } from '../../date/plain-date';
import { HIGHEST_GAP_DISCOUNT, LONGEST_SHORTEST_STAY, type RuleEdit, type StayRule } from './rules-content';

/** The texts of a form; a part that is left out (undefined) stays as it is. */
export type TypedRule = {
	first: string;
	last: string;
	shortest: string | undefined;
	/** Numbers of weekdays from 0, Sunday. */
	arrivals: readonly string[] | undefined;
	departures: readonly string[] | undefined;
	/** Percent; undefined: stays. */
	gap: string | undefined;
	/** Whether gaps are sold. */
	isGapSold: boolean;
};

export type RuleField = 'first' | 'last' | 'shortest' | 'arrivals' | 'departures' | 'gap';
export type RuleErrors = Partial<
	Record<RuleField, 'date' | 'past' | 'order' | 'tooLong' | 'nights' | 'days' | 'percent'>
>;

/** Rules are set for at most three years ahead. */
const MOST_NIGHTS_AHEAD = 1100;

/** Reads a rule for nights; every field that is wrong is named. */
export function readRule(typed: TypedRule, today: PlainDate): { edit: RuleEdit } | { errors: RuleErrors } {
	const errors: RuleErrors = {};
	const first = parsePlainDate(typed.first);
	const last = parsePlainDate(typed.last);
	if (!first) errors.first = 'date';
	if (!last) errors.last = 'date';
	else if (last < today) errors.last = 'past';
	else if (first && last < first) errors.last = 'order';
	else if (daysBetween(today, last) > MOST_NIGHTS_AHEAD) errors.last = 'tooLong';
	const set: Partial<StayRule> = {};
	if (typed.shortest !== undefined) {
		const nights = wholeOf(typed.shortest, 1, LONGEST_SHORTEST_STAY);
		if (nights === null) errors.shortest = 'nights';
		else set.shortest_stay = nights;
	}
	for (const [name, column] of [
		['arrivals', 'arrival_days'],
		['departures', 'departure_days'],
	] as const) {
		const days = typed[name];
		if (days === undefined) continue;
		const mask = maskOf(days);
		if (mask === null) errors[name] = 'days';
		else set[column] = mask;
	}
	if (typed.gap !== undefined) {
		const percent = typed.isGapSold ? wholeOf(typed.gap === '' ? '0' : typed.gap, 0, HIGHEST_GAP_DISCOUNT) : null;
		if (typed.isGapSold && percent === null) errors.gap = 'percent';
		else set.gap_discount = percent;
	}
	if (!first || !last || Object.keys(errors).length > 0) return { errors };
	return { edit: { first_night: first < today ? today : first, last_night: last, set } };
}

function wholeOf(text: string, least: number, most: number): number | null {
	const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
	return number >= least && number <= most ? number : null;
}

function maskOf(days: readonly string[]): number | null {
	if (days.length === 0 || !days.every((day) => /^[0-6]$/.test(day))) return null;
	return days.reduce((mask, day) => mask | (1 << Number(day)), 0);
}
