import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conciergeJob } from '#db/schema/concierge';
import { heldInvoice, invoiceRecipient } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import type { LeadRecord } from '../lead/find-lead.server';
import { CLIENT_LANGUAGE } from '../payment/client-of-lead.server';
import { issuedOf, readIssued } from './issued-invoices.server';

export type ServiceFacts = Awaited<ReturnType<typeof readServiceFacts>>;

/** A service as invoices need it; `owedMinor` is what the client owes of it after the change. */
export type BilledJob = ServiceFacts['jobs'][number];

/** Who it is invoiced to, as one text; of a lead's number. */
export const RECIPIENT_TEXT = `(select json_array(company, vat_id, street, postal_code, town, country_code, buyer_reference) from invoice_recipient
	where lead_no = :lead)`;

/** What the invoices of a lead's services need beside the lead: its services, to whom they go, what was issued before and waits. One round trip. Throws DomainError 'unavailable'. */
export async function readServiceFacts(db: Database, { no, language }: Pick<LeadRecord, 'no' | 'language'>) {
	const [jobs, [client], [recipient], [held], issued] = await db.batch([
		db
			.select({
				...{ no: conciergeJob.no, id: conciergeJob.id, version: conciergeJob.version, state: conciergeJob.state },
				...{ position: conciergeJob.position, nameEn: conciergeJob.nameEn, nameDe: conciergeJob.nameDe },
				...{ day: conciergeJob.day, quantity: conciergeJob.quantity, unit: conciergeJob.unit },
				...{ owedMinor: conciergeJob.owedMinor, owedNetMinor: conciergeJob.owedNetMinor },
				freeUntil: conciergeJob.freeUntil,
			})
			.from(conciergeJob)
			.where(eq(conciergeJob.leadNo, no))
			.orderBy(asc(conciergeJob.position)),
		db
			.select({
				language: CLIENT_LANGUAGE,
				recipientText: sql<string | null>`${sql.raw(RECIPIENT_TEXT.replace(':lead', 'lead.no'))}`,
			})
			.from(lead)
			.where(eq(lead.no, no)),
		db.select().from(invoiceRecipient).where(eq(invoiceRecipient.leadNo, no)),
		db
			.select({ isForced: heldInvoice.isForced })
			.from(heldInvoice)
			.where(and(eq(heldInvoice.leadNo, no), eq(heldInvoice.subject, 'services'))),
		issuedOf(db, no, 'services'),
	]);
	return {
		...{ jobs, language: client?.language ?? language, recipientText: client?.recipientText ?? null },
		...{ recipient: recipient ?? null, held: held ?? null, issued: readIssued(issued) },
	};
}
