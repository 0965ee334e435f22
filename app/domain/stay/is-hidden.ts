import { addDays, type PlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';

/** A stay is hidden when its check-out is more than one day past. `today` is the day in UTC (PRICE-8). */
export function isHidden(stay: { checkOut: PlainDate }, today: PlainDate): boolean {
	return stay.checkOut < addDays(today, -1);
}

/**
 * The earliest check-out that is still shown. `TODAY` may hold the calendar still for demonstrations (`today` is then more
 * than a day away from the clock): the rule counts from there.
 */
export function firstShownCheckOut({ now, today }: { now: number; today: PlainDate }): PlainDate {
	const utcToday = todayInZone(new Date(now), 'UTC');
	const isHeld = Math.abs(Date.parse(utcToday) - Date.parse(today)) > 86_400_000;
	return addDays(isHeld ? today : utcToday, -1);
}
