import { holdsNights, type LeadStatus } from '../lead/lead-status';

type Waiting = { rivals: readonly { status: LeadStatus }[] };

/** Another lead holds nights of the request, so that it cannot be confirmed before that ends. */
export function isBehindAnother({ rivals }: Waiting): boolean {
	return rivals.some(({ status }) => holdsNights(status));
}

/** What is promised first comes first; options that wait behind a held one are promised nothing and come last, in their line. */
export function inPromisedOrder<Lead extends Waiting & { status: LeadStatus; requestedAt: number }>(
	leads: readonly Lead[],
): Lead[] {
	const isLast = (lead: Lead) => lead.status === 'requestedOption' && isBehindAnother(lead);
	return leads.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)) || a.requestedAt - b.requestedAt);
}
