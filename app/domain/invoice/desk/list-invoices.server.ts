import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { invoice } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { ROWS_PER_PAGE } from '../../administration/paging';
import { dayPageOf, readDayCursor } from '../../payment/desk/day-cursor';
import { leadsByWords } from '../../payment/desk/leads-by-words.server';
import type { InvoiceKind } from '../invoice-content';
import { INVOICED_SERVICE } from '../invoiced-service.server';

export type InvoiceFilter = {
	kind: InvoiceKind | null;
	brandKey: string | null;
	/** A number, a booking number, or the beginning of a client's or an agency's name; null: all. */
	words: string | null;
	after: string | null;
};

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>['rows'][number];

/** A page of what was issued in all brands, the latest first (INVOICE-8). Throws DomainError 'forbidden', 'unavailable'. */
export async function listInvoices({
	ctx,
	filter,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	filter: InvoiceFilter;
}) {
	requireActor(ctx, 'money');
	return dayPageOf(await invoicesQuery(ctx.db, filter), ({ issuedOn }) => issuedOn);
}

/** The query behind a page of the list. */
export function invoicesQuery(db: Database, { kind, brandKey, words, after }: InvoiceFilter) {
	const cursor = readDayCursor(after);
	return db
		.select({
			...{ no: invoice.no, id: invoice.id, kind: invoice.kind, number: invoice.number, issuedOn: invoice.issuedOn },
			...{ minor: invoice.minor, vatMinor: invoice.vatMinor, currency: invoice.currency, brandKey: invoice.brandKey },
			...{ leadId: lead.id, bookingNumber: lead.bookingNumber, propertyName: lead.propertyName },
			...{ clientFirstName: lead.clientFirstName, clientLastName: lead.clientLastName },
			/** That it is about; null: the stay. */
			service: INVOICED_SERVICE,
		})
		.from(invoice)
		.innerJoin(lead, eq(lead.no, invoice.leadNo))
		.where(
			and(
				kind ? eq(invoice.kind, kind) : undefined,
				brandKey ? eq(invoice.brandKey, brandKey) : undefined,
				words
					? or(eq(invoice.number, words.toUpperCase()), inArray(invoice.leadNo, leadsByWords(db, words)))
					: undefined,
				cursor ? sql`(${invoice.issuedOn}, ${invoice.no}) < (${cursor.day}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(desc(invoice.issuedOn), desc(invoice.no))
		.limit(ROWS_PER_PAGE + 1);
}
