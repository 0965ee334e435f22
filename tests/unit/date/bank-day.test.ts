import { expect, test } from 'vitest';
import { addBankDays } from '~/domain/date/bank-day';
import { plainDate } from '~/domain/date/plain-date';

test.each([
	['2026-11-16', 1, '2026-11-17', 'a Monday'],
	['2026-11-20', 2, '2026-11-24', 'a Friday'],
	['2026-11-21', 1, '2026-11-23', 'a Saturday'],
	['2026-12-23', 2, '2026-12-28', 'Christmas'],
	['2026-12-31', 1, '2027-01-04', 'New Year'],
	['2027-03-25', 1, '2027-03-30', 'Easter 2027'],
	['2026-04-02', 2, '2026-04-08', 'Easter 2026'],
	['2038-04-22', 1, '2038-04-27', 'the latest Easter of the century'],
	['2026-04-30', 1, '2026-05-04', 'the first of May'],
	['2026-11-20', 0, '2026-11-20', 'no day'],
])('%s and %i bank days are %s: %s', (day, count, later) => {
	expect(addBankDays(plainDate(day), count)).toBe(later);
});
