import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { ledgerTransfer } from '#db/schema/ledger';
import { DomainError } from '~/platform/errors';
import { changeLead } from '../lead/change-lead.server';
import { selectLeads } from '../lead/find-lead.server';
import { followBooking } from './follow-booking.server';

/** Bookings that one run plans; the next run goes on. */
const AT_ONCE = 500;

/**
 * Instalments and books of bookings that have none, since they were confirmed before there were any or came by an import (ADR 48). Once a day; twice
 * changes nothing. A booking that is changed meanwhile is left to its change. Returns how many were planned. Throws DomainError 'unavailable'.
 */
export async function planMissing({ db, now }: { db: Database; now: number }): Promise<number> {
	const isOwed = sql`case when ${lead.hotelNo} is null then ${lead.totalMinor} > 0
		else ${lead.agencyNo} is not null and ${lead.commissionMinor} > 0 end`;
	const isMissing = sql`not exists (select 1 from ${ledgerTransfer} where ${ledgerTransfer.leadNo} = ${lead.no} and ${ledgerTransfer.kind} = 'booking'
		and ${ledgerTransfer.jobNo} is null)`;
	const rows = await selectLeads(db, and(eq(lead.status, 'confirmedBooking'), isOwed, isMissing))
		.limit(AT_ONCE)
		.execute();
	let planned = 0;
	for (const record of rows) {
		try {
			await changeLead({
				...{ ctx: { db, now }, lead: record, seen: record.version, keepsVersion: true, action: 'lead.planned' },
				actor: { id: 'system', role: 'system' },
				after: await followBooking(db, record, { now, actor: 'system' }),
			});
			planned += 1;
		} catch (error) {
			if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
		}
	}
	return planned;
}
