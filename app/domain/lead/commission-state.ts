import type { LeadStatus } from './lead-status';

/** Where a commission stands (LEAD-28); null where there is none to come. */
export type CommissionState = 'expected' | 'due' | 'invoiced' | 'paid' | 'disputed';

type Facts = {
	status: LeadStatus;
	commissionMinor: number | null;
	commissionDueDate: string | null;
	commissionInvoicedAt: number | null;
	commissionPaidAt: number | null;
	commissionDisputedAt: number | null;
};

/**
 * The state of a lead's commission on a day: of a confirmed booking expected until it is due, then due, invoiced, paid; disputed while
 * the agency disputes it and it is not paid. Other leads have none.
 */
export function commissionState(lead: Facts, today: string): CommissionState | null {
	if (lead.status !== 'confirmedBooking' || lead.commissionMinor === null) return null;
	if (lead.commissionPaidAt !== null) return 'paid';
	if (lead.commissionDisputedAt !== null) return 'disputed';
	if (lead.commissionInvoicedAt !== null) return 'invoiced';
	return lead.commissionDueDate !== null && lead.commissionDueDate <= today ? 'due' : 'expected';
}
