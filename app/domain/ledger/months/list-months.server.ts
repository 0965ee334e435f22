import { desc, eq, sql } from 'drizzle-orm';
import { closedMonth } from '#db/schema/ledger';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { monthOf } from '../../date/month';
import { nextOpenMonth, openEntries } from './close-month.server';

/** Closed months that the page shows. */
const SHOWN = 24;

/**
 * The months of the books for their page (BOOKS-4): the next one to close, with the bank's entries that wait in it, and the closed ones, the latest first. `next`
 * is null while the books are empty. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listMonths({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor' | 'today'> }) {
	requireActor(ctx, 'money');
	const [month, closed] = await Promise.all([
		nextOpenMonth(ctx.db),
		ctx.db
			.select({
				...{ month: closedMonth.month, fingerprint: closedMonth.fingerprint, closedAt: closedMonth.closedAt },
				transferCount: closedMonth.transferCount,
				closedBy: sql<
					string | null
				>`(select trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) from ${user} where ${eq(user.id, closedMonth.closedBy)})`,
			})
			.from(closedMonth)
			.orderBy(desc(closedMonth.month))
			.limit(SHOWN),
	]);
	const entries = month === null ? 0 : await openEntries(ctx.db, month);
	const next = month === null ? null : { month, openEntries: entries, isOver: month < monthOf(ctx.today) };
	return { next, closed };
}
