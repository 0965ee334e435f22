import { type Checking, error, rowsToCheck } from './checking';

/** A deposit has a currency; the parts of a payment grow towards check-in; a refund does not grow towards it. */
export function checkTerms(checking: Checking): void {
	for (const row of rowsToCheck(checking, 'salesTerms')) {
		const { security_deposit, security_deposit_currency } = row.values;
		if ((security_deposit === null) !== (security_deposit_currency === null)) {
			const column = security_deposit === null ? 'security_deposit' : 'security_deposit_currency';
			error(checking, row, column, 'is empty', 'amount and currency, or neither');
		}
	}
	const payments = rowsToCheck(checking, 'paymentTerms');
	for (const row of payments) {
		const { operator, days_before_check_in: days, payment_ratio: ratio } = row.values;
		const later = payments.find(
			({ values }) =>
				values.operator === operator && values.days_before_check_in < days && values.payment_ratio <= ratio,
		);
		if (later) {
			const wrong = `${ratio} at ${days} days is not less than ${later.values.payment_ratio} at ${later.values.days_before_check_in} days`;
			error(checking, row, 'payment_ratio', wrong, 'cumulative shares that grow towards check-in');
		}
	}
	const tiers = rowsToCheck(checking, 'cancellationTerms');
	for (const row of tiers) {
		const { operator, days_before_check_in: days, refund_ratio: ratio } = row.values;
		const later = tiers.find(
			({ values }) => values.operator === operator && values.days_before_check_in < days && values.refund_ratio > ratio,
		);
		if (later) {
			const wrong = `${ratio} from ${days} days is less than ${later.values.refund_ratio} from ${later.values.days_before_check_in} days`;
			error(checking, row, 'refund_ratio', wrong, 'refunds that do not grow towards check-in');
		}
	}
}
