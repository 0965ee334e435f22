import { expect, test } from 'vitest';
import { DEFAULT_SALES_TERMS, resolveSalesTerms } from '~/domain/property/sales-terms';

test.each([
	['null', null],
	['undefined', undefined],
	['nothing given', {}],
	['empty lists', { paymentTerms: [], cancellationTerms: [], acceptedPaymentMethods: [] }],
	['nulls', { creditCardFeeRatio: null, prepaymentRatio: null, paymentTerms: null }],
	[
		'impossible values',
		{
			creditCardFeeRatio: -1,
			prepaymentRatio: 1.5,
			paymentTerms: [{ daysBeforeCheckIn: -3, paymentRatio: 1 }],
			cancellationTerms: [{ daysBeforeCheckIn: 60, refundRatio: 75 }],
		},
	],
])('%s: the defaults', (_name, given) => {
	expect(resolveSalesTerms(given)).toEqual(DEFAULT_SALES_TERMS);
});

test('given values count, zeros too, and lists are sorted', () => {
	expect(
		resolveSalesTerms({
			creditCardFeeRatio: 0,
			prepaymentRatio: 0,
			acceptedPaymentMethods: ['bank_transfer'],
			paymentTerms: [
				{ daysBeforeCheckIn: 30, paymentRatio: 1 },
				{ daysBeforeCheckIn: 61, paymentRatio: 0.5 },
			],
			cancellationTerms: [
				{ daysBeforeCheckIn: 31, refundRatio: 0.25 },
				{ daysBeforeCheckIn: 61, refundRatio: 0.75 },
			],
			securityDeposit: { minor: 500_000, currency: 'EUR' },
			securityDepositType: 'blocked',
			commissionPercent: 10,
		}),
	).toEqual({
		creditCardFeeRatio: 0,
		prepaymentRatio: 0,
		acceptedPaymentMethods: ['bank_transfer'],
		paymentTerms: [
			{ daysBeforeCheckIn: 61, paymentRatio: 0.5 },
			{ daysBeforeCheckIn: 30, paymentRatio: 1 },
		],
		cancellationTerms: [
			{ daysBeforeCheckIn: 61, refundRatio: 0.75 },
			{ daysBeforeCheckIn: 31, refundRatio: 0.25 },
		],
		securityDeposit: { minor: 500_000, currency: 'EUR' },
		securityDepositType: 'blocked',
		commissionPercent: 10,
	});
});
