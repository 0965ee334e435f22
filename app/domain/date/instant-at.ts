import { clockInZone } from './clock-in-zone';
import type { PlainDate } from './plain-date';

const MINUTE = 60_000;

/** The instant at which a clock in a time zone shows a day and `HH:MM`, in milliseconds; in the gap of a summer time, the one an hour later. */
export function instantAt(day: PlainDate, time: string, timeZone: string): number {
	const wanted = Date.parse(`${day}T${time}:00Z`);
	const shown = (instant: number) => {
		const clock = clockInZone(instant, timeZone);
		return Date.parse(`${clock.day}T${clock.time}:00Z`);
	};
	const first = wanted - (shown(wanted) - wanted);
	const second = first - (shown(first) - wanted);
	return Math.round(second / MINUTE) * MINUTE;
}
