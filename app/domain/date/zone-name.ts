import type { Language } from '../language/language';

const GERMAN: Record<string, string> = { CET: 'MEZ', CEST: 'MESZ' };

/** What an IANA time zone is called at an instant: `CET`, in German `MEZ`. Throws RangeError for an unknown zone. */
export function zoneName(timeZone: string, language: Language, at: Date | number): string {
	const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(at);
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	return zoneWord(name, language);
}

/** A zone's English short name in the reader's language. */
export function zoneWord(name: string, language: Language): string {
	return language === 'de' ? (GERMAN[name] ?? name) : name;
}
