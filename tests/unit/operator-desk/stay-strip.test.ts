import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { arrivalGap, type DeskStay, dayOfStay, stripOf, turnoverOf } from '~/domain/operator-desk/today/stay-strip';
import { lastTeamEnd } from '~/domain/team/last-team-end';

const TODAY = plainDate('2026-11-27');
const stay = (checkIn: string, checkOut: string, given: Partial<DeskStay> = {}): DeskStay => ({
	...{
		id: `lead_${checkIn}`,
		propertyNo: 1,
		property: 'Chalet Aurikel',
		place: 'Lech',
		firstName: 'Ada',
		lastName: 'Thorne',
	},
	...{ pax: 4, arrivalTime: '16:00', named: 4, checkIn: plainDate(checkIn), checkOut: plainDate(checkOut), ...given },
});

describe('the days ahead', () => {
	it('count who comes, has the night and leaves; the day of departure is no night', () => {
		const stays = [stay('2026-11-20', '2026-11-28'), stay('2026-11-28', '2026-11-30')];
		expect(stripOf(stays, TODAY, 4)).toEqual([
			{ day: '2026-11-27', arrive: 0, inHouse: 1, leave: 0 },
			{ day: '2026-11-28', arrive: 1, inHouse: 1, leave: 1 },
			{ day: '2026-11-29', arrive: 0, inHouse: 1, leave: 0 },
			{ day: '2026-11-30', arrive: 0, inHouse: 0, leave: 1 },
		]);
	});

	it('say who comes next in the same property', () => {
		const first = stay('2026-11-20', '2026-11-28');
		const other = stay('2026-11-28', '2026-12-01', { propertyNo: 2 });
		expect(turnoverOf(first, [first, other])).toEqual({ kind: 'none' });
		expect(turnoverOf(first, [first, other, stay('2026-12-05', '2026-12-12')])).toEqual({
			kind: 'later',
			day: '2026-12-05',
		});
		expect(turnoverOf(first, [first, stay('2026-11-28', '2026-12-05')])).toEqual({ kind: 'sameDay' });
	});

	it('say what is not known of an arrival, from a week before', () => {
		expect(arrivalGap(stay('2026-12-04', '2026-12-11', { named: 0, arrivalTime: null }), TODAY)).toBe('guests');
		expect(arrivalGap(stay('2026-12-04', '2026-12-11', { arrivalTime: null }), TODAY)).toBe('time');
		expect(arrivalGap(stay('2026-12-04', '2026-12-11'), TODAY)).toBeNull();
		expect(arrivalGap(stay('2026-12-05', '2026-12-12', { named: 0 }), TODAY)).toBeNull();
	});

	it('count the days of a stay', () => {
		expect(dayOfStay(stay('2026-11-25', '2026-12-02'), TODAY)).toEqual({ at: 3, of: 7 });
	});
});

describe('the end of the team’s last day', () => {
	it.each([
		['2026-11-27T15:59:00Z', '2026-11-26T16:00:00.000Z'],
		['2026-11-27T16:01:00Z', '2026-11-27T16:00:00.000Z'],
		// A Sunday and the Monday after it: Saturday.
		['2026-11-29T20:00:00Z', '2026-11-28T16:00:00.000Z'],
		['2026-11-30T08:00:00Z', '2026-11-28T16:00:00.000Z'],
		['2026-07-10T08:00:00Z', '2026-07-09T15:00:00.000Z'],
	])('at %s was %s', (now, end) => {
		expect(new Date(lastTeamEnd(Date.parse(now))).toISOString()).toBe(end);
	});
});
