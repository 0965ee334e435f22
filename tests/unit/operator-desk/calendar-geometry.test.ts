import { describe, expect, it } from 'vitest';
import { barSpan, nightAt, stayOfColumns } from '~/components/trade/operator-desk/calendar-geometry';
import { plainDate } from '~/domain/date/plain-date';

const SHOWN = { from: plainDate('2026-11-21'), count: 40 };

describe('a bar of the calendar', () => {
	it('goes from the middle of the arrival day to the middle of the departure day', () => {
		expect(barSpan({ checkIn: '2026-11-21', checkOut: '2026-11-28' }, SHOWN)).toEqual({
			...{ left: 1.25, width: 17.5, isCutLeft: false, isCutRight: false },
		});
	});

	it('is cut where it goes on beyond the days shown', () => {
		expect(barSpan({ checkIn: '2026-11-14', checkOut: '2026-11-22' }, SHOWN)).toEqual({
			...{ left: 0, width: 3.75, isCutLeft: true, isCutRight: false },
		});
		expect(barSpan({ checkIn: '2026-12-30', checkOut: '2027-01-06' }, SHOWN)).toMatchObject({
			...{ left: 98.75, width: 1.25, isCutRight: true },
		});
	});

	it('is not there for a stay that touches none of them', () => {
		expect(barSpan({ checkIn: '2026-11-10', checkOut: '2026-11-20' }, SHOWN)).toBeNull();
		expect(barSpan({ checkIn: '2027-01-01', checkOut: '2027-01-08' }, SHOWN)).toBeNull();
	});
});

describe('a night under the pointer', () => {
	it.each([
		[0, 0],
		[0.037, 0],
		[0.038, 1],
		[0.98, 38],
		[1, 39],
	])('at %d of the width is column %i', (share, column) => expect(nightAt(share, 40)).toBe(column));

	it('is a stay with the days on which guests come and go', () => {
		expect(stayOfColumns(SHOWN.from, 7, 13)).toEqual({ checkIn: '2026-11-28', checkOut: '2026-12-05' });
	});
});
