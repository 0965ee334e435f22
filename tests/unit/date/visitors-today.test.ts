import { afterEach, expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { visitorsToday } from '~/domain/date/visitors-today';

const zone = process.env.TZ;
afterEach(() => {
	process.env.TZ = zone;
});

test.each([
	// 21 November, 20:00 in the Alps: the next morning on Kiritimati.
	['Pacific/Kiritimati', '2026-11-21T19:00:00Z', '2026-11-22'],
	// 22 November, 08:00 in the Alps: the evening before in Pago Pago, whose day has no nights left here.
	['Pacific/Pago_Pago', '2026-11-22T07:00:00Z', '2026-11-22'],
	['Europe/Zurich', '2026-11-22T07:00:00Z', '2026-11-22'],
	['America/New_York', '2026-11-22T23:30:00Z', '2026-11-23'],
])('a visitor in %s at %s may pick from %s on', (visitorZone, instant, first) => {
	process.env.TZ = visitorZone;
	const inTheAlps =
		instant === '2026-11-21T19:00:00Z'
			? '2026-11-21'
			: instant.startsWith('2026-11-22T23')
				? '2026-11-23'
				: '2026-11-22';
	expect(visitorsToday(plainDate(inTheAlps), new Date(instant))).toBe(first);
});

test('a day that is held still moves with the visitor', () => {
	process.env.TZ = 'Pacific/Kiritimati';
	expect(visitorsToday(plainDate('2026-01-31'), new Date('2026-11-21T19:00:00Z'))).toBe('2026-02-01');
});
