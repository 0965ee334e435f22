import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { OFFERABLE } from './proposal-limits';
import { requireProposer } from './proposal-scope.server';

export type OfferableLead = Awaited<ReturnType<typeof offerableLeads>>[number];

const SHOWN = 20;

/** Words of more letters find nothing. */
const LONGEST_QUERY = 80;

/**
 * Leads of the agency that can become options, those of one client first, then the newest; of a query, those whose client, property, hotel or
 * booking number has each of its words. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function offerableLeads({
	ctx,
	client,
	query = '',
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>;
	client: { firstName: string; lastName: string };
	query?: string;
}) {
	const { agency } = requireProposer(ctx);
	const words = query.slice(0, LONGEST_QUERY).toLowerCase().split(/\s+/).filter(Boolean);
	const text = sql`lower(${lead.clientFirstName} || ' ' || ${lead.clientLastName} || ' ' || ${lead.propertyName} || ' ' ||
		coalesce(${hotel.name}, '') || ' ' || ${lead.bookingNumber})`;
	const isOfClient = sql<number>`${lead.clientLastName} = ${client.lastName} collate nocase
		and ${lead.clientFirstName} = ${client.firstName} collate nocase`;
	const conditions: (SQL | undefined)[] = words.map((word) => sql`instr(${text}, ${word}) > 0`);
	return ctx.db
		.select({
			id: lead.id,
			bookingNumber: lead.bookingNumber,
			status: lead.status,
			firstName: lead.clientFirstName,
			lastName: lead.clientLastName,
			name: sql<string>`coalesce(${hotel.name}, ${property.name}, ${lead.propertyName})`,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			currency: lead.currency,
			priceMinor: lead.subtotalMinor,
		})
		.from(lead)
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.where(
			and(
				...[eq(lead.agencyNo, agency.no), inArray(lead.status, [...OFFERABLE]), isNull(lead.deletedAt)],
				...[gt(lead.checkIn, ctx.today), ...conditions],
			),
		)
		.orderBy(desc(isOfClient), desc(lead.createdAt), desc(lead.no))
		.limit(SHOWN)
		.execute();
}
