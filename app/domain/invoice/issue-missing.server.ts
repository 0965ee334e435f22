import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { conciergeJob } from '#db/schema/concierge';
import { heldInvoice, invoice } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import { DomainError, isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { changeLead } from '../lead/change-lead.server';
import { type LeadRecord, selectLeads } from '../lead/find-lead.server';
import { followInvoice, gapsOf } from './follow-invoice.server';
import { followServices, serviceGapsOf } from './follow-services.server';
import { readInvoiceFacts } from './invoice-facts.server';
import { isInvoiceOvertaken } from './is-overtaken';
import { issueHeld } from './issue-held.server';
import { receiptStatements } from './receipt-statements.server';
import { readServiceFacts } from './service-facts.server';

/** Of each kind in one run; the next run goes on. */
const AT_ONCE = 500;

/**
 * Invoices of bookings, of their services and receipts of payments from before there were any, and invoices that wait (INVOICE-9). Once a day; twice
 * changes nothing. What is changed meanwhile is left to its change.
 * Returns how many were issued. Throws DomainError 'unavailable'.
 */
export async function issueMissing({ db, now }: { db: Database; now: number }): Promise<number> {
	const issued = (await missingInvoices(db, now)) + (await missingServices(db, now));
	return issued + (await missingReceipts(db, now)) + (await issueHeld({ db, now }));
}

async function missingInvoices(db: Database, now: number): Promise<number> {
	const isMissing = sql`${lead.hotelNo} is null and ${lead.totalMinor} > 0
		and not exists (select 1 from ${invoice} where ${invoice.leadNo} = ${lead.no} and ${invoice.kind} = 'invoice' and ${invoice.jobNo} is null)
		and not exists (select 1 from ${heldInvoice} where ${heldInvoice.leadNo} = ${lead.no} and ${heldInvoice.subject} = 'stay')`;
	const rows = await selectLeads(db, and(eq(lead.status, 'confirmedBooking'), isMissing))
		.limit(AT_ONCE)
		.execute();
	return issueEach(rows, { db, now }, async (record) => {
		const facts = await readInvoiceFacts(db, record);
		const statements = await followInvoice(record, facts, { now, actor: 'system' });
		return { statements, isHeld: gapsOf(record, facts).length > 0 };
	});
}

/** Of services that were owed before they were invoiced. */
async function missingServices(db: Database, now: number): Promise<number> {
	const owed = sql`select j.lead_no from ${conciergeJob} j where j.owed_minor > 0
		and not exists (select 1 from ${invoice} i where i.job_no = j.no)`;
	const isMissing = sql`${lead.no} in (${owed})
		and not exists (select 1 from ${heldInvoice} where ${heldInvoice.leadNo} = ${lead.no} and ${heldInvoice.subject} = 'services')`;
	const rows = await selectLeads(db, isMissing).limit(AT_ONCE).execute();
	return issueEach(rows, { db, now }, async (record) => {
		const facts = await readServiceFacts(db, record);
		const moment = { now, actor: 'system' };
		const statements = await followServices({ lead: record, facts, moment, movedNo: null });
		return { statements, isHeld: serviceGapsOf(record).length > 0 };
	});
}

/** One by one, so that one that cannot be issued holds up no other. Gives how many were issued. */
async function issueEach(
	rows: readonly LeadRecord[],
	{ db, now }: { db: Database; now: number },
	documents: (record: LeadRecord) => Promise<{ statements: NamedStatement[]; isHeld: boolean }>,
): Promise<number> {
	let issued = 0;
	for (const record of rows) {
		try {
			const { statements, isHeld } = await documents(record);
			if (statements.length === 0) continue;
			if (isHeld) {
				await writeBatch(db, statements);
				continue;
			}
			await changeLead({
				...{ ctx: { db, now }, lead: record, seen: record.version, keepsVersion: true, action: 'lead.invoiced' },
				...{ actor: { id: 'system', role: 'system' }, after: statements },
			});
			issued += 1;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			// The others get theirs.
			if (!(error instanceof DomainError && error.code === 'conflict') && !isInvoiceOvertaken(error))
				logFault('an invoice could not be issued', error, { about: record.id });
		}
	}
	return issued;
}

async function missingReceipts(db: Database, now: number): Promise<number> {
	const rows = await db
		.select()
		.from(payment)
		.where(
			sql`${payment.reversedAt} is null and ${payment.isDeposit} = 0 and not exists (select 1 from ${invoice} where ${invoice.paymentNo} = ${payment.no})`,
		)
		.limit(AT_ONCE);
	for (const row of rows)
		try {
			await writeBatch(db, await receiptStatements(db, row, { now, actor: 'system' }));
		} catch (error) {
			if (!breaksConstraint(error, 'invoice.cause', 'unique')) throw error;
		}
	return rows.length;
}
