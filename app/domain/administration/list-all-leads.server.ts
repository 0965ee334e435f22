import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { readBookingNumber } from '../booking-number/read-booking-number';
import { reachDatabase } from '../enquiry/reach-database.server';
import type { LeadStatus } from '../lead/lead-status';
import { pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type LeadFilter = {
	status: LeadStatus | null;
	/** Public id. */
	agencyId: string | null;
	brandKey: string | null;
	/** As it was typed or read out; null: all leads. */
	bookingNumber?: string | null;
	after: string | null;
};

/** Leads of all agencies and visitors, newest first. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listAllLeads({ ctx, filter }: { ctx: Pick<RequestContext, 'db' | 'actor'>; filter: LeadFilter }) {
	requireAdmin(ctx);
	return pageOf(await reachDatabase(allLeadsQuery(ctx.db, filter).execute()), ({ createdAt }) => createdAt);
}

export type ListedLead = Awaited<ReturnType<typeof listAllLeads>>['rows'][number];

export function allLeadsQuery(db: Database, { status, agencyId, brandKey, bookingNumber, after }: LeadFilter) {
	const cursor = readCursor(after);
	return db
		.select({
			no: lead.no,
			id: lead.id,
			version: lead.version,
			status: lead.status,
			brandKey: lead.brandKey,
			agencyName: travelAgency.name,
			propertyName: lead.propertyName,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			pax: lead.pax,
			clientFirstName: lead.clientFirstName,
			clientLastName: lead.clientLastName,
			bookingNumber: lead.bookingNumber,
			bookingReference: lead.bookingReference,
			currency: lead.currency,
			totalMinor: lead.totalMinor,
			expiresAt: lead.expiresAt,
			createdAt: lead.createdAt,
		})
		.from(lead)
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(
			and(
				isNull(lead.deletedAt),
				status ? eq(lead.status, status) : undefined,
				agencyId
					? eq(
							lead.agencyNo,
							db.select({ no: travelAgency.no }).from(travelAgency).where(eq(travelAgency.id, agencyId)),
						)
					: undefined,
				brandKey ? eq(lead.brandKey, brandKey) : undefined,
				bookingNumber ? inArray(lead.bookingNumber, readBookingNumber(bookingNumber)) : undefined,
				cursor ? sql`(${lead.createdAt}, ${lead.no}) < (${cursor.at}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(desc(lead.createdAt), desc(lead.no))
		.limit(ROWS_PER_PAGE + 1);
}
