import { sql } from 'drizzle-orm';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';

/** How much waits for a person on the pages of the money: entries of the bank to decide, runs that are not paid, refunds that are proposed. */
export type MoneyCounts = { bank: number; payouts: number; refunds: number };

/** One statement, each count along an index or over the few runs. Throws DomainError 'forbidden', 'unavailable'. */
export async function moneyCounts(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<MoneyCounts> {
	requireActor(ctx, 'money');
	return ctx.db.get<MoneyCounts>(sql`select (select count(*) from bank_entry where "state" = 'open') as bank,
		(select count(*) from payout_run where state in ('open', 'released')) as payouts,
		(select count(*) from refund where state = 'proposed') as refunds`);
}
