import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { invoice, invoiceKey } from '#db/schema/invoice';
import type { InvoiceSubject } from './held-statements';
import type { InvoiceContent } from './invoice-content';

export type IssuedRow = ReturnType<typeof readIssued>[number];

/** Invoices and credit notes of a booking's stay, or of its services, the earliest first; for a batch. For `readIssued`. */
export function issuedOf(db: Database, leadNo: number, subject: InvoiceSubject) {
	return db
		.select({
			...{ no: invoice.no, id: invoice.id, kind: invoice.kind, number: invoice.number, issuedOn: invoice.issuedOn },
			...{ series: invoice.series, jobNo: invoice.jobNo },
			...{ correctsNo: invoice.correctsNo, content: invoice.content, person: invoice.person, key: invoiceKey.key },
		})
		.from(invoice)
		.leftJoin(invoiceKey, eq(invoiceKey.invoiceNo, invoice.no))
		.where(
			and(
				eq(invoice.leadNo, leadNo),
				inArray(invoice.kind, ['invoice', 'creditNote']),
				subject === 'stay' ? isNull(invoice.jobNo) : isNotNull(invoice.jobNo),
			),
		)
		.orderBy(asc(invoice.no));
}

/** Them with what was frozen. */
export function readIssued(rows: Awaited<ReturnType<typeof issuedOf>>) {
	return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as InvoiceContent }));
}
