import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { heldInvoice, invoice } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { writeBatch } from '#db/write-batch';
import { DomainError, isUnavailable } from '~/platform/errors';
import { changeLead } from '../lead/change-lead.server';
import { selectLeads } from '../lead/find-lead.server';
import { followInvoice, gapsOf } from './follow-invoice.server';
import { readInvoiceFacts } from './invoice-facts.server';
import { issueHeld } from './issue-held.server';
import { receiptStatements } from './receipt-statements.server';

/** Of each kind in one run; the next run goes on. */
const AT_ONCE = 500;

/**
 * Invoices of bookings and receipts of payments from before there were any, and invoices that wait (INVOICE-9). Once a day; twice changes nothing. What is changed meanwhile is left to its change.
 * Returns how many were issued. Throws DomainError 'unavailable'.
 */
export async function issueMissing({ db, now }: { db: Database; now: number }): Promise<number> {
	return (await missingInvoices(db, now)) + (await missingReceipts(db, now)) + (await issueHeld({ db, now }));
}

async function missingInvoices(db: Database, now: number): Promise<number> {
	const isMissing = sql`${lead.hotelNo} is null and ${lead.totalMinor} > 0
		and not exists (select 1 from ${invoice} where ${invoice.leadNo} = ${lead.no} and ${invoice.kind} = 'invoice')
		and not exists (select 1 from ${heldInvoice} where ${heldInvoice.leadNo} = ${lead.no})`;
	const rows = await selectLeads(db, and(eq(lead.status, 'confirmedBooking'), isMissing))
		.limit(AT_ONCE)
		.execute();
	let issued = 0;
	for (const record of rows) {
		try {
			const facts = await readInvoiceFacts(db, record);
			const statements = await followInvoice(record, facts, { now, actor: 'system' });
			if (statements.length === 0) continue;
			if (gapsOf(record, facts).length > 0) {
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
			if (!(error instanceof DomainError && error.code === 'conflict'))
				console.error('an invoice could not be issued', record.id, error);
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
