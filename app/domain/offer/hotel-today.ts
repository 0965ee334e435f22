import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';

/** The product's day, and the instant at which it is asked for, in milliseconds. */
export type ProductDay = { today: PlainDate; now: number };

/**
 * The day at the hotel, by which its deadlines run (OFFER-22): the product's, before or after it where midnight is at another time
 * there. An installation that believes in another day (`TODAY`) does so everywhere.
 */
export function hotelToday({ today, now }: ProductDay, timeZone: string): PlainDate {
	if (timeZone === PRODUCT_ZONE) return today;
	const at = new Date(now);
	return addDays(today, daysBetween(todayInZone(at, PRODUCT_ZONE), todayInZone(at, timeZone)));
}
