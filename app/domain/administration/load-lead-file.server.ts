import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead, leadEvent, leadRequest } from '#db/schema/lead';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { selectLeads } from '../lead/find-lead.server';
import { requireAdmin } from './require-admin';

/** One lead whole, with its history and what was asked about it. Throws DomainError 'forbidden', 'not-found' or 'unavailable'. */
export async function loadLeadFile({ ctx, leadId }: { ctx: Pick<RequestContext, 'db' | 'actor'>; leadId: string }) {
	requireAdmin(ctx);
	const { db } = ctx;
	const [[record], events, requests] = await db.batch([
		selectLeads(db, eq(lead.id, leadId)),
		eventsOf(db, leadId),
		requestsOf(db, leadId),
	]);
	if (!record) throw new DomainError('not-found', `No lead ${leadId}`);
	const { no, propertyNo, agencyNo, userNo, cardToken, origin, ...shown } = record;
	return { lead: { ...shown, hasCard: cardToken !== null }, events, requests };
}

export type LeadFile = Awaited<ReturnType<typeof loadLeadFile>>;

function numberOf(db: Database, leadId: string) {
	return db.select({ no: lead.no }).from(lead).where(eq(lead.id, leadId));
}

function eventsOf(db: Database, leadId: string) {
	return db
		.select({
			no: leadEvent.no,
			toStatus: leadEvent.toStatus,
			actor: leadEvent.actor,
			note: leadEvent.note,
			createdAt: leadEvent.createdAt,
			firstName: user.firstName,
			lastName: user.lastName,
		})
		.from(leadEvent)
		.leftJoin(user, eq(user.id, leadEvent.actor))
		.where(eq(leadEvent.leadNo, numberOf(db, leadId)))
		.orderBy(desc(leadEvent.no));
}

function requestsOf(db: Database, leadId: string) {
	return db
		.select({
			id: leadRequest.id,
			kind: leadRequest.kind,
			state: leadRequest.state,
			comments: leadRequest.comments,
			answerNote: leadRequest.answerNote,
			createdAt: leadRequest.createdAt,
		})
		.from(leadRequest)
		.where(eq(leadRequest.leadNo, numberOf(db, leadId)))
		.orderBy(asc(leadRequest.createdAt));
}
