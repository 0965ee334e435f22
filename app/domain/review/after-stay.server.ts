import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { invoice, invoiceRecipient } from '#db/schema/invoice';
import { depositStatement } from '../deposit/read-deposit.server';
import { INVOICED_SERVICE } from '../invoice/invoiced-service.server';
import { reviewStatement } from './read-review.server';

/**
 * What the lead guest finds on the trip page after the stay: papers, the security deposit and the answer that was given (REVIEW-2). An invoice to a
 * company is the company's and not among the papers. Throws DomainError 'unavailable'.
 */
export async function readAfterStay({ db }: { db: Database }, leadNo: number) {
	const [documents, [deposit], [review]] = await db.batch([
		db
			.select({
				id: invoice.id,
				kind: invoice.kind,
				number: invoice.number,
				minor: invoice.minor,
				currency: invoice.currency,
				service: INVOICED_SERVICE,
			})
			.from(invoice)
			.where(isGuestsPaper(leadNo))
			.orderBy(asc(invoice.no)),
		depositStatement(db, leadNo),
		reviewStatement(db, leadNo),
	]);
	return { documents, deposit: deposit ?? null, review: review ?? null };
}

/** The papers of a booking that its lead guest may open: what stands of invoices and receipts, without those that were taken back. */
export function isGuestsPaper(leadNo: number) {
	return and(
		eq(invoice.leadNo, leadNo),
		sql`${invoice.kind} in ('invoice', 'receipt')`,
		sql`not exists (select 1 from invoice c where c.corrects_no = ${invoice.no})`,
		sql`(${invoice.kind} = 'receipt' or not exists (select 1 from ${invoiceRecipient}
			where ${invoiceRecipient.leadNo} = ${invoice.leadNo}))`,
	);
}
