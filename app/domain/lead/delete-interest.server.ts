import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { findLead } from './find-lead.server';
import { leadScope } from './lead-scope';

type Deleting = {
	ctx: AgentLeadContext;
	/** Public id; the version that was seen, or null to put it away as it is. */
	lead: { id: string; version: number | null };
};

/**
 * Puts an interest of the agency away (LEAD-20): no list shows it any more, history and audit keep it. Throws DomainError
 * 'forbidden', 'not-found', 'conflict' (`no-such-move` for anything but an interest, `changed-meanwhile`), 'unavailable'.
 */
export async function deleteInterest({ ctx, lead }: Deleting): Promise<void> {
	const actor = leadActor(requireAgency(ctx));
	const record = await findLead(ctx.db, leadScope(ctx), lead.id);
	if (record.status !== 'interest')
		throw new DomainError('conflict', 'Only interests are put away', { reason: 'no-such-move' });
	await changeLead({
		ctx,
		lead: record,
		seen: lead.version ?? record.version,
		actor,
		action: 'lead.deleted',
		columns: { deletedAt: ctx.now },
	});
}
