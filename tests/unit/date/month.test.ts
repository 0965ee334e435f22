import { expect, test } from 'vitest';
import { addMonths, daysOfMonth, formatMonth, type Month, monthOf, parseMonth } from '~/domain/date/month';
import { plainDate } from '~/domain/date/plain-date';

test.each(['2027-02', '2026-12', '0001-01', '9999-12'])('%s is a month', (text) => expect(parseMonth(text)).toBe(text));

test.each(['2027-13', '2027-00', '2027-2', '2027-02-01', '02-2027', '🎿', '', null, 7])('%s is none', (text) =>
	expect(parseMonth(text)).toBeNull(),
);

test('months are counted over the end of a year', () => {
	const december = monthOf(plainDate('2026-12-31'));
	expect(addMonths(december, 1)).toBe('2027-01');
	expect(addMonths(december, 14)).toBe('2028-02');
	expect(addMonths('2027-01' as Month, -1)).toBe('2026-12');
});

test('a month has all of its days', () => {
	expect(daysOfMonth('2028-02' as Month)).toHaveLength(29);
	expect(daysOfMonth('2027-02' as Month).at(-1)).toBe('2027-02-28');
});

test('a month in words', () => {
	expect(formatMonth('2027-02' as Month, 'en')).toBe('February 2027');
	expect(formatMonth('2027-03' as Month, 'de')).toBe('März 2027');
});
