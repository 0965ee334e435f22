/** What a visitor reads after coming back from the payment provider. */
export type PaymentReturn = 'succeeded' | 'canceled' | 'invalid';

/** Reads the flags of the address that the provider sends people back to (LEAD-40); they are words for a page and prove nothing. */
export function paymentReturn(query: URLSearchParams): PaymentReturn {
	if (query.has('success')) return 'succeeded';
	return query.has('canceled') ? 'canceled' : 'invalid';
}
