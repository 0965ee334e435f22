import { expect, test } from 'vitest';
import { formatDate } from '~/domain/date/format-date';

test.each([
	['2027-03-20', '20 Mar 2027', '20. März 2027'],
	['2027-01-02', '2 Jan 2027', '2. Jan. 2027'],
	['2026-09-30', '30 Sep 2026', '30. Sept. 2026'],
	['2026-12-31', '31 Dec 2026', '31. Dez. 2026'],
	['2027-05-01', '1 May 2027', '1. Mai 2027'],
	['2027-02-30', '', ''],
	['20.03.2027', '', ''],
	['', '', ''],
	[null, '', ''],
	[undefined, '', ''],
])('%s', (date, en, de) => {
	expect(formatDate(date, 'en')).toBe(en);
	expect(formatDate(date, 'de')).toBe(de);
});

test('weekdays and a missing year', () => {
	expect(formatDate('2027-03-20', 'en', { weekday: 'comma' })).toBe('Sat, 20 Mar 2027');
	expect(formatDate('2027-03-20', 'de', { weekday: 'comma' })).toBe('Sa., 20. März 2027');
	expect(formatDate('2027-02-13', 'en', { weekday: 'plain' })).toBe('Sat 13 Feb 2027');
	expect(formatDate('2027-02-13', 'de', { weekday: 'plain', hasYear: false })).toBe('Sa 13. Feb.');
	expect(formatDate('x', 'de', { weekday: 'comma' })).toBe('');
});
