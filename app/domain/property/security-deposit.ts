import { addDays, maxPlainDate, type PlainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import type { SalesTerms } from './sales-terms';

/** P§9: blocked two weeks before arrival. */
export const BLOCKED_DAYS_BEFORE_CHECK_IN = 14;

/** 'blocked' on a card from a date on, 'cashed_in' otherwise, 'unknown' when the operator does not say (P§3). */
export type SecurityDeposit =
	| { kind: 'blocked'; amount: Money; date: PlainDate }
	| { kind: 'cashed_in'; amount: Money }
	| { kind: 'unknown'; amount: Money | null };

type Booking = {
	bookingDate: PlainDate;
	checkIn: PlainDate;
	terms: Pick<SalesTerms, 'securityDeposit' | 'securityDepositType'>;
};

/** The security deposit of a stay; for a late booking it is blocked at booking. */
export function securityDeposit({ bookingDate, checkIn, terms }: Booking): SecurityDeposit {
	const amount = terms.securityDeposit;
	if (!amount || !terms.securityDepositType) return { kind: 'unknown', amount };
	if (terms.securityDepositType === 'other') return { kind: 'cashed_in', amount };
	return { kind: 'blocked', amount, date: maxPlainDate(bookingDate, addDays(checkIn, -BLOCKED_DAYS_BEFORE_CHECK_IN)) };
}
