import { expect, it } from 'vitest';
import { alpineOffset, alpineZoneName } from '~/domain/date/alpine-zone';
import { plainDate } from '~/domain/date/plain-date';

it.each([
	['2026-11-22', 'CET', 'MEZ'],
	['2027-03-27', 'CET', 'MEZ'],
	['2027-03-28', 'CEST', 'MESZ'],
	['2027-10-30', 'CEST', 'MESZ'],
	['2027-10-31', 'CET', 'MEZ'],
	['2024-03-31', 'CEST', 'MESZ'],
])('names the clocks of the Alps on %s', (day, english, german) => {
	expect([alpineZoneName(plainDate(day), 'en'), alpineZoneName(plainDate(day), 'de')]).toEqual([english, german]);
	const noon = Date.parse(`${day}T12:00:00Z`);
	const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vienna', hour: '2-digit' }).format(noon);
	expect(alpineOffset(plainDate(day))).toBe((Number(hour) - 12) * 60);
});
