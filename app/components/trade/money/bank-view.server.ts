import type { AppLoadContext } from '@remix-run/cloudflare';
import { BANK_ENTRY_STATES } from '#db/schema/money-enums';
import { type BookedFor, bookedFor } from '~/domain/bank-statement/desk/booked-for.server';
import { cardBalances, cardPayoutsOf } from '~/domain/bank-statement/desk/card-payout.server';
import {
	type BankEntryState,
	findEntry,
	type ListedEntry,
	type ListedStatement,
	listEntries,
	listStatements,
} from '~/domain/bank-statement/desk/list-statements.server';
import { type SuggestedEntries, suggestEntries } from '~/domain/bank-statement/desk/suggest-entries.server';
import { knownBrands } from '~/domain/brand/known-brands';
import { type ListedDeposit, listDeposits } from '~/domain/deposit/list-deposits.server';
import { listReceivables, type Receivable } from '~/domain/payment/desk/list-receivables.server';

export type Found = { instalments: Receivable[]; deposits: ListedDeposit[] };

/** The name of the brand that something is of. */
type OfBrand = { brandName: string };

/** What the page of statements shows. */
export type BankData = {
	statements: ListedStatement[];
	statement: ListedStatement | null;
	state: BankEntryState;
	entries: ListedEntry[];
	/** Position of the last entry, for the next page. */
	next: string | null;
	chosen: ListedEntry | null;
	/** What the chosen entry was booked for. */
	booked: BookedFor;
	/** The payouts of the card provider that the chosen entry was booked as; of an open one, the brands that it may be for. */
	cardPayouts: (Awaited<ReturnType<typeof cardPayoutsOf>>[number] & OfBrand)[];
	cardBalances: (Awaited<ReturnType<typeof cardBalances>>[number] & OfBrand)[];
	/** What another booking is looked for by, and the instalments and deposits that were found; null: nothing was asked for. */
	words: string | null;
	found: Found | null;
} & SuggestedEntries;

/** What the page of statements shows for its address: files, entries of the chosen one with what they may be for, and the chosen entry. */
export async function viewBank(ctx: AppLoadContext, query: URLSearchParams): Promise<BankData> {
	const statements = await listStatements({ ctx });
	const statement = statements.find(({ id }) => id === query.get('statement')) ?? statements[0] ?? null;
	const state = BANK_ENTRY_STATES.find((each) => each === query.get('state')) ?? 'open';
	if (!statement) return { ...NO_STATEMENT, statements, state };
	const after = Math.max(0, Math.trunc(Number(query.get('after')) || 0));
	const asked = query.get('entry');
	const words = (query.get('words') ?? '').trim().slice(0, 120) || null;
	const [listed, chosen] = await Promise.all([
		listEntries({ ctx, statementNo: statement.no, state, after }),
		asked ? findEntry({ ctx, id: asked }) : undefined,
	]);
	const compared = [
		...listed.entries,
		...(chosen && !listed.entries.some(({ id }) => id === chosen.id) ? [chosen] : []),
	];
	const isDecided = chosen && chosen.state !== 'open';
	const [suggested, booked, found, payouts, balances] = await Promise.all([
		suggestEntries(ctx.db, compared, statement.currency),
		isDecided ? bookedFor({ ctx, id: chosen.id }) : [],
		words && chosen ? findOpen(ctx, words, statement.currency) : null,
		isDecided ? cardPayoutsOf({ ctx, entryNo: chosen.no }) : [],
		chosen && !isDecided && chosen.minor > 0
			? cardBalances({ ctx, currency: chosen.currency, leastMinor: chosen.minor })
			: [],
	]);
	return {
		...{ statements, statement, state, words, booked, chosen: chosen ?? null },
		...listed,
		...suggested,
		...{ found, cardPayouts: named(payouts), cardBalances: named(balances) },
	};
}

function named<Row extends { brandKey: string }>(rows: readonly Row[]): (Row & OfBrand)[] {
	const { profiles } = knownBrands();
	return rows.map((row) => ({
		...row,
		brandName: profiles.find(({ key }) => key === row.brandKey)?.name ?? row.brandKey,
	}));
}

/** What an account in this currency can be paid for: instalments and security deposits of bookings in it. */
async function findOpen(ctx: AppLoadContext, words: string, currency: string): Promise<Found> {
	const [instalments, deposits] = await Promise.all([
		listReceivables({ ctx, filter: { state: 'open', brandKey: null, words, after: null } }),
		listDeposits(ctx, { list: 'open', words, after: null }),
	]);
	return {
		instalments: instalments.rows.filter((row) => row.currency === currency),
		deposits: deposits.rows.filter((row) => row.currency === currency && row.leadCurrency === currency),
	};
}

const NO_STATEMENT = {
	...{ statement: null, entries: [], next: null, chosen: null, booked: [], words: null, found: null },
	...{ suggestions: {}, bookings: {}, cardPayouts: [], cardBalances: [] },
};
