import { DomainError } from '~/platform/errors';
import { hotelToday } from '../offer/hotel-today';
import { type AgentLeadContext, leadActor, requireAgent } from './agent-lead-context';
import { cancellationFee } from './cancellation-fee';
import { findLead, zoneOfLead } from './find-lead.server';
import { leadScope } from './lead-scope';
import type { LeadStatus } from './lead-status';
import { moveLead } from './move-lead.server';
import { repeatedMove } from './repeated-move.server';

const WITHDRAWN: Partial<Record<LeadStatus, LeadStatus>> = {
	requestedOption: 'cancelledOption',
	confirmedOption: 'cancelledOption',
	requestedBooking: 'cancelledBooking',
	confirmedBooking: 'cancelledBooking',
};

type Withdrawing = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	/** What was shown that a cancellation costs, in minor units; a booking of rooms is cancelled only where that still holds. */
	feeMinor?: number | null;
};

/**
 * The agency takes back what it asked for: an option, asked for or held, or a booking that is not confirmed yet; a booking of a hotel's
 * rooms is cancelled at the fee that was agreed and shown (LEAD-48). A confirmed booking of a property is cancelled by the team
 * (`decideLead`), an interest is put away (`deleteInterest`). Throws DomainError 'forbidden', 'not-found' (another agency's lead too),
 * 'conflict' as `moveLead` and with reason `fee-changed`, 'unavailable'.
 */
export async function withdrawLead({
	ctx,
	lead,
	feeMinor = null,
}: Withdrawing): Promise<{ version: number; status: LeadStatus }> {
	const actor = requireAgent(ctx);
	const scope = leadScope(ctx);
	const record = await findLead(ctx.db, scope, lead.id);
	const by = { seenVersion: lead.version, actorId: actor.id, moves: WITHDRAWN };
	const repeated = await repeatedMove(ctx.db, record, by);
	if (repeated) return repeated;
	const isBooked = record.status === 'confirmedBooking';
	const to = isBooked && record.hotelNo === null ? undefined : WITHDRAWN[record.status];
	if (!to) throw new DomainError('conflict', `Nothing to take back of ${record.status}`, { reason: 'no-such-move' });
	if (isBooked && feeMinor !== (cancellationFee(record, hotelToday(ctx, zoneOfLead(record)))?.minor ?? null))
		throw new DomainError('conflict', 'The cancellation costs another fee', { reason: 'fee-changed' });
	const moved = await moveLead({ ctx, scope, lead, to, actor: leadActor(actor) });
	ctx.waitUntil(ctx.services.wakeMailer());
	return moved;
}
