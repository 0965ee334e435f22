import type { TFunction } from 'i18next';
import { formatLongDate } from '~/domain/date/format-long-date';
import { plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits, NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { isCurrency } from '~/domain/money/money';

export type Texts = TFunction<['payment-link']>;

/** Numbers that a text spells out, from 2 on; larger ones stay digits. */
const SPELLED = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

function numberWord(t: Texts, count: number): string {
	const spelled = SPELLED[count - 2];
	return spelled ? t(`number.${spelled}`) : String(count);
}

/** An amount that is owed: `25 025,00 EUR`. */
export function owedWords(minor: number, currency: string): string {
	return isCurrency(currency)
		? formatAmount({ minor, currency }, { hasCents: true })
		: `${groupDigits(minor, 2)}${NO_BREAK_SPACE}${currency}`;
}

/** `today`, `tomorrow`, `in six days`. */
export function leftWords(t: Texts, days: number): string {
	if (days === 0) return t('today');
	return days === 1 ? t('tomorrow') : t('inDays', { number: numberWord(t, days) });
}

/** `Due yesterday`, `Due three days ago`. */
export function lateWords(t: Texts, days: number): string {
	return days === 1 ? t('overdue.yesterday') : t('overdue.title', { number: numberWord(t, days) });
}

/** `Saturday, 26 December 2026`. */
export function dayWords(day: string, language: Language): string {
	return formatLongDate(plainDate(day), language);
}
