import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { securityDeposit } from '~/domain/property/security-deposit';

const amount = { minor: 500_000, currency: 'EUR' } as const;

test.each([
	['blocked', amount, '2026-11-20', { kind: 'blocked', amount, date: '2027-03-06' }],
	['blocked', amount, '2027-03-10', { kind: 'blocked', amount, date: '2027-03-10' }],
	['other', amount, '2026-11-20', { kind: 'cashed_in', amount, date: '2027-03-06' }],
	[null, amount, '2026-11-20', { kind: 'unknown', amount }],
	['blocked', null, '2026-11-20', { kind: 'unknown', amount: null }],
	[null, null, '2026-11-20', { kind: 'unknown', amount: null }],
] as const)('%s, %j, booked %s', (securityDepositType, deposit, bookingDate, expected) => {
	const terms = { securityDeposit: deposit, securityDepositType };
	expect(securityDeposit({ bookingDate: plainDate(bookingDate), checkIn: plainDate('2027-03-20'), terms })).toEqual(
		expected,
	);
});
