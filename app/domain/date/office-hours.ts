import { PRODUCT_ZONE, readClock, zoneClock } from './zone-clock';

const FROM_TIME = '09:00';
const UNTIL_TIME = '18:00';

/** Whether it is office hours in the product's zone: no one is reminded of anything at night. Milliseconds. */
export function isOfficeHour(now: number): boolean {
	const { time } = readClock(zoneClock(PRODUCT_ZONE), now);
	return time >= FROM_TIME && time < UNTIL_TIME;
}
