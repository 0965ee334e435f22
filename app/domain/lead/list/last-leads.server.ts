import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { requireAgency } from '../../access/require-actor';
import { ERASED } from '../../privacy/erased';
import type { AgentLeadContext } from '../agent-lead-context';

const LEADS_SHOWN = 10;

/** A lead as it is offered for the next one (LEAD-25). */
export type LeadSuggestion = {
	clientFirstName: string;
	clientLastName: string;
	/** The agency's own reference, else the lead's id. */
	leadReference: string;
	clientReference: string | null;
	/** Of hotels; properties know none. */
	loyaltyNumber: string | null;
};

/** The actor's own last leads in his agency, newest first, without clients that were erased. Throws DomainError 'forbidden' or 'unavailable'. */
export async function lastLeads({ ctx }: { ctx: Pick<AgentLeadContext, 'db' | 'actor'> }): Promise<LeadSuggestion[]> {
	const actor = requireAgency(ctx);
	const rows = await lastLeadsQuery(ctx.db, actor.agency.no, actor.no).execute();
	return rows.map(({ id, bookingReference, ...row }) => ({ ...row, leadReference: bookingReference ?? id }));
}

export function lastLeadsQuery(db: Database, agencyNo: number, userNo: number) {
	return db
		.select({
			id: lead.id,
			clientFirstName: lead.clientFirstName,
			clientLastName: lead.clientLastName,
			clientReference: lead.clientReference,
			bookingReference: lead.bookingReference,
			loyaltyNumber: lead.loyaltyNumber,
		})
		.from(lead)
		.where(
			and(
				eq(lead.agencyNo, agencyNo),
				eq(lead.userNo, userNo),
				ne(lead.clientLastName, ERASED),
				isNull(lead.deletedAt),
			),
		)
		.orderBy(desc(lead.createdAt))
		.limit(LEADS_SHOWN);
}
