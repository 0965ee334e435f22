import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import type { ENQUIRY_STATES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { pageOf, ROWS_PER_PAGE, readCursor } from '../../administration/paging';
import { readBookingNumber } from '../../booking-number/read-booking-number';

export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export type EnquiryFilter = {
	/** Null: all of them. */
	state: EnquiryState | null;
	brandKey: string | null;
	/** Enquiry number, as typed; null: all. */
	number: string | null;
	after: string | null;
};

/** Guests' enquiries of all brands, newest first (ENQUIRY-1). Throws DomainError 'forbidden', 'unavailable'. */
export async function listEnquiries({
	ctx,
	filter,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	filter: EnquiryFilter;
}) {
	requireActor(ctx, 'enquiries');
	return pageOf(await enquiriesQuery(ctx.db, filter).execute(), ({ createdAt }) => createdAt);
}

export type ListedEnquiry = Awaited<ReturnType<typeof listEnquiries>>['rows'][number];

/** The query behind a page of the list. */
export function enquiriesQuery(db: Database, { state, brandKey, number, after }: EnquiryFilter) {
	const cursor = readCursor(after);
	return db
		.select({
			...{ no: enquiry.no, id: enquiry.id, bookingNumber: enquiry.bookingNumber, brandKey: enquiry.brandKey },
			...{ kind: enquiry.kind, state: enquiry.state, language: enquiry.language, fullName: enquiry.fullName },
			...{ checkIn: enquiry.checkIn, checkOut: enquiry.checkOut, propertyName: enquiry.propertyName },
			...{ subject: enquiry.subject, createdAt: enquiry.createdAt },
			/** JSON list of the property names of an enquiry about several, in their order. */
			propertyNames: sql<string>`(select json_group_array(property_name) from (select property_name from enquiry_house
				where enquiry_no = enquiry.no order by position))`,
			/** State of the proposal that was changed last; null: none. A column object would lose its table here, and `no` be the proposal's own. */
			proposalState: sql<string | null>`(select state from proposal where enquiry_no = enquiry.no
				order by updated_at desc, no desc limit 1)`,
		})
		.from(enquiry)
		.where(
			and(
				state ? eq(enquiry.state, state) : undefined,
				brandKey ? eq(enquiry.brandKey, brandKey) : undefined,
				number ? inArray(enquiry.bookingNumber, readBookingNumber(number)) : undefined,
				cursor ? sql`(${enquiry.createdAt}, ${enquiry.no}) < (${cursor.at}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(desc(enquiry.createdAt), desc(enquiry.no))
		.limit(ROWS_PER_PAGE + 1);
}
