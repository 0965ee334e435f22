import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { closedMonth } from '#db/schema/ledger';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { auditedWrite } from '../../administration/audited-write.server';
import { addMonths, type Month, monthOf } from '../../date/month';
import { parsePlainDate } from '../../date/plain-date';
import { leadActor } from '../../lead/agent-lead-context';
import { monthLines } from './month-lines.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;

type Fingerprint = { fingerprint: string; transferCount: number; lastNo: number };

/** SHA-256 of the lines of a month as they are exported, with their number. Throws DomainError 'unavailable'. */
async function fingerprintOf(db: Database, month: Month): Promise<Fingerprint> {
	const hash = sha256.create();
	let [transferCount, lastNo] = [0, 0];
	for await (const page of monthLines(db, month)) {
		hash.update(new TextEncoder().encode(page.text));
		transferCount += page.count;
		lastNo = Math.max(lastNo, page.lastNo);
	}
	return { fingerprint: bytesToHex(hash.digest()), transferCount, lastNo };
}

/**
 * Closes a month of the books (BOOKS-4): the earliest open one, once it is over and nothing of the bank's statements in it is left to decide. It takes no transfer
 * from then on. Throws DomainError 'forbidden', 'invalid' (`month`), 'conflict' (`month-order`: an earlier one is open, or it is closed; `month-running`,
 * `entries-open`; `changed-meanwhile`: a transfer came meanwhile), 'unavailable'.
 */
export async function closeMonth({ ctx, month }: { ctx: Ctx; month: Month | null }): Promise<Fingerprint> {
	const actor = leadActor(requireActor(ctx, 'money'));
	if (month === null) throw new DomainError('invalid', 'Not a month', { reason: 'month' });
	const { db } = ctx;
	if (month >= monthOf(ctx.today)) throw new DomainError('conflict', 'It is not over', { reason: 'month-running' });
	const next = await nextOpenMonth(db);
	if (next !== month) throw new DomainError('conflict', 'Not the next one', { reason: 'month-order' });
	if ((await openEntries(db, month)) > 0) throw new DomainError('conflict', 'Entries wait', { reason: 'entries-open' });
	const made = await fingerprintOf(db, month);
	const isSame = sql`(select count(*) from ledger_transfer where day >= ${`${month}-01`} and day < ${`${month}-32`}) = ${made.transferCount}`;
	try {
		await auditedWrite({
			...{ ctx, actor, action: 'month.closed', subject: sql`select ${month} where ${isSame}` },
			detail: { fingerprint: made.fingerprint, transfers: made.transferCount },
			statements: [db.insert(closedMonth).values({ month, ...made, closedBy: actor.id, closedAt: ctx.now })],
		});
	} catch (error) {
		if (breaksConstraint(error, 'closed_month.month', 'unique'))
			throw new DomainError('conflict', 'Closed already', { reason: 'month-order' });
		throw error;
	}
	return made;
}

/** Whether the books of a closed month are still what they were. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function verifyMonth({ ctx, month }: { ctx: Ctx; month: Month | null }): Promise<boolean> {
	requireActor(ctx, 'money');
	const [closed] = await ctx.db.select().from(closedMonth).where(sql`${closedMonth.month} = ${month}`);
	if (!closed || month === null) throw new DomainError('not-found', `Not closed: ${month}`);
	return (await fingerprintOf(ctx.db, month)).fingerprint === closed.fingerprint;
}

/** The month after the last closed one, else that of the first transfer; null while the books are empty. */
export async function nextOpenMonth(db: Database): Promise<Month | null> {
	const { rows } = await db.$client.execute(`select (select max(month) from closed_month) as closed,
		(select day from ledger_transfer order by day limit 1) as first`);
	const closed = parsePlainDate(`${rows[0]?.closed}-01`);
	if (closed) return addMonths(monthOf(closed), 1);
	const first = parsePlainDate(rows[0]?.first);
	return first && monthOf(first);
}

/** Entries of the bank's statements up to the end of a month that wait for a person. */
export async function openEntries(db: Database, month: Month): Promise<number> {
	const { rows } = await db.$client.execute({
		sql: `select count(*) as n from bank_entry where "state" = 'open' and booking_date < :to`,
		args: { to: `${month}-32` },
	});
	return Number(rows[0]?.n);
}
