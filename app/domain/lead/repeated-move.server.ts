import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { leadEvent } from '#db/schema/lead';
import type { LeadRecord } from './find-lead.server';
import type { LeadStatus } from './lead-status';

/**
 * The result of a move that its actor repeats because the first answer was lost: the lead is one version ahead of the one that was seen
 * (`seenVersion`), and the actor's own move along `moves` (from status, to status) made that version. Null when it is no repetition.
 */
export async function repeatedMove(
	db: Database,
	lead: LeadRecord,
	{
		seenVersion,
		actorId,
		moves,
	}: { seenVersion: number; actorId: string; moves: Partial<Record<LeadStatus, LeadStatus>> },
): Promise<{ version: number; status: LeadStatus } | null> {
	if (lead.version !== seenVersion + 1) return null;
	const [event] = await db
		.select({ from: leadEvent.fromStatus, to: leadEvent.toStatus, actor: leadEvent.actor })
		.from(leadEvent)
		.where(and(eq(leadEvent.leadNo, lead.no), eq(leadEvent.version, lead.version)));
	const isOwn = event?.actor === actorId && event.from !== null && moves[event.from] === event.to;
	return isOwn && event.to === lead.status ? { version: lead.version, status: lead.status } : null;
}
