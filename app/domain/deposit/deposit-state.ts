/** In the order in which a security deposit goes through them (MONEY-12). */
export type DepositState = 'planned' | 'partlyPaid' | 'paidIn' | 'released' | 'retained';

type Amounts = { minor: number; receivedMinor: number; returnedMinor: number; retainedMinor: number };

/** What of a deposit we hold, minor units. */
export function heldMinor({ receivedMinor, returnedMinor, retainedMinor }: Omit<Amounts, 'minor'>): number {
	return receivedMinor - returnedMinor - retainedMinor;
}

/** What of a deposit is still to come, minor units; nothing once it has been settled. */
export function depositOpenMinor({ minor, receivedMinor, settledAt }: Amounts & { settledAt: number | null }): number {
	return settledAt === null ? Math.max(0, minor - receivedMinor) : 0;
}

/** Where a deposit stands: `released` when all of it was given back, `retained` when some or all of it was not. */
export function depositState(deposit: Amounts & { settledAt: number | null }): DepositState {
	const { minor, receivedMinor, retainedMinor, settledAt } = deposit;
	if (settledAt !== null) return retainedMinor > 0 ? 'retained' : 'released';
	if (receivedMinor === 0) return 'planned';
	return receivedMinor < minor ? 'partlyPaid' : 'paidIn';
}
