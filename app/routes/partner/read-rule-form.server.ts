import type { TypedRule } from '~/domain/operator-desk/stay-rules/read-rule';
import { NO_RULE, type RuleSeason } from '~/domain/operator-desk/stay-rules/rules-content';
import { textOf } from '../forms/answer-verb.server';

/** The fields of a rule; those of a part that the form does not have (`parts`) stay as they are. */
export function readRuleForm(form: FormData): TypedRule {
	const parts = form.getAll('parts');
	const text = (name: string) => textOf(form, name).slice(0, 20);
	const days = (name: string) => (parts.includes('days') ? form.getAll(name).slice(0, 8).map(String) : undefined);
	const stay = (name: string) => (parts.includes('stay') ? text(name) : undefined);
	return {
		...{ first: text('first'), last: text('last'), shortest: stay('shortest'), gap: stay('gap') },
		...{ arrivals: days('arrivals'), departures: days('departures'), isGapSold: text('sellGaps') === 'yes' },
	};
}

/** What was typed, for showing it again beside what is wrong with it. */
export function typedSeason(typed: TypedRule): RuleSeason {
	const number = (value: string | undefined, other: number) => (/^\d+$/.test(value ?? '') ? Number(value) : other);
	const mask = (days: readonly string[] | undefined, other: number) =>
		days ? days.reduce((bits, day) => (/^[0-6]$/.test(day) ? bits | (1 << Number(day)) : bits), 0) : other;
	return {
		...{ first_night: typed.first, last_night: typed.last },
		shortest_stay: number(typed.shortest, NO_RULE.shortest_stay),
		arrival_days: mask(typed.arrivals, NO_RULE.arrival_days),
		departure_days: mask(typed.departures, NO_RULE.departure_days),
		gap_discount: typed.isGapSold ? number(typed.gap, 0) : null,
	};
}
