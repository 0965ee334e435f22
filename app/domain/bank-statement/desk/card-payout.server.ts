import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { bankEntry } from '#db/schema/bank-statement';
import { cardPayout } from '#db/schema/card-payment';
import { ledgerAccount } from '#db/schema/ledger';
import type { NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { auditedWrite } from '../../administration/audited-write.server';
import type { PlainDate } from '../../date/plain-date';
import { leadActor } from '../../lead/agent-lead-context';
import type { AccountName } from '../../ledger/booking-postings';
import { openDaySql } from '../../ledger/open-day';
import { openAccountsStatement } from '../../ledger/post-transfers';
import { decided, type Entry, openEntry } from './entry-decision.server';
import { isCardFee } from './is-card-fee';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

/**
 * Brands to which the card provider owes at least `leastMinor` in a currency, the largest balance first; minor units. Throws DomainError 'forbidden',
 * 'unavailable'.
 */
export async function cardBalances({
	ctx,
	currency,
	leastMinor,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	currency: Entry['currency'];
	leastMinor: number;
}) {
	requireActor(ctx, 'money');
	const owed = sql<number>`${ledgerAccount.debitMinor} - ${ledgerAccount.creditMinor}`;
	return ctx.db
		.select({ brandKey: ledgerAccount.party, minor: owed })
		.from(ledgerAccount)
		.where(and(eq(ledgerAccount.kind, 'card'), eq(ledgerAccount.currency, currency), gte(owed, leastMinor)))
		.orderBy(desc(owed), asc(ledgerAccount.party));
}

/**
 * Books money that came as a payout of the card provider for what clients have paid by card: what arrived, and the fee that the provider kept, in one
 * transaction with the entry's state (BOOKS-6). Together they are at most what the provider owes the brand. Throws DomainError 'forbidden', 'not-found',
 * 'invalid' (`card-fee`: below 0 or above a tenth), 'conflict' (`card-balance`, `changed-meanwhile`), 'unavailable'.
 */
export async function bookCardPayout({
	ctx,
	id,
	brandKey,
	feeMinor,
}: {
	ctx: Ctx;
	id: string;
	brandKey: string;
	feeMinor: number;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const entry = await openEntry(ctx, id);
	const { minor, currency } = entry;
	if (minor <= 0 || !isCardFee(feeMinor, minor))
		throw new DomainError('invalid', 'No such fee', { reason: 'card-fee' });
	const owing = await cardBalances({ ctx, currency, leastMinor: minor + feeMinor });
	if (!owing.some((each) => each.brandKey === brandKey))
		throw new DomainError('conflict', 'The provider owes less', { reason: 'card-balance' });
	const accounts = (['bank', 'card', 'bankFee'] as const).map((kind): AccountName => ({ kind, party: brandKey }));
	const day = entry.valueDate ?? entry.bookingDate;
	await auditedWrite({
		...{ ctx, actor, action: 'entry.card-payout', detail: { minor, currency, feeMinor, brand: brandKey } },
		subject: sql`select ${bankEntry.id} from ${bankEntry} where ${bankEntry.no} = ${entry.no} and ${bankEntry.state} = 'open'
			and ${minor + feeMinor} <= (select debit_minor - credit_minor from ledger_account where kind = 'card' and party = ${brandKey} and currency = ${currency})`,
		statements: [
			openAccountsStatement(accounts, currency),
			...[
				{ debit: 'bank', minor },
				{ debit: 'bankFee', minor: feeMinor },
			]
				.filter((each) => each.minor > 0)
				.map(
					(each): NamedStatement => ({
						sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, day, actor, created_at)
							select 'payment', d.no, c.no, :minor, :currency, ${openDaySql(':day')}, :actor, :now from ledger_account d, ledger_account c
							where d.kind = :debit and d.party = :brand and d.currency = :currency and c.kind = 'card' and c.party = :brand and c.currency = :currency`,
						args: { ...each, currency, day, brand: brandKey, actor: actor.id, now: ctx.now },
					}),
				),
			{
				// The transfers of this transaction are the last ones.
				sql: `insert into card_payout (entry_no, round, brand_key, currency, minor, fee_minor, transfer_no, fee_transfer_no, created_at)
					select :entry, :round, :brand, :currency, :minor, :fee, max(no) - :fees, iif(:fees, max(no), null), :now from ledger_transfer`,
				args: {
					...{ entry: entry.no, round: entry.round + 1, brand: brandKey, currency, minor, fee: feeMinor },
					...{ fees: feeMinor > 0 ? 1 : 0, now: ctx.now },
				},
			},
			decided(entry, 'booked', actor.id, ctx.now),
		],
	});
}

/** The payout that an entry is booked as, and whether it stands in a month that is closed (BOOKS-4); undefined where it is none. */
export async function cardPayoutOf(db: Database, { no, round }: Pick<Entry, 'no' | 'round'>) {
	const [found] = await db
		.select({
			no: cardPayout.no,
			isClosed: sql<number>`exists (select 1 from ledger_transfer t join closed_month m on m.month >= substr(t.day, 1, 7) where t.no = ${cardPayout.transferNo})`,
		})
		.from(cardPayout)
		.where(and(eq(cardPayout.entryNo, no), eq(cardPayout.round, round), isNull(cardPayout.reversedAt)));
	return found;
}

/** Takes a payout back in the books, for the transaction that opens its entry again. */
export function reverseCardPayoutStatements(
	{ no }: { no: number },
	{ now, day, actor }: { now: number; day: PlainDate; actor: string },
): NamedStatement[] {
	return [
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, reverses_no, day, actor, created_at)
				select t.kind, t.credit_no, t.debit_no, t.minor, t.currency, t.no, ${openDaySql(':day')}, :actor, :now
				from card_payout p join ledger_transfer t on t.no in (p.transfer_no, p.fee_transfer_no) where p.no = :payout and p.reversed_at is null`,
			args: { payout: no, day, actor, now },
		},
		{
			sql: 'update card_payout set reversed_at = :now where no = :payout and reversed_at is null',
			args: { payout: no, now },
		},
	];
}

/** The payouts that an entry was booked as, also those that were taken back. Throws DomainError 'forbidden', 'unavailable'. */
export async function cardPayoutsOf({ ctx, entryNo }: { ctx: Pick<RequestContext, 'db' | 'actor'>; entryNo: number }) {
	requireActor(ctx, 'money');
	return ctx.db
		.select({
			...{ no: cardPayout.no, brandKey: cardPayout.brandKey, currency: cardPayout.currency },
			...{ minor: cardPayout.minor, feeMinor: cardPayout.feeMinor, reversedAt: cardPayout.reversedAt },
		})
		.from(cardPayout)
		.where(eq(cardPayout.entryNo, entryNo))
		.orderBy(asc(cardPayout.no));
}
