import { and, eq, ne, sql } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { auditedWrite } from '../../administration/audited-write.server';
import { leadActor } from '../../lead/agent-lead-context';
import type { EnquiryState } from './list-enquiries.server';

const ACTIONS: Record<EnquiryState, string> = {
	new: 'enquiry.reopened',
	answered: 'enquiry.answered',
	closed: 'enquiry.closed',
};

/**
 * Marks an enquiry as answered, closed or open again (ENQUIRY-3), with an audit row. Throws DomainError 'forbidden', 'conflict'
 * (`changed-meanwhile`: missing, or in that state already), 'unavailable'.
 */
export async function setEnquiryState({
	ctx,
	id,
	state,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	id: string;
	state: EnquiryState;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'enquiries'));
	const isOther = and(eq(enquiry.id, id), ne(enquiry.state, state));
	await auditedWrite({
		...{ ctx, actor, action: ACTIONS[state] },
		subject: sql`select ${enquiry.id} from ${enquiry} where ${isOther}`,
		statements: [ctx.db.update(enquiry).set({ state }).where(eq(enquiry.id, id))],
	});
}
