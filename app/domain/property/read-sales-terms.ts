import { isCurrency, money } from '../money/money';
import type { OperatorTuple } from './property-row.server';
import { resolveSalesTerms, type SalesTerms } from './sales-terms';

type Tiers = readonly [daysBeforeCheckIn: number, ratio: number][];

/** An operator's terms as queries write them, complete by the defaults of `sales-terms.ts`; null: the property has no operator. */
export function readSalesTerms(
	operator: readonly [...OperatorTuple, ...unknown[]] | null,
	cancellation: Tiers,
	payment: Tiers,
): SalesTerms {
	const [feeRatio, prepaymentRatio, takesCards, takesTransfers, minor, currency, depositType] = operator ?? [];
	return resolveSalesTerms({
		creditCardFeeRatio: feeRatio,
		prepaymentRatio,
		acceptedPaymentMethods: [
			...(takesCards === 0 ? [] : (['credit_card'] as const)),
			...(takesTransfers === 0 ? [] : (['bank_transfer'] as const)),
		],
		cancellationTerms: cancellation.map(([daysBeforeCheckIn, refundRatio]) => ({ daysBeforeCheckIn, refundRatio })),
		paymentTerms: payment.map(([daysBeforeCheckIn, paymentRatio]) => ({ daysBeforeCheckIn, paymentRatio })),
		securityDeposit: typeof minor === 'number' && isCurrency(currency) ? money(minor, currency) : null,
		securityDepositType: depositType,
	});
}
