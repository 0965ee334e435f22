import { expect, it } from 'vitest';
import { instantAt } from '~/domain/date/instant-at';
import { plainDate } from '~/domain/date/plain-date';

it.each([
	['2026-11-21', '18:00', 'Europe/Paris', '2026-11-21T17:00:00.000Z'],
	['2027-07-01', '18:00', 'Europe/Paris', '2027-07-01T16:00:00.000Z'],
	['2027-03-28', '18:00', 'Europe/Paris', '2027-03-28T16:00:00.000Z'],
	['2026-10-25', '00:30', 'Europe/Paris', '2026-10-24T22:30:00.000Z'],
	['2026-11-21', '18:00', 'America/New_York', '2026-11-21T23:00:00.000Z'],
])('%s %s in %s', (day, time, zone, expected) => {
	expect(new Date(instantAt(plainDate(day), time, zone)).toISOString()).toBe(expected);
});
