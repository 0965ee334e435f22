import { MemoryCache } from '~/platform/cache/memory-cache';
import { ZONES } from '~/platform/cache/policies';
import type { PlainDate } from './plain-date';
import { ALPINE_ZONE, readClock, zoneClock } from './zone-clock';

const CLOCK_BYTES = 20_000;
const clocks = new MemoryCache<Intl.DateTimeFormat>(ZONES, () => CLOCK_BYTES);

/** Day and clock time of an instant in an IANA time zone. Throws RangeError for an unknown zone or an invalid instant. */
export function clockInZone(instant: number, timeZone: string = ALPINE_ZONE): { day: PlainDate; time: string } {
	return readClock(
		clocks.getOrMake(timeZone, () => zoneClock(timeZone)),
		instant,
	);
}
