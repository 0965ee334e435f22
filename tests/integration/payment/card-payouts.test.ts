import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankEntry, bankStatement } from '#db/schema/bank-statement';
import { cardPayout } from '#db/schema/card-payment';
import { ledgerAccount, ledgerTransfer } from '#db/schema/ledger';
import { writeBatch } from '#db/write-batch';
import { takeEntryBack } from '~/domain/bank-statement/desk/book-entry.server';
import { bookCardPayout, cardBalances, cardPayoutsOf } from '~/domain/bank-statement/desk/card-payout.server';
import { importStatements } from '~/domain/bank-statement/desk/import-statements.server';
import { listTransfers } from '~/domain/ledger/desk/list-transfers.server';
import { bookPaymentStatements } from '~/domain/payment/book-payment.server';
import { bytes, camtFile } from '../../unit/bank-statement/camt-file';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await database.db.delete(bankEntry);
	await database.db.delete(bankStatement);
	await forgetLeads(database.db);
});
afterAll(() => database?.stop());

const team = () => moneyTeam(database);

/** A booking of which so much was paid by card. */
async function paidByCard(minor: number): Promise<void> {
	const { no, brandKey } = await leadRow(database, await bookedLead(database, [['2026-11-25', 2_000_000]]));
	const payment = {
		...({ id: `pay_${crypto.randomUUID()}`, leadNo: no, brandKey, way: 'card', currency: 'EUR', minor } as const),
		...{ receivedOn: '2026-11-18', source: `card:${no}`, actor: 'system' },
	};
	await writeBatch(database.db, await bookPaymentStatements(database.db, payment, Date.now()));
}

/** The entry with which the provider's money arrives. */
async function arrived(amount: string) {
	const entry = { amount, details: [{ debtor: 'STRIPE TECHNOLOGY EUROPE LTD', lines: ['STRIPE PAYOUT'] }] };
	await importStatements({
		ctx: team(),
		file: bytes(camtFile([{ entries: [entry], closing: amount }])),
		fileName: 'statement.xml',
	});
	const [found] = await database.db.select().from(bankEntry);
	if (!found) throw new Error('no entry');
	return found;
}

async function balances() {
	const rows = await database.db.select().from(ledgerAccount);
	const of = (kind: string) =>
		rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.debitMinor - row.creditMinor, 0);
	return { bank: of('bank'), card: of('card'), fees: of('bankFee') };
}

const brandKey = 'demo-gold';
const REFUSED = { code: 'invalid', reason: 'card-fee' };

describe('a payout of the card provider (BOOKS-6)', () => {
	it('moves what clients have paid by card to the bank, and the fees that were kept', async () => {
		await paidByCard(1_000_000);
		const before = await balances();
		const { id, no } = await arrived('9850.00');
		const owing = await cardBalances({ ctx: team(), currency: 'EUR', leastMinor: 985_000 });
		expect(owing).toEqual([{ brandKey, minor: before.card }]);
		await bookCardPayout({ ctx: team(), id, brandKey, feeMinor: 15_000 });
		expect(await balances()).toEqual({
			bank: before.bank + 985_000,
			card: before.card - 1_000_000,
			fees: before.fees + 15_000,
		});
		expect(await cardPayoutsOf({ ctx: team(), entryNo: no })).toMatchObject([
			{ brandKey, minor: 985_000, feeMinor: 15_000, reversedAt: null },
		]);
		const filter = { kind: null, words: null, month: null, cursor: null };
		const { rows } = await listTransfers({ ctx: team(), filter });
		const lines = rows.filter(({ lead }) => lead === null).map((row) => [row.debit.kind, row.credit.kind, row.minor]);
		expect(lines.slice(0, 2)).toEqual([
			['bankFee', 'card', 15_000],
			['bank', 'card', 985_000],
		]);
	});

	it('is booked once by 24 people at once', async () => {
		await paidByCard(1_000_000);
		const before = await balances();
		const { id } = await arrived('9850.00');
		const all = await Promise.allSettled(
			Array.from({ length: 24 }, () => bookCardPayout({ ctx: team(), id, brandKey, feeMinor: 15_000 })),
		);
		expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await balances()).card).toBe(before.card - 1_000_000);
		expect(await database.db.select().from(cardPayout)).toHaveLength(1);
	});

	it('is taken back with its fee, and may be booked again without one', async () => {
		await paidByCard(1_000_000);
		const before = await balances();
		const { id, no } = await arrived('10000.00');
		await bookCardPayout({ ctx: team(), id, brandKey, feeMinor: 0 });
		await takeEntryBack({ ctx: team(), id });
		expect(await balances()).toEqual(before);
		await bookCardPayout({ ctx: team(), id, brandKey, feeMinor: 0 });
		await takeEntryBack({ ctx: team(), id });
		await expect(takeEntryBack({ ctx: team(), id })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		expect(await balances()).toEqual(before);
		expect(await cardPayoutsOf({ ctx: team(), entryNo: no })).toHaveLength(2);
		const transfers = await database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, 'payment'));
		expect(transfers.filter(({ reversesNo, leadNo }) => reversesNo !== null && leadNo === null).length).toBeGreaterThan(
			1,
		);
	});

	it('is at most what the provider owes the brand, with fees of a tenth', async () => {
		await paidByCard(1_000_000);
		const { card } = await balances();
		const { id } = await arrived((card / 100).toFixed(2));
		const conflict = { code: 'conflict', reason: 'card-balance' };
		const book = (given: { brandKey?: string; feeMinor: number }) =>
			bookCardPayout({ ctx: team(), id, brandKey, ...given });
		await expect(book({ feeMinor: 1 })).rejects.toMatchObject(conflict);
		await expect(book({ brandKey: 'demo', feeMinor: 0 })).rejects.toMatchObject(conflict);
		for (const feeMinor of [-1, 0.5, Math.ceil(card / 9) + 1])
			await expect(book({ feeMinor })).rejects.toMatchObject(REFUSED);
		expect((await balances()).card).toBe(card);
	});

	it('is for admins who do the money', async () => {
		await paidByCard(1_000_000);
		const { id } = await arrived('9850.00');
		for (const ctx of [contextOf(database, 'admin'), contextOf(database, 'agent')])
			await expect(bookCardPayout({ ctx, id, brandKey, feeMinor: 0 })).rejects.toMatchObject({ code: 'forbidden' });
	});
});
