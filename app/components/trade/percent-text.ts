import type { Language } from '~/domain/language/language';

/** `10` or `7,5`. */
export function percentText(percent: number): string {
	return String(Math.round(percent * 100) / 100).replace('.', ',');
}

/** `10%` or `7,5%`, as the trade writes it (H§9); in German with a gap that never breaks, `10 %`. */
export function percentWithSign(percent: number, language: Language): string {
	return `${percentText(percent)}${language === 'de' ? '\u00a0' : ''}%`;
}
