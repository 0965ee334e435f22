import { eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { changeLead } from '../lead/change-lead.server';
import { findLead } from '../lead/find-lead.server';
import { leadScope } from '../lead/lead-scope';
import { requireAdmin } from './require-admin';

type Moving = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	/** The option's new end in milliseconds. */
	expiresAt: number;
};

/**
 * Moves the end of a confirmed option, there and back; the agent is reminded anew. Throws DomainError 'forbidden', 'not-found',
 * 'invalid' for an end that has passed or lies after check-in, 'conflict' (`no-such-move`, `changed-meanwhile`) or 'unavailable'.
 */
export async function moveOptionEnd({ ctx, lead: seen, expiresAt }: Moving): Promise<{ version: number }> {
	const actor = requireAdmin(ctx);
	const record = await findLead(ctx.db, leadScope(ctx), seen.id);
	if (record.status !== 'confirmedOption')
		throw new DomainError('conflict', `No end of ${record.status}`, { reason: 'no-such-move' });
	if (!(expiresAt > ctx.now) || expiresAt > Date.parse(`${record.checkIn}T00:00:00Z`))
		throw new DomainError('invalid', 'An option ends from now on and before check-in', { reason: 'option-end' });
	return changeLead({
		ctx,
		lead: record,
		seen: seen.version,
		actor,
		action: 'lead.option-end-moved',
		condition: sql`${eq(lead.status, 'confirmedOption')}`,
		columns: { expiresAt, remindedAt: null },
	});
}
