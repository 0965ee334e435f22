import { PAYMENT_METHODS, type SECURITY_DEPOSIT_TYPES } from '#db/schema/enums';
import type { Money } from '../money/money';
import { cardFeeRatio, DEFAULT_CARD_FEE_RATIO } from './card-fee-ratio';

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type SecurityDepositType = (typeof SECURITY_DEPOSIT_TYPES)[number];

/** Cancelled this many days before check-in or earlier, this share (0 to 1) of the price is given back. */
export type CancellationTerm = { daysBeforeCheckIn: number; refundRatio: number };

/** This many days before check-in this share (0 to 1) of the whole price must have been paid, prepayment included. */
export type PaymentTerm = { daysBeforeCheckIn: number; paymentRatio: number };

/** The terms on which an operator sells; ratios are 0 to 1. */
export type SalesTerms = {
	creditCardFeeRatio: number;
	acceptedPaymentMethods: readonly PaymentMethod[];
	/** Due at booking. */
	prepaymentRatio: number;
	/** Furthest from check-in first. */
	paymentTerms: readonly PaymentTerm[];
	/** Furthest from check-in first. */
	cancellationTerms: readonly CancellationTerm[];
	securityDeposit: Money | null;
	securityDepositType: SecurityDepositType | null;
	/** For agencies only; null when none is agreed. */
	commissionPercent: number | null;
};

/** What holds where an operator says nothing (PRICE-13). */
export const DEFAULT_SALES_TERMS: SalesTerms = {
	creditCardFeeRatio: DEFAULT_CARD_FEE_RATIO,
	acceptedPaymentMethods: PAYMENT_METHODS,
	prepaymentRatio: 0.35,
	paymentTerms: [{ daysBeforeCheckIn: 84, paymentRatio: 1 }],
	cancellationTerms: [{ daysBeforeCheckIn: 84, refundRatio: 0.65 }],
	securityDeposit: null,
	securityDepositType: null,
	commissionPercent: null,
};

type GivenTerms = { [Key in keyof SalesTerms]?: SalesTerms[Key] | null | undefined };

/**
 * Complete terms out of what an operator gave. Missing, empty and impossible values (a ratio outside 0 to 1, negative
 * days) inherit the defaults; lists are sorted, furthest from check-in first.
 */
export function resolveSalesTerms(given: GivenTerms | null | undefined): SalesTerms {
	const defaults = DEFAULT_SALES_TERMS;
	return {
		creditCardFeeRatio: cardFeeRatio(given?.creditCardFeeRatio),
		acceptedPaymentMethods: orDefault(given?.acceptedPaymentMethods, defaults.acceptedPaymentMethods),
		prepaymentRatio: isRatio(given?.prepaymentRatio) ? given.prepaymentRatio : defaults.prepaymentRatio,
		paymentTerms: sorted(given?.paymentTerms, (term) => term.paymentRatio, defaults.paymentTerms),
		cancellationTerms: sorted(given?.cancellationTerms, (term) => term.refundRatio, defaults.cancellationTerms),
		securityDeposit: given?.securityDeposit ?? null,
		securityDepositType: given?.securityDepositType ?? null,
		commissionPercent: given?.commissionPercent ?? null,
	};
}

function isRatio(value: unknown): value is number {
	return typeof value === 'number' && value >= 0 && value <= 1;
}

function orDefault<T>(list: readonly T[] | null | undefined, inherited: readonly T[]): readonly T[] {
	return list && list.length > 0 ? list : inherited;
}

function sorted<Term extends { daysBeforeCheckIn: number }>(
	terms: readonly Term[] | null | undefined,
	ratioOf: (term: Term) => number,
	inherited: readonly Term[],
): readonly Term[] {
	const sound = (terms ?? []).filter((term) => isRatio(ratioOf(term)) && term.daysBeforeCheckIn >= 0);
	return orDefault(sound, inherited).toSorted((a, b) => b.daysBeforeCheckIn - a.daysBeforeCheckIn);
}
