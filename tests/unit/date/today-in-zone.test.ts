import { expect, test } from 'vitest';
import { todayInZone } from '~/domain/date/today-in-zone';

test.each([
	['2026-11-20T08:46:00Z', 'Europe/Zurich', '2026-11-20'],
	['2026-11-20T23:30:00Z', 'Europe/Zurich', '2026-11-21'],
	['2026-11-20T23:30:00Z', 'UTC', '2026-11-20'],
	['2027-06-30T22:00:00Z', 'Europe/Vienna', '2027-07-01'],
	['2027-01-01T04:00:00Z', 'America/New_York', '2026-12-31'],
	['2027-03-28T00:59:59Z', 'Europe/Paris', '2027-03-28'],
	['2026-12-31T12:00:00Z', 'Pacific/Auckland', '2027-01-01'],
])('%s in %s is %s', (instant, zone, today) => {
	expect(todayInZone(new Date(instant), zone)).toBe(today);
});

test('an unknown zone and an invalid instant are errors', () => {
	expect(() => todayInZone(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
	expect(() => todayInZone(new Date(NaN), 'UTC')).toThrow(RangeError);
	expect(() => todayInZone(new Date(NaN), 'Europe/Zurich')).toThrow(RangeError);
});
