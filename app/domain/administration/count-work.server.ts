import { and, eq, gt, inArray, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { crashReport } from '#db/schema/crash-report';
import { hotelJoining } from '#db/schema/hotel';
import { lead, leadRequest } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { programMembership, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireAdmin } from './require-admin';

const DAY = 24 * 3_600_000;

/** How much of something waits, and the instant of what is first: asked for longest ago, or ending soonest. */
export type WaitingWork = { count: number; first: number | null };

/** What waits for an admin, in one round trip. Throws DomainError 'forbidden' or 'unavailable'. */
export async function countWork({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor' | 'now'> }) {
	requireAdmin(ctx);
	const { db, now } = ctx;
	const waiting = (table: SQLiteTable, first: SQLiteColumn, condition: SQL | undefined) =>
		db
			.select({ count: sql<number>`count(*)`, first: min(first) })
			.from(table)
			.where(condition);
	const isAsked = sql`${lead.status} in ('requestedOption', 'requestedBooking')`;
	const endsSoon = and(eq(lead.status, 'confirmedOption'), gt(lead.expiresAt, now), lte(lead.expiresAt, now + DAY));
	const isOf = (state: 'uncertain' | 'dead') => eq(mailOutbox.state, state);
	const [requested, roomRequests, ending, agencies, claims, hotels, dead, uncertain, crashes] = await db.batch([
		waiting(lead, lead.requestedAt, and(isAsked, isNull(lead.deletedAt))),
		waiting(leadRequest, leadRequest.createdAt, eq(leadRequest.state, 'open')),
		waiting(lead, lead.expiresAt, and(endsSoon, isNull(lead.deletedAt))),
		waiting(travelAgency, travelAgency.createdAt, eq(travelAgency.verification, 'requested')),
		waiting(programMembership, programMembership.createdAt, inArray(programMembership.status, ['claimedByAgency'])),
		waiting(hotelJoining, hotelJoining.askedAt, eq(hotelJoining.state, 'pending')),
		waiting(mailOutbox, mailOutbox.createdAt, isOf('dead')),
		waiting(mailOutbox, mailOutbox.createdAt, isOf('uncertain')),
		waiting(crashReport, crashReport.createdAt, isNull(crashReport.doneAt)),
	]);
	const work = { asked: requested, wishes: roomRequests, ending, agencies, claims, hotels, dead, uncertain, crashes };
	return Object.fromEntries(
		Object.entries(work).map(([name, [row]]) => [name, { count: row?.count ?? 0, first: row?.first ?? null }]),
	) as Record<keyof typeof work, WaitingWork>;
}
