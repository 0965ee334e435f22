import type { PlainDate } from './plain-date';

/** Where the product's day begins: its own properties lie in this zone or keep the same time. */
export const PRODUCT_ZONE = 'Europe/Zurich';

/** Where the properties are, and the people who answer for them. */
export const ALPINE_ZONE = 'Europe/Vienna';

/** A clock of an IANA time zone, for `readClock`: making one costs as much as reading it a thousand times. Throws RangeError for an unknown zone. */
export function zoneClock(timeZone: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat('en-US', {
		timeZone,
		calendar: 'gregory',
		numberingSystem: 'latn',
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	});
}

/** Day and time that a clock shows at an instant: `2026-11-20`, `18:00`. Throws RangeError for an invalid instant. */
export function readClock(clock: Intl.DateTimeFormat, instant: number | Date): { day: PlainDate; time: string } {
	const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
	const { year = '', month, day, hour, minute } = parts;
	return { day: `${year.padStart(4, '0')}-${month}-${day}` as PlainDate, time: `${hour}:${minute}` };
}
