import type { Language } from '../language/language';
import { alpineZoneName } from './alpine-zone';
import { formatDate } from './format-date';
import { parsePlainDate } from './plain-date';
import { todayInZone } from './today-in-zone';

/** Where the properties are, and the people who answer for them. */
const ZONE = 'Europe/Zurich';

const clock = new Intl.DateTimeFormat('en-GB', {
	timeZone: ZONE,
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

/** The time of day on a clock of the Alps: `18:00`. Milliseconds. */
export function clockTime(instant: number): string {
	return clock.format(new Date(instant));
}

/** An instant on a clock of the Alps: `Fri 20 Nov 2026, 10:46`, `Fr 20. Nov. 2026, 10:46`. Milliseconds; '' for none. */
export function formatTimestamp(instant: number | null | undefined, language: Language): string {
	if (instant === null || instant === undefined) return '';
	const at = new Date(instant);
	return `${formatDate(todayInZone(at, ZONE), language, { weekday: 'plain' })}, ${clockTime(instant)}`;
}

/** The same with the zone, for readers whose clock may be another: `Fri 20 Nov 2026, 10:46 CET`. */
export function formatTimestampInZone(instant: number, language: Language): string {
	return `${formatTimestamp(instant, language)} ${alpineZoneName(todayInZone(new Date(instant), ZONE), language)}`;
}

/** The same as a field of date and time has it, `2026-11-20T10:46`, on a clock of the Alps. */
export function toLocalField(instant: number): string {
	const at = new Date(instant);
	return `${todayInZone(at, ZONE)}T${clock.format(at)}`;
}

/** The instant that a field of date and time on a clock of the Alps means; null for anything else. */
export function fromLocalField(text: string): number | null {
	const [, written, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
	const day = parsePlainDate(written);
	const asUtc = Date.parse(`${day}T${time}:00Z`);
	if (day === null || Number.isNaN(asUtc)) return null;
	// One hour or two ahead of UTC: whichever shows the same field.
	for (const hours of [1, 2]) {
		const instant = asUtc - hours * 3_600_000;
		if (toLocalField(instant) === `${day}T${time}`) return instant;
	}
	return null;
}
