import type { Language } from '../language/language';

/** Short month names, January first. Fixed tables: engines disagree on Sep and Sept, and hydration must not. */
export const SHORT_MONTHS: Record<Language, readonly string[]> = {
	en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
	de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
};

/** Full month names, January first. */
export const LONG_MONTHS: Record<Language, readonly string[]> = {
	en: [
		'January',
		'February',
		'March',
		'April',
		'May',
		'June',
		'July',
		'August',
		'September',
		'October',
		'November',
		'December',
	],
	de: [
		'Januar',
		'Februar',
		'März',
		'April',
		'Mai',
		'Juni',
		'Juli',
		'August',
		'September',
		'Oktober',
		'November',
		'Dezember',
	],
};

/** Short weekday names, Sunday first, without a full stop. */
export const SHORT_WEEKDAYS: Record<Language, readonly string[]> = {
	en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
	de: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
};

/** Full weekday names, Sunday first. */
export const LONG_WEEKDAYS: Record<Language, readonly string[]> = {
	en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
	de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
};
