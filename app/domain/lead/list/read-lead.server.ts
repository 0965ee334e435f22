import { asc, eq } from 'drizzle-orm';
import { leadEvent, leadGuest, leadRequest } from '#db/schema/lead';
import { reachDatabase } from '../../enquiry/reach-database.server';
import type { AgentLeadContext } from '../agent-lead-context';
import { findLead, type LeadRecord } from '../find-lead.server';
import { leadScope } from '../lead-scope';

/** One lead whole: with its history, what was asked of the house, and who sleeps there. */
export type WholeLead = LeadRecord & {
	events: (typeof leadEvent.$inferSelect)[];
	requests: (typeof leadRequest.$inferSelect)[];
	guests: (typeof leadGuest.$inferSelect)[];
};

/** A lead that the actor reaches, whole. Throws DomainError 'forbidden', 'not-found' or 'unavailable'. */
export async function readLead({
	ctx,
	id,
}: {
	ctx: Pick<AgentLeadContext, 'db' | 'actor'>;
	id: string;
}): Promise<WholeLead> {
	const { db } = ctx;
	const found = await findLead(db, leadScope(ctx), id);
	const [events, requests, guests] = await reachDatabase(
		db.batch([
			db.select().from(leadEvent).where(eq(leadEvent.leadNo, found.no)).orderBy(asc(leadEvent.version)),
			db.select().from(leadRequest).where(eq(leadRequest.leadNo, found.no)).orderBy(asc(leadRequest.createdAt)),
			db.select().from(leadGuest).where(eq(leadGuest.leadNo, found.no)).orderBy(asc(leadGuest.position)),
		]),
	);
	return { ...found, events, requests, guests };
}
