import { DomainError } from '~/platform/errors';
import { type AgentLeadContext, leadActor, requireAgent } from './agent-lead-context';
import { findLead } from './find-lead.server';
import { leadScope } from './lead-scope';
import type { LeadStatus } from './lead-status';
import { moveLead } from './move-lead.server';
import { repeatedMove } from './repeated-move.server';

const WITHDRAWN: Partial<Record<LeadStatus, LeadStatus>> = {
	requestedOption: 'cancelledOption',
	confirmedOption: 'cancelledOption',
	requestedBooking: 'cancelledBooking',
};

type Withdrawing = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
};

/**
 * The agency takes back what it asked for: an option, asked for or held, or a booking that is not confirmed yet. A confirmed
 * booking is cancelled by the team (`decideLead`), an interest is put away (`deleteInterest`). Throws DomainError 'forbidden',
 * 'not-found' (another agency's lead too), 'conflict' as `moveLead`, 'unavailable'.
 */
export async function withdrawLead({ ctx, lead }: Withdrawing): Promise<{ version: number; status: LeadStatus }> {
	const actor = requireAgent(ctx);
	const scope = leadScope(ctx);
	const record = await findLead(ctx.db, scope, lead.id);
	const by = { seenVersion: lead.version, actorId: actor.id, moves: WITHDRAWN };
	const repeated = await repeatedMove(ctx.db, record, by);
	if (repeated) return repeated;
	const to = WITHDRAWN[record.status];
	if (!to) throw new DomainError('conflict', `Nothing to take back of ${record.status}`, { reason: 'no-such-move' });
	const moved = await moveLead({ ctx, scope, lead, to, actor: leadActor(actor) });
	ctx.waitUntil(ctx.services.wakeMailer());
	return moved;
}
