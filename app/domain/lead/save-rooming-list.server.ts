import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { type RoomingResult, saveRooming } from '../rooming/save-rooming.server';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { findLead } from './find-lead.server';
import { leadScope } from './lead-scope';
import { isDecided } from './lead-status';

type Saving = {
	ctx: AgentLeadContext;
	lead: { id: string };
	/** The version of the list over which it was typed. */
	seen: number;
	/** The fields of `guestSchema` of each guest, in their order; an empty list takes the old one away. */
	guests: readonly object[];
};

/**
 * Writes down who sleeps in the property (LEAD-26), over what was written before and merged with what others have saved meanwhile (TRIP-5).
 * For everybody of the agency; on leads that are open or booked. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move` for
 * an ended lead, `changed-meanwhile`), 'unavailable'.
 */
export async function saveRoomingList({ ctx, lead, seen, guests }: Saving): Promise<RoomingResult> {
	const actor = leadActor(requireAgency(ctx));
	const record = await findLead(ctx.db, leadScope(ctx), lead.id);
	if (isDecided(record.status) && record.status !== 'confirmedBooking')
		throw new DomainError('conflict', 'The lead has ended', { reason: 'no-such-move' });
	return saveRooming({ ctx, lead: record, party: 'agency', actor, seen, guests });
}
