import { formatDate } from '../../date/format-date';
import { todayInZone } from '../../date/today-in-zone';

const ZONE = 'Europe/Vienna';

/** An instant as the team reads it: `Fri, 20 Nov 2026, 10:46 (Vienna)`. */
export function teamMailTime(instant: number): string {
	const at = new Date(instant);
	const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(at);
	return `${formatDate(todayInZone(at, ZONE), 'en', { weekday: 'comma' })}, ${clock} (Vienna)`;
}
