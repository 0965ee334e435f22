import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { bankEntry, bankStatement } from '#db/schema/bank-statement';
import type { BANK_ENTRY_STATES } from '#db/schema/money-enums';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { ROWS_PER_PAGE } from '../../administration/paging';

type Ctx = Pick<RequestContext, 'db' | 'actor'>;

export type BankEntryState = (typeof BANK_ENTRY_STATES)[number];

/** Statements that the page shows. */
const SHOWN = 40;

/**
 * The latest statements of all accounts. `isBehindGap`: it does not begin with the balance with which the one before it ends, so a file is missing.
 * Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listStatements({ ctx }: { ctx: Ctx }) {
	requireActor(ctx, 'money');
	const rows = await statementsQuery(ctx.db);
	return rows.map((row, at) => {
		const before = rows.slice(at + 1).find(({ iban, currency }) => iban === row.iban && currency === row.currency);
		return { ...row, isBehindGap: before !== undefined && before.closingMinor !== row.openingMinor };
	});
}

export type ListedStatement = Awaited<ReturnType<typeof listStatements>>[number];

export function statementsQuery(db: Database) {
	return db
		.select({
			...{ no: bankStatement.no, id: bankStatement.id, iban: bankStatement.iban, currency: bankStatement.currency },
			...{ fileName: bankStatement.fileName, entryCount: bankStatement.entryCount },
			...{ openingMinor: bankStatement.openingMinor, closingMinor: bankStatement.closingMinor },
			...{ openingDay: bankStatement.openingDay, closingDay: bankStatement.closingDay },
			pendingCount: bankStatement.pendingCount,
			openCount: sql<number>`(select count(*) from bank_entry where statement_no = bank_statement.no and "state" = 'open')`,
		})
		.from(bankStatement)
		.orderBy(desc(bankStatement.closingDay), desc(bankStatement.no))
		.limit(SHOWN);
}

/** Entries of a statement in one state, in the bank's order, page by page. Throws DomainError 'forbidden', 'unavailable'. */
export async function listEntries({
	ctx,
	statementNo,
	state,
	after,
}: {
	ctx: Ctx;
	statementNo: number;
	state: BankEntryState;
	/** Position of the last entry of the page before. */
	after: number;
}) {
	requireActor(ctx, 'money');
	const rows = await entriesQuery(ctx.db, { statementNo, state, after }, ROWS_PER_PAGE + 1);
	const shown = rows.slice(0, ROWS_PER_PAGE);
	return { entries: shown, next: rows.length > shown.length ? String(shown.at(-1)?.position ?? '') : null };
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['entries'][number];

export function entriesQuery(
	db: Database,
	{ statementNo, state, after }: { statementNo: number; state: BankEntryState; after: number },
	limit: number,
) {
	return db
		.select()
		.from(bankEntry)
		.where(and(eq(bankEntry.statementNo, statementNo), gt(bankEntry.position, after), eq(bankEntry.state, state)))
		.orderBy(asc(bankEntry.position))
		.limit(limit);
}

/** One entry; undefined where there is none. Throws DomainError 'forbidden', 'unavailable'. */
export async function findEntry({ ctx, id }: { ctx: Ctx; id: string }): Promise<ListedEntry | undefined> {
	requireActor(ctx, 'money');
	const [found] = await ctx.db.select().from(bankEntry).where(eq(bankEntry.id, id));
	return found;
}
