import { clockInZone } from './clock-in-zone';
import type { PlainDate } from './plain-date';

/**
 * The calendar day at an instant in an IANA time zone: deadlines run in the property's zone (`Europe/Zurich`), hidden
 * stays in `UTC`. Throws RangeError for an unknown zone or an invalid instant.
 */
export function todayInZone(now: Date, timeZone: string): PlainDate {
	if (timeZone === 'UTC') return now.toISOString().slice(0, 10) as PlainDate;
	return clockInZone(now.getTime(), timeZone).day;
}
