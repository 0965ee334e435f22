/** Where a payout run is read, released and written down as paid. */
export function payoutRunPath(id: string): string {
	return `/partner/money/payouts/${id}`;
}
