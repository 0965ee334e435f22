import { and, eq, sql } from 'drizzle-orm';
import { lead, leadRequest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { type AgentLeadContext, leadActor, requireAgent } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { findLead } from './find-lead.server';
import { leadScope } from './lead-scope';

type Withdrawing = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	requestId: string;
};

/**
 * The agency takes back a change or a price it has asked for, before the property has answered. The lead stays as it is. Throws
 * DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`; `answered`: nothing is open any more), 'unavailable'.
 */
export async function withdrawRequest({ ctx, lead: seen, requestId }: Withdrawing): Promise<{ version: number }> {
	const actor = leadActor(requireAgent(ctx));
	const { db, now } = ctx;
	const record = await findLead(db, leadScope(ctx), seen.id);
	const isOpen = and(eq(leadRequest.id, requestId), eq(leadRequest.leadNo, record.no), eq(leadRequest.state, 'open'));
	const [request] = await db
		.select({ no: leadRequest.no, kind: leadRequest.kind })
		.from(leadRequest)
		.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
		.where(isOpen)
		.execute();
	if (!request) throw new DomainError('conflict', `No open request ${requestId}`, { reason: 'answered' });
	return changeLead({
		ctx,
		lead: record,
		seen: seen.version,
		actor,
		action: 'lead.request-withdrawn',
		condition: sql`exists (select 1 from ${leadRequest} where ${leadRequest.no} = ${request.no} and ${leadRequest.state} = 'open')`,
		columns: request.kind === 'priceDiscount' ? { requestsPriceDiscount: false } : {},
		before: [
			db
				.update(leadRequest)
				.set({ state: 'withdrawn', decidedBy: actor.id, decidedAt: now })
				.where(eq(leadRequest.no, request.no)),
		],
	});
}
