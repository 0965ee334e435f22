import { NO_BREAK_SPACE } from '../money/group-digits';
import type { Language } from './language';

/** How a language writes numbers. Amounts of money are written alike in both (`group-digits.ts`; BRAND-25). */
const SIGNS: Readonly<Record<Language, { decimal: string; thousands: string; beforePercent: string }>> = {
	en: { decimal: '.', thousands: ',', beforePercent: '' },
	de: { decimal: ',', thousands: '.', beforePercent: NO_BREAK_SPACE },
};

/**
 * A number that is no amount of money: `9.4` in English, `9,4` in German, thousands apart. It has at most `most` decimals (two), and zeros
 * up to `least` (none). Nothing of Intl, whose data differ between server and browsers.
 */
export function formatNumber(
	value: number,
	language: Language,
	{ least = 0, most = Math.max(2, least) }: { least?: number; most?: number } = {},
): string {
	const { decimal, thousands } = SIGNS[language];
	const factor = 10 ** most;
	const [whole = '', decimals = ''] = (Math.round(value * factor) / factor).toFixed(most).split('.');
	const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
	return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (shown === '' ? '' : decimal + shown);
}

/** A percentage: `3%` and `2.75%` in English, `3 %` and `2,75 %` in German, with a space that never breaks. */
export function formatPercent(percent: number, language: Language): string {
	return `${formatNumber(percent, language)}${SIGNS[language].beforePercent}%`;
}

/** A rating of a hotel, with one decimal: `9.0` in English, `9,0` in German. */
export function formatRating(rating: number, language: Language): string {
	return formatNumber(rating, language, { least: 1, most: 1 });
}
