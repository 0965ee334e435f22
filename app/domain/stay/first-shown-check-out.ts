import { addDays, type PlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';

/**
 * The earliest check-out that is shown: stays that ended more than one day ago, in UTC, are hidden (PRICE-8). `TODAY` may hold the calendar
 * still for demonstrations (`today` is then more than a day away from the clock): the rule counts from there.
 */
export function firstShownCheckOut({ now, today }: { now: number; today: PlainDate }): PlainDate {
	const utcToday = todayInZone(new Date(now), 'UTC');
	const isHeld = Math.abs(Date.parse(utcToday) - Date.parse(today)) > 86_400_000;
	return addDays(isHeld ? today : utcToday, -1);
}
