import { addDays, maxPlainDate, type PlainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import type { SalesTerms } from './sales-terms';

/** Authorised or blocked two weeks before arrival. */
export const DEPOSIT_DAYS_BEFORE_CHECK_IN = 14;

/** 'blocked' on a card from a date on, 'cashed_in' on that date, 'unknown' when the operator does not say. */
export type SecurityDeposit =
	| { kind: 'blocked' | 'cashed_in'; amount: Money; date: PlainDate }
	| { kind: 'unknown'; amount: Money | null };

type Booking = {
	bookingDate: PlainDate;
	checkIn: PlainDate;
	terms: Pick<SalesTerms, 'securityDeposit' | 'securityDepositType'>;
};

/** The security deposit of a stay; for a late booking it is taken at booking (PRICE-16). */
export function securityDeposit({ bookingDate, checkIn, terms }: Booking): SecurityDeposit {
	const amount = terms.securityDeposit;
	if (!amount || !terms.securityDepositType) return { kind: 'unknown', amount };
	return {
		kind: terms.securityDepositType === 'other' ? 'cashed_in' : 'blocked',
		amount,
		date: maxPlainDate(bookingDate, addDays(checkIn, -DEPOSIT_DAYS_BEFORE_CHECK_IN)),
	};
}
