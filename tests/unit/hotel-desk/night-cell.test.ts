import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { nightCell, nightState, type StoredNight } from '~/domain/hotel-desk/nights/night-cell';
import type { Closure } from '~/domain/offer/rate';

const SEASON = {
	...{ firstNight: plainDate('2026-12-01'), lastNight: plainDate('2026-12-31'), weekendMask: 0b1100000 },
	...{ nightlyMinor: 40_000, weekendMinor: 48_000, publicMinor: null, minNights: 3 },
};

const closed = (kind: Closure['kind'], firstDay: string, lastDay = firstDay): Closure => ({
	...{ planId: null, kind, firstDay: plainDate(firstDay), lastDay: plainDate(lastDay) },
});

/** A Saturday. */
const NIGHT = plainDate('2026-12-19');

const cell = (stored: Partial<StoredNight> | null, closures: readonly Closure[] = [], night = NIGHT) => {
	const none = { taken: 0, units: 5, minNights: null, isArrivalClosed: false, isStopped: false, held: 0 };
	const room = { units: 5, seasons: [SEASON], closures };
	return nightCell(night, room, stored ? { night, ...none, ...stored } : undefined);
};

describe('a night', () => {
	it('has the type’s rooms and the season’s rules where nothing is set', () => {
		expect(cell(null)).toEqual({
			...{ night: NIGHT, priceMinor: 48_000, units: 5, booked: 0, held: 0, left: 5, minNights: 3 },
			...{ isOwnMinNights: false, isArrivalClosed: false, isStopped: false, isClosed: false },
		});
	});

	it.each([
		['a weekday', cell(null, [], plainDate('2026-12-21')), { priceMinor: 40_000 }],
		['out of season', cell(null, [], plainDate('2027-01-01')), { priceMinor: null, minNights: 1 }],
		['booked and held', cell({ taken: 4, held: 1 }), { booked: 3, held: 1, left: 1 }],
		['fewer to sell', cell({ taken: 2, units: 2 }), { units: 2, left: 0 }],
		['a shorter stay', cell({ minNights: 1 }), { minNights: 1, isOwnMinNights: true }],
		['closed for arrival by itself', cell({ isArrivalClosed: true }), { isArrivalClosed: true }],
		['closed for arrival in the catalogue', cell(null, [closed('arrival', NIGHT)]), { isArrivalClosed: true }],
		['the day after a closure', cell(null, [closed('stay', '2026-12-10', '2026-12-18')]), { isClosed: false }],
	])('%s', (_, found, expected) => {
		expect(found).toMatchObject(expected);
	});

	it.each([
		['free', cell(null)],
		['few', cell({ taken: 3 })],
		['soldOut', cell({ taken: 5 })],
		['stopped', cell({ isStopped: true, taken: 5 })],
		['closed', cell({ isStopped: true }, [closed('stay', NIGHT)])],
		['noPrice', cell(null, [], plainDate('2027-01-01'))],
		['soldOut', cell({ taken: 5 }, [], plainDate('2027-01-01'))],
	] as const)('is %s', (state, found) => {
		expect(nightState(found)).toBe(state);
	});
});
