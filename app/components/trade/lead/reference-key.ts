const KEYS: Readonly<Record<string, 'bookingReference' | 'clientReference'>> = {
	'Booking reference': 'bookingReference',
	'Client reference': 'clientReference',
};

/** The text of `trade-lead` for a reference that has its usual name; null: the brand has one of its own (LEAD-9), the same in every language. */
export function referenceKey(name: string): 'bookingReference' | 'clientReference' | null {
	return KEYS[name] ?? null;
}
