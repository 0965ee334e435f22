import type { PaymentMethod } from '../property/sales-terms';

/**
 * What is chosen before anybody chooses (LEAD-34): the card when it is the only accepted method, or when the Amex design is shown
 * and cards are accepted; otherwise the bank transfer. Null when nothing is accepted.
 */
export function defaultPaymentMethod(accepted: readonly PaymentMethod[], isAmexDesign: boolean): PaymentMethod | null {
	const takesCards = accepted.includes('credit_card');
	if (takesCards && (isAmexDesign || accepted.length === 1)) return 'credit_card';
	return accepted.includes('bank_transfer') ? 'bank_transfer' : null;
}

/** What can be offered: what the operator accepts, cards only where there is a vault to put them into (LEAD-34). */
export function offeredPaymentMethods(accepted: readonly PaymentMethod[], hasVault: boolean): PaymentMethod[] {
	return accepted.filter((method) => method !== 'credit_card' || hasVault);
}
