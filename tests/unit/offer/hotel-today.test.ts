import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { hotelToday } from '~/domain/offer/hotel-today';
import { makeOffers } from '~/domain/offer/make-offer';
import { PLAN, RATES, ROOM, requestFor } from './rated-room';

const LONDON = 'Europe/London';
const MALDIVES = 'Indian/Maldives';
const ASPEN = 'America/Denver';

/** As the site makes it. */
const dayAt = (instant: string) => {
	const at = new Date(instant);
	return { today: todayInZone(at, 'Europe/Zurich'), now: at.getTime() };
};

it.each([
	['2026-11-20T22:59Z', 'Europe/Zurich', '2026-11-20'],
	['2026-11-20T23:00Z', 'Europe/Zurich', '2026-11-21'],
	['2026-11-20T23:00Z', 'Europe/Vienna', '2026-11-21'],
	['2026-11-20T22:59Z', LONDON, '2026-11-20'],
	['2026-11-20T23:59Z', LONDON, '2026-11-20'],
	['2026-11-21T00:00Z', LONDON, '2026-11-21'],
	['2026-11-20T18:59Z', MALDIVES, '2026-11-20'],
	['2026-11-20T19:00Z', MALDIVES, '2026-11-21'],
	['2026-11-20T23:00Z', MALDIVES, '2026-11-21'],
	['2026-11-21T06:59Z', ASPEN, '2026-11-20'],
	['2026-11-21T07:00Z', ASPEN, '2026-11-21'],
	// Before and after the end of summer time.
	['2026-10-24T22:30Z', LONDON, '2026-10-24'],
	['2026-10-25T23:30Z', LONDON, '2026-10-25'],
])('at %s it is in %s the %s', (instant, zone, day) => {
	expect(hotelToday(dayAt(instant), zone)).toBe(day);
});

it('goes with an installation that believes in another day', () => {
	const today = plainDate('2030-02-01');
	expect(hotelToday({ today, now: Date.parse('2026-11-20T12:00Z') }, MALDIVES)).toBe('2030-02-01');
	expect(hotelToday({ today, now: Date.parse('2026-11-20T23:30Z') }, LONDON)).toBe('2030-01-31');
});

describe('deadlines run by the day at the hotel', () => {
	// Arrival 2027-01-04; 80 percent are retained from 30 days before on, and due then.
	const offerAt = (instant: string, timeZone: string, room = ROOM) => {
		const access = { billableCurrency: 'CHF', isCommissionVisible: true } as const;
		const there = { ...room, timeZone, plans: [PLAN] };
		const [offer] = makeOffers(there, requestFor(there), { access, rates: RATES, day: dayAt(instant) }).offers;
		return {
			booked: offer?.payments[0]?.dueDate,
			dueAtOnce: offer?.payments[0]?.percent,
			from: offer?.cancellation[0]?.from,
			fee: offer?.cancellation[0]?.feePercent,
		};
	};
	const FREE = { dueAtOnce: 30, fee: 0 };
	const CACHED = { dueAtOnce: 80, fee: 80 };

	it.each([
		['2026-12-04T22:59Z', 'Europe/Zurich', '2026-12-04', { dueAtOnce: 30, fee: 0 }],
		['2026-12-04T23:00Z', 'Europe/Zurich', '2026-12-05', CACHED],
		['2026-12-04T23:30Z', LONDON, '2026-12-04', FREE],
		['2026-12-05T00:00Z', LONDON, '2026-12-05', CACHED],
		['2026-12-04T18:59Z', MALDIVES, '2026-12-04', FREE],
		['2026-12-04T19:00Z', MALDIVES, '2026-12-05', CACHED],
		['2026-12-05T06:59Z', ASPEN, '2026-12-04', FREE],
	])('at %s in %s', (instant, zone, day, terms) => {
		expect(offerAt(instant, zone)).toEqual({ booked: day, from: day, ...terms });
	});

	it('still for an arrival that the product may sell while the day after has begun there', () => {
		const all = { dueAtOnce: 100, fee: 80 };
		expect(offerAt('2027-01-04T20:00Z', MALDIVES)).toEqual({ booked: '2027-01-04', from: '2027-01-04', ...all });
	});
});
