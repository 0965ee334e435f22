import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	addDays,
	comparePlainDates,
	daysBetween,
	fromEpochDay,
	maxPlainDate,
	minPlainDate,
	parsePlainDate,
	partsOf,
	plainDate,
	toEpochDay,
	weekday,
} from '~/domain/date/plain-date';

describe('parsePlainDate', () => {
	test.each(['2027-03-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
		expect(parsePlainDate(text)).toBe(text);
	});
	test.each([
		'',
		'2027-02-29',
		'1900-02-29',
		'2027-04-31',
		'2027-00-10',
		'2027-13-01',
		'2027-01-00',
		'2027-01-32',
		'0000-01-01',
		'2027-3-20',
		'27-03-20',
		' 2027-03-20',
		'2027-03-20T00:00:00Z',
		'2027-03-20\n',
		'٢٠٢٧-٠٣-٢٠',
		'+2027-03-20',
		null,
		undefined,
		20270320,
		new Date(0),
	])('%j is none', (value) => {
		expect(parsePlainDate(value)).toBeNull();
	});
});

test('plainDate throws for the programmer', () => {
	expect(plainDate('2027-03-20')).toBe('2027-03-20');
	expect(() => plainDate('2027-02-30')).toThrow(RangeError);
});

test.each([
	['2027-03-20', 7, '2027-03-27'],
	['2027-03-27', 1, '2027-03-28'],
	['2027-03-28', 1, '2027-03-29'],
	['2027-10-30', 2, '2027-11-01'],
	['2027-03-20', -84, '2026-12-26'],
	['2026-12-31', 1, '2027-01-01'],
	['2024-02-28', 1, '2024-02-29'],
	['1970-01-01', -1, '1969-12-31'],
	['0001-01-01', 0, '0001-01-01'],
])('%s plus %i days is %s', (date, days, later) => {
	expect(addDays(plainDate(date), days)).toBe(later);
	expect(daysBetween(plainDate(date), plainDate(later))).toBe(days);
});

test.each([NaN, 0.5, Infinity, 4_000_000])('adding %s days throws', (days) => {
	expect(() => addDays(plainDate('2027-03-20'), days)).toThrow(RangeError);
});

test.each([
	['2027-03-20', 6],
	['2027-03-21', 0],
	['2026-11-20', 5],
	['1970-01-01', 4],
	['1969-12-31', 3],
])('%s is weekday %i', (date, day) => {
	expect(weekday(plainDate(date))).toBe(day);
});

test('order, least, greatest, parts', () => {
	const [a, b, c] = [plainDate('2027-01-02'), plainDate('2026-12-26'), plainDate('2027-01-10')];
	expect([a, b, c].sort(comparePlainDates)).toEqual([b, a, c]);
	expect(comparePlainDates(a, a)).toBe(0);
	expect(minPlainDate(a, b, c)).toBe(b);
	expect(maxPlainDate(a, b, c)).toBe(c);
	expect(partsOf(b)).toEqual({ year: 2026, month: 12, day: 26 });
});

test('every day of the calendar survives the way through its number', () => {
	fc.assert(
		fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
			const date = fromEpochDay(day);
			expect(parsePlainDate(date)).toBe(date);
			expect(toEpochDay(date)).toBe(day);
		}),
	);
});
