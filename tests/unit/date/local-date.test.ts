import { expect, test } from 'vitest';
import { localDate } from '~/domain/date/local-date';

test('the day on the clock, in every zone', () => {
	expect(localDate(new Date(2027, 2, 20, 0, 0, 1))).toBe('2027-03-20');
	expect(localDate(new Date(2027, 2, 20, 23, 59, 59))).toBe('2027-03-20');
	expect(localDate(new Date(2027, 0, 1))).toBe('2027-01-01');
});

test('an invalid Date gives an empty string', () => {
	expect(localDate(new Date(NaN))).toBe('');
});
