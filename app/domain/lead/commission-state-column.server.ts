import { type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';
import type { CommissionState } from './commission-state';

/** `commissionState` where the rows are: one rule for reports and for the commissions themselves. */
export function commissionStateColumn(today: PlainDate): SQL<CommissionState | null> {
	return sql`case
		when ${lead.status} <> 'confirmedBooking' or ${lead.commissionMinor} is null then null
		when ${lead.commissionPaidAt} is not null then 'paid'
		when ${lead.commissionDisputedAt} is not null then 'disputed'
		when ${lead.commissionInvoicedAt} is not null then 'invoiced'
		when ${lead.commissionDueDate} <= ${today} then 'due' else 'expected' end`;
}
