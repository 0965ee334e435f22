import type { Language } from '../language/language';

/** Name of any country by its ISO 3166-1 code in a language; hotels stand in more countries than properties do. */
export function regionName(code: string, language: Language): string {
	return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
