/** Where a payout run is read, released and written down as paid. */
export function payoutRunPath(id: string): string {
	return `/partner/money/payouts/${id}`;
}

/** The remittance advice of a payout, for the team. */
export function adviceOfRunPath(runId: string, payoutId: string): string {
	return `${payoutRunPath(runId)}/advices/${payoutId}.pdf`;
}

/** The same for the agency that was paid. */
export function adviceOfAgencyPath(payoutId: string): string {
	return `/partner/dashboard/payouts/${payoutId}.pdf`;
}

/** What stands on the payee's statement of a payout. */
export function payoutReference(payoutId: string): string {
	return payoutId.slice(payoutId.indexOf('_') + 1);
}
