import { eq, sql } from 'drizzle-orm';
import { bankEntry } from '#db/schema/bank-statement';
import type { NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';

export type Entry = typeof bankEntry.$inferSelect;

/** Payments of an entry begin with this; booked again it has another round, since a source is booked once. */
export function sourcesOf({ id }: Pick<Entry, 'id'>, round: number): string {
	return `entry:${id}:${round}:`;
}

/** Throws DomainError 'not-found', 'unavailable'. */
export async function entryOf(ctx: Pick<RequestContext, 'db'>, id: string): Promise<Entry> {
	const [entry] = await ctx.db.select().from(bankEntry).where(eq(bankEntry.id, id));
	if (!entry) throw new DomainError('not-found', `No entry ${id}`);
	return entry;
}

/** An entry that waits for a decision. Throws DomainError 'not-found', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function openEntry(ctx: Pick<RequestContext, 'db'>, id: string): Promise<Entry> {
	const entry = await entryOf(ctx, id);
	if (entry.state !== 'open') throw new DomainError('conflict', 'Decided already', { reason: 'changed-meanwhile' });
	return entry;
}

/** The subject of an audit row, as long as the entry is open. */
export function asOpen({ no }: Entry) {
	return sql`select ${bankEntry.id} from ${bankEntry} where ${bankEntry.no} = ${no} and ${bankEntry.state} = 'open'`;
}

/** Its decision, for the transaction of what is decided. */
export function decided(
	{ no }: Entry,
	state: 'booked' | 'ignored',
	actor: string,
	now: number,
	reason: string | null = null,
): NamedStatement {
	return {
		sql: `update bank_entry set state = :state, round = round + 1, decided_by = :actor, decided_at = :now, reason = :reason where no = :no`,
		args: { no, state, actor, now, reason },
	};
}
