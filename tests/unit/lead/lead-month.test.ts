import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { daysOf, placeInMonth, readMonth } from '~/domain/lead/dashboard/lead-month';

const today = plainDate('2026-11-20');
const february = readMonth('2027-02', today);
const stay = (checkIn: string, checkOut: string) => ({ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) });

describe('a month', () => {
	it('has its days and its neighbours', () => {
		expect(february).toEqual({ key: '2027-02', first: '2027-02-01', days: 28, before: '2027-01', after: '2027-03' });
		expect(readMonth('2026-12', today)).toMatchObject({ days: 31, before: '2026-11', after: '2027-01' });
		expect(readMonth('2028-02', today).days).toBe(29);
	});

	it.each([null, '', '2027', '2027-13', '1200-01', '9999-12', '2027-02-01'])('%s is the one of today', (text) =>
		expect(readMonth(text, today).key).toBe('2026-11'),
	);

	it('knows its weekends', () => {
		const weekends = daysOf(february).filter(({ isWeekend }) => isWeekend);
		expect(weekends.map(({ day }) => day)).toEqual([6, 7, 13, 14, 20, 21, 27, 28]);
	});
});

describe('a stay in it', () => {
	it.each([
		['within', stay('2027-02-06', '2027-02-13'), { start: 6, span: 8, startsBefore: false }],
		['from the month before', stay('2027-01-30', '2027-02-06'), { start: 1, span: 6, startsBefore: true }],
		['into the next one', stay('2027-02-27', '2027-03-06'), { start: 27, span: 2, startsBefore: false }],
		['that ends on its first day', stay('2027-01-25', '2027-02-01'), { start: 1, span: 1, startsBefore: true }],
		['over all of it', stay('2027-01-25', '2027-03-10'), { start: 1, span: 28, startsBefore: true }],
	])('%s', (_, each, place) => expect(placeInMonth(february, each)).toEqual(place));
});
