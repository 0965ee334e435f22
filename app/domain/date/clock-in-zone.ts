import type { PlainDate } from './plain-date';
import { todayInZone } from './today-in-zone';

/** Where the properties are, and the people who answer for them. */
export const ALPINE_ZONE = 'Europe/Vienna';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day and clock time of an instant in a time zone: `2026-11-20`, `18:00`. On the server only: browsers' data differ. */
export function clockInZone(instant: number, timeZone: string = ALPINE_ZONE): { day: PlainDate; time: string } {
	let formatter = formatters.get(timeZone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
		formatters.set(timeZone, formatter);
	}
	return { day: todayInZone(new Date(instant), timeZone), time: formatter.format(instant) };
}
