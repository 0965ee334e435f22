import { type PlainDate, parsePlainDate } from './plain-date';

/**
 * The calendar day a Date shows on this machine's clock, as `YYYY-MM-DD` adjusted for the time zone offset:
 * the user's own today for date pickers. '' for an invalid Date. In the browser only; a server has no user's zone.
 */
export function localDate(date: Date): PlainDate | '' {
	const year = String(date.getFullYear()).padStart(4, '0');
	const month = String(date.getMonth() + 1).padStart(2, '0');
	const day = String(date.getDate()).padStart(2, '0');
	return parsePlainDate(`${year}-${month}-${day}`) ?? '';
}
