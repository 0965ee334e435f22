import { and, type Column, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { readBookingNumber } from '../booking-number/read-booking-number';
import type { LeadStatus } from '../lead/lead-status';
import { endOfPrefix, pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type LeadFilter = {
	status: LeadStatus | null;
	/** Beginning of the agency's name, or its public id. */
	agency: string | null;
	/** Beginning of the client's last name; or first and last name, in either order. */
	client?: string | null;
	brandKey: string | null;
	/** As it was typed or read out; null: all leads. */
	bookingNumber?: string | null;
	after: string | null;
};

/** Leads of all agencies and visitors, newest first. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listAllLeads({ ctx, filter }: { ctx: Pick<RequestContext, 'db' | 'actor'>; filter: LeadFilter }) {
	requireAdmin(ctx);
	return pageOf(await allLeadsQuery(ctx.db, filter).execute(), ({ createdAt }) => createdAt);
}

export type ListedLead = Awaited<ReturnType<typeof listAllLeads>>['rows'][number];

export function allLeadsQuery(db: Database, { status, agency, client, brandKey, bookingNumber, after }: LeadFilter) {
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
				agency
					? inArray(
							lead.agencyNo,
							db
								.select({ no: travelAgency.no })
								.from(travelAgency)
								.where(or(eq(travelAgency.id, agency), beginsWith(travelAgency.name, agency))),
						)
					: undefined,
				client ? inArray(lead.no, clientsLeads(db, client)) : undefined,
				brandKey ? eq(lead.brandKey, brandKey) : undefined,
				bookingNumber ? inArray(lead.bookingNumber, readBookingNumber(bookingNumber)) : undefined,
				cursor ? sql`(${lead.createdAt}, ${lead.no}) < (${cursor.at}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(desc(lead.createdAt), desc(lead.no))
		.limit(ROWS_PER_PAGE + 1);
}

/** Along the index of clients' names, so that a name is not looked for in every lead. */
export function clientsLeads(db: Database, typed: string) {
	const words = typed.trim().split(/\s+/);
	const pairs = words.slice(1).flatMap((_, index) => {
		const [before, behind] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
		return [
			and(beginsWith(lead.clientLastName, behind), beginsWith(lead.clientFirstName, before)),
			and(beginsWith(lead.clientLastName, before), beginsWith(lead.clientFirstName, behind)),
		];
	});
	return db
		.select({ no: lead.no })
		.from(lead)
		.where(or(beginsWith(lead.clientLastName, words.join(' ')), ...pairs));
}

/** Upper and lower case of ASCII letters are one, as in the indexes. */
export function beginsWith(column: Column, prefix: string) {
	const text = sql`${column} collate nocase`;
	return and(gte(text, prefix), lt(text, endOfPrefix(prefix)));
}
