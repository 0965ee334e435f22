import type { TFunction } from 'i18next';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import type { Language } from '~/domain/language/language';
import { EVERY_DAY, isSameRule, NO_RULE, type StayRule } from '~/domain/operator-desk/stay-rules/rules-content';

export type Texts = TFunction<'stay-rules'>;

/** From Monday, as a week is written. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** `Mon, Sat`; `any day`. */
export function daysWords(t: Texts, language: Language, mask: number): string {
	if (mask === EVERY_DAY) return t('anyDay');
	return WEEKDAYS.filter((day) => (mask >> day) & 1)
		.map((day) => SHORT_WEEKDAYS[language][day])
		.join(', ');
}

export function gapWords(t: Texts, percent: number | null): string {
	if (percent === null) return t('gapsClosed');
	return percent === 0 ? t('gapsOpen') : t('gapsLess', { percent });
}

/** A rule in one line; in words of its own where there is none. */
export function ruleWords(t: Texts, language: Language, rule: StayRule | null): string {
	if (!rule || isSameRule(rule, NO_RULE)) return t('noRule');
	return [
		t('nights', { count: rule.shortest_stay }),
		t('arrivalOn', { days: daysWords(t, language, rule.arrival_days) }),
		t('departureOn', { days: daysWords(t, language, rule.departure_days) }),
		gapWords(t, rule.gap_discount),
	].join('; ');
}
