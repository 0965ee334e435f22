import { formatLongDate } from '~/domain/date/format-long-date';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { TripGuest, TripRoom } from './trip-view';

/** `Saturday, 27 February 2027`. */
export function longDay(day: string, language: Language): string {
	return formatLongDate(plainDate(day), language);
}

/** `22 Nov 2026, 11:19`. */
export function momentWords(instant: number, language: Language): string {
	return formatTimestamp(instant, language);
}

/** `47.2132 N, 10.1349 E`, with the language's own decimal sign. */
export function positionWords(
	{ latitude, longitude }: { latitude: number; longitude: number },
	language: Language,
): string {
	const degrees = (value: number) => {
		const text = Math.abs(value).toFixed(4);
		return language === 'de' ? text.replace('.', ',') : text;
	};
	const east = language === 'de' ? 'O' : 'E';
	return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : east}`;
}

/** Two letters at most. */
export function initials({ firstName, lastName }: Pick<TripGuest, 'firstName' | 'lastName'>): string {
	return [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
}

/** The name of a room; of one without, `numbered` is given its key. */
export function roomName({ name, key }: Pick<TripRoom, 'name' | 'key'>, numbered: (number: string) => string): string {
	return name ?? numbered(key);
}
