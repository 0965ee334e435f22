import { localDate } from './local-date';
import { addDays, type PlainDate } from './plain-date';
import { PRODUCT_ZONE, readClock, zoneClock } from './zone-clock';

/**
 * The first day that a visitor may pick: the day on the clock in front of them, or the product's day where that is later. A
 * night that has begun in the Alps cannot be had from where it is still yesterday (ADR 35).
 * @param today the product's day as the server says it, which may be held still
 * @param now the instant, on a machine in the visitor's zone
 */
export function visitorsToday(today: PlainDate, now: Date): PlainDate {
	return localDate(now) > readClock(zoneClock(PRODUCT_ZONE), now).day ? addDays(today, 1) : today;
}
