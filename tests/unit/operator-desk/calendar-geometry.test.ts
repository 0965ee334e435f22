import { describe, expect, it } from 'vitest';
import { barSpan, layOut, nightAt, shortGaps, stayOfColumns } from '~/components/trade/operator-desk/calendar-geometry';
import { plainDate } from '~/domain/date/plain-date';
import { placesOfWindow } from '~/domain/operator-desk/calendar/calendar-window';

const SHOWN = { from: plainDate('2026-11-21'), count: 40 };

describe('a bar of the calendar', () => {
	it('goes from the middle of the arrival day to the middle of the departure day', () => {
		expect(barSpan({ checkIn: '2026-11-21', checkOut: '2026-11-28' }, SHOWN)).toEqual({
			...{ left: 0.5, width: 7, isCutLeft: false, isCutRight: false },
		});
	});

	it('is cut where it goes on beyond the days shown', () => {
		expect(barSpan({ checkIn: '2026-11-14', checkOut: '2026-11-22' }, SHOWN)).toEqual({
			...{ left: 0, width: 1.5, isCutLeft: true, isCutRight: false },
		});
		expect(barSpan({ checkIn: '2026-12-30', checkOut: '2027-01-06' }, SHOWN)).toMatchObject({
			...{ left: 39.5, width: 0.5, isCutRight: true },
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
		[1.49, 0],
		[1.5, 1],
		[39.2, 38],
		[40, 39],
	])('at %d days is column %i', (days, column) => expect(nightAt(days, 40)).toBe(column));

	it('is a stay with the days on which guests come and go', () => {
		expect(stayOfColumns(SHOWN.from, 7, 13)).toEqual({ checkIn: '2026-11-28', checkOut: '2026-12-05' });
	});
});

describe('the lines of many properties', () => {
	const PLACES = [
		{ name: 'Lech', count: 3 },
		{ name: 'St. Anton', count: 1 },
		{ name: 'Zermatt', count: 496 },
	];

	it('stand below each other, each place with a head', () => {
		const layout = layOut(PLACES);
		const all = layout.linesIn(0, layout.height);
		expect(layout.height).toBe(3 * 28 + 500 * 44);
		expect(all).toHaveLength(503);
		expect(all.slice(0, 6).map((line) => (line.kind === 'place' ? line.name : line.row))).toEqual([
			...['Lech', 0, 1, 2, 'St. Anton', 3],
		]);
		for (const line of all) if (line.kind === 'row') expect(layout.topOf(line.row)).toBe(line.top);
	});

	it('are made only where they are in sight', () => {
		const layout = layOut(PLACES);
		const all = layout.linesIn(0, layout.height);
		for (const [begin, end] of [
			[-200, 300],
			[150, 900],
			[9000, 9800],
			[layout.height - 90, layout.height + 500],
		] as const) {
			const inSight = layout.linesIn(begin, end);
			const wanted = all.filter(({ top, kind }) => top + (kind === 'row' ? 44 : 28) > begin && top <= end);
			expect(inSight).toEqual(expect.arrayContaining(wanted));
			expect(inSight.length - wanted.length).toBeLessThanOrEqual(2);
		}
	});

	it('are none without properties', () => expect(layOut([]).linesIn(0, 500)).toEqual([]));
});

describe('a gap', () => {
	const held = [
		{ checkIn: '2027-02-13', checkOut: '2027-02-20' },
		{ checkIn: '2027-02-02', checkOut: '2027-02-09' },
		{ checkIn: '2027-02-20', checkOut: '2027-02-27' },
		{ checkIn: '2027-03-06', checkOut: '2027-03-08' },
	];

	const offered = (shortest: number | null) => ({ shortest, free: [], rules: [] });
	const season = { first_night: '2027-02-01', last_night: '2027-02-28', arrival_days: 127, departure_days: 127 };

	it('is between two stays and shorter than the rule of its season asks for, unless it is sold', () => {
		const rules = [{ ...season, shortest_stay: 7, gap_discount: 10 }];
		expect(shortGaps(held, { shortest: 3, free: [], rules })).toMatchObject([{ checkIn: '2027-02-09', shortest: 7 }]);
		const free = [{ checkIn: '2027-02-09', checkOut: '2027-02-13' }];
		expect(shortGaps(held, { shortest: 3, free, rules })).toEqual([]);
	});

	it('is between two stays and shorter than the shortest stay', () => {
		expect(shortGaps(held, offered(7))).toEqual([{ checkIn: '2027-02-09', checkOut: '2027-02-13', shortest: 7 }]);
		expect(shortGaps(held, offered(8))).toHaveLength(2);
		expect(shortGaps(held, offered(3))).toEqual([]);
		expect(shortGaps(held, offered(null))).toEqual([]);
	});
});

describe('the places of a window', () => {
	const PLACES = [30, 15, 40, 60].map((count, at) => ({ key: `place-${at}`, count }));

	it.each([
		[0, ['place-0', 'place-1', 'place-2'], 0],
		[50, ['place-2', 'place-3'], 5],
		[100, ['place-3'], 15],
		[150, [], 0],
	] as const)('from property %i on are those that its rows lie in', (row, keys, skip) => {
		expect(placesOfWindow(PLACES, row)).toEqual({ keys, skip });
	});
});
