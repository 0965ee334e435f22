import { sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';

/**
 * How much waits for a person on the pages of the money: entries of the bank to decide, runs that are not paid, refunds that are proposed, bookings whose
 * invoices cannot be issued, events of the card provider to look at.
 */
export type MoneyCounts = { bank: number; payouts: number; refunds: number; invoices: number; cards: number };

/** One row, each count along an index or over a few rows; for a batch. */
export function moneyCountsQuery(db: Database) {
	return db.all<MoneyCounts>(sql`select (select count(*) from bank_entry where "state" = 'open') as bank,
		(select count(*) from payout_run where state in ('open', 'released')) as payouts,
		(select count(*) from refund where state = 'proposed') as refunds,
		(select count(distinct lead_no) from held_invoice) as invoices,
		(select count(*) from card_event where "outcome" = 'parked' and "settled_at" is null) as cards`);
}

/** Throws DomainError 'forbidden', 'unavailable'. */
export async function moneyCounts(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<MoneyCounts> {
	requireActor(ctx, 'money');
	return readMoneyCounts(await moneyCountsQuery(ctx.db));
}

/** The row of a query that always has one. */
export function readMoneyCounts([row]: readonly MoneyCounts[]): MoneyCounts {
	if (!row) throw new RangeError('No counts');
	return row;
}
