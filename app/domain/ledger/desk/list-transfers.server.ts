import type { Row } from '@libsql/client';
import { inArray } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { ledgerSum } from '#db/schema/ledger';
import { ACCOUNT_KINDS, TRANSFER_KINDS } from '#db/schema/money-enums';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { clientsLeads } from '../../administration/list-all-leads.server';
import { endOfPrefix, ROWS_PER_PAGE } from '../../administration/paging';
import { readBookingNumber } from '../../booking-number/read-booking-number';
import { type Currency, isCurrency } from '../../money/money';
import { type DayCursor, dayPageOf } from '../../payment/desk/day-cursor';
import { type AccountKind, MOST_ACCOUNTS, type TransferScope, transfersStatement } from './transfers-statement';

type Ctx = Pick<RequestContext, 'db' | 'actor'>;

export type LedgerFilter = {
	kind: AccountKind | null;
	/** Booking number, or the beginning of a client's, an agency's or an operator's name; null: all. */
	words: string | null;
	/** `2026-11`; null: all. */
	month: string | null;
	cursor: DayCursor | null;
};

export type LedgerSide = { kind: AccountKind; party: string; name: string | null };

/** A line of the books. */
export type LedgerLine = {
	no: number;
	kind: (typeof TRANSFER_KINDS)[number];
	day: string;
	minor: number;
	currency: Currency;
	isReversal: boolean;
	debit: LedgerSide;
	credit: LedgerSide;
	lead: { id: string; bookingNumber: string; client: string; propertyName: string } | null;
};

/** A page of the books, the latest line first (BOOKS-2). Throws DomainError 'forbidden', 'unavailable'. */
export async function listTransfers({ ctx, filter }: { ctx: Ctx; filter: LedgerFilter }) {
	requireActor(ctx, 'money');
	return dayPageOf(await readTransfers(ctx.db, filter, ROWS_PER_PAGE + 1), ({ day }) => day);
}

/** Lines of the books without paging; who may read them is checked by the caller. */
export async function readTransfers(
	db: Database,
	{ kind, words, month, cursor }: LedgerFilter,
	limit: number,
): Promise<LedgerLine[]> {
	const only = await scopeOf(db, kind, words);
	const { rows } = await db.$client.execute(transfersStatement({ kind, only, month, cursor, limit }));
	return rows.flatMap(readLine);
}

/** What each kind of account stands at, above 0: we are owed. Throws DomainError 'forbidden', 'unavailable'. */
export async function listBalances({ ctx }: { ctx: Ctx }) {
	requireActor(ctx, 'money');
	const rows = await ctx.db.select().from(ledgerSum);
	return ACCOUNT_KINDS.flatMap((kind) =>
		rows
			.filter((row) => row.kind === kind)
			.map(({ currency, debitMinor, creditMinor }) => ({ kind, currency, minor: debitMinor - creditMinor })),
	);
}

/** The first day of the books, `2026-11-02`; null while there is none. Throws DomainError 'forbidden', 'unavailable'. */
export async function firstDayOfBooks({ ctx }: { ctx: Ctx }): Promise<string | null> {
	requireActor(ctx, 'money');
	const { rows } = await ctx.db.$client.execute('select day from ledger_transfer order by day limit 1');
	return rows[0] ? String(rows[0].day) : null;
}

/** The accounts and bookings of a filter; null where the days are walked, since there are none or too many to name. */
async function scopeOf(db: Database, kind: AccountKind | null, words: string | null): Promise<TransferScope['only']> {
	if (words) return scopeOfWords(db, kind, words);
	if (!kind) return null;
	const { rows } = await db.$client.execute({
		sql: 'select no from ledger_account where kind = :kind limit :limit',
		args: { kind, limit: MOST_ACCOUNTS + 1 },
	});
	return rows.length > MOST_ACCOUNTS ? null : { accounts: rows.map(({ no }) => Number(no)), leads: [] };
}

async function scopeOfWords(db: Database, kind: AccountKind | null, words: string) {
	const numbers = readBookingNumber(words);
	const leads = await db
		.select({ no: lead.no })
		.from(lead)
		.where(numbers.length > 0 ? inArray(lead.bookingNumber, numbers) : inArray(lead.no, clientsLeads(db, words)))
		.limit(MOST_ACCOUNTS);
	const parties = await db.$client.execute({
		sql: `select a.no from ledger_account a join travel_agency p on a.kind = 'agency' and a.party = cast(p.no as text)
				where p.name collate nocase >= :words and p.name collate nocase < :end and coalesce(:kind, 'agency') = 'agency'
			union all select a.no from ledger_account a join operator p on a.kind = 'operator' and a.party = cast(p.no as text)
				where p.name collate nocase >= :words and p.name collate nocase < :end and coalesce(:kind, 'operator') = 'operator'
			limit :limit`,
		args: { words, end: endOfPrefix(words), kind, limit: MOST_ACCOUNTS },
	});
	return { accounts: parties.rows.map(({ no }) => Number(no)), leads: leads.map(({ no }) => no) };
}

function readLine(row: Row): LedgerLine[] {
	const kind = TRANSFER_KINDS.find((each) => each === row.kind);
	const [debit, credit] = [sideOf(row, 'debit'), sideOf(row, 'credit')];
	const { currency } = row;
	if (!kind || !debit || !credit || !isCurrency(currency)) return [];
	return [
		{
			...{ no: Number(row.no), kind, day: String(row.day), minor: Number(row.minor), currency, debit, credit },
			isReversal: row.reverses_no !== null,
			lead:
				row.lead_id === null
					? null
					: {
							...{ id: String(row.lead_id), bookingNumber: String(row.booking_number), client: String(row.client) },
							propertyName: String(row.property_name),
						},
		},
	];
}

function sideOf(row: Row, side: 'debit' | 'credit'): LedgerSide | null {
	const kind = ACCOUNT_KINDS.find((each) => each === row[`${side}_kind`]);
	const name = row[`${side}_name`];
	return kind ? { kind, party: String(row[`${side}_party`]), name: name == null ? null : String(name) } : null;
}
