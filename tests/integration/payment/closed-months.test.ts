import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankEntry, bankStatement } from '#db/schema/bank-statement';
import { ledgerTransfer } from '#db/schema/ledger';
import { bookEntry, takeEntryBack } from '~/domain/bank-statement/desk/book-entry.server';
import { parseMonth } from '~/domain/date/month';
import { plainDate } from '~/domain/date/plain-date';
import { closeMonth, verifyMonth } from '~/domain/ledger/months/close-month.server';
import { listMonths } from '~/domain/ledger/months/list-months.server';
import { monthFile } from '~/domain/ledger/months/month-file.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	// Test databases begin anew; deployments never open a month again.
	await database.db.$client.execute('drop trigger closed_month_kept');
});
beforeEach(async () => {
	const { db } = database;
	await db.$client.execute('delete from closed_month');
	await forgetLeads(db);
	await db.batch([db.delete(bankEntry), db.delete(bankStatement)]);
});
afterAll(() => database?.stop());

const OCTOBER = parseMonth('2026-10');
/** On 5 December, when November is over. */
const later = () => ({ ...moneyTeam(database), today: plainDate('2026-12-05'), now: Date.UTC(2026, 11, 5, 9) });
const close = (month = OCTOBER) => closeMonth({ ctx: later(), month });
const pay = (leadId: string, receivedOn: string, minor = 10_000) =>
	recordPayment({ ctx: later(), leadId, minor, receivedOn, key: crypto.randomUUID() });
const booked = () => bookedLead(database, [['2026-11-25', 1_000_000]]);
const days = async () => (await database.db.select().from(ledgerTransfer)).map(({ day }) => day).sort();

async function fileOf(month = OCTOBER) {
	if (!month) throw new Error('No month');
	return new Uint8Array(await new Response(monthFile({ ctx: later(), month })).arrayBuffer());
}

describe('a month of the books', () => {
	it('is closed with the fingerprint of its file, and can be checked with other tools', async () => {
		const id = await booked();
		await pay(id, '2026-10-05');
		await pay(id, '2026-10-31');
		await pay(id, '2026-11-01');
		const { fingerprint, transferCount } = await close();
		expect(transferCount).toBe(2);
		const file = await fileOf();
		expect(createHash('sha256').update(file).digest('hex')).toBe(fingerprint);
		expect(new TextDecoder().decode(file).trim().split('\n')).toHaveLength(3);
		expect(await verifyMonth({ ctx: later(), month: OCTOBER })).toBe(true);
		expect(await listMonths({ ctx: later() })).toMatchObject({
			next: { month: '2026-11', openEntries: 0, isOver: true },
			closed: [{ month: '2026-10', fingerprint, transferCount: 2 }],
		});
	});

	it('tells when its lines are no longer what they were', async () => {
		const id = await booked();
		await pay(id, '2026-10-05');
		await close();
		await database.db.$client.execute('drop trigger ledger_transfer_unchanged');
		await database.db.$client.execute("update ledger_transfer set minor = minor + 1 where day = '2026-10-05'");
		expect(await verifyMonth({ ctx: later(), month: OCTOBER })).toBe(false);
		await database.db.$client.execute(`create trigger ledger_transfer_unchanged before update on ledger_transfer
			begin select raise(abort, 'a transfer is reversed, never changed'); end`);
	});

	it('takes no transfer any more: what comes later counts on the first open day', async () => {
		const id = await booked();
		await pay(id, '2026-10-05');
		await close();
		await pay(id, '2026-10-20', 5_000);
		expect((await days()).filter((day) => day === '2026-10-20')).toEqual([]);
		expect(await days()).toContain('2026-11-01');
		await expect(
			database.db.$client.execute(`insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, day, actor)
				select kind, debit_no, credit_no, minor, currency, '2026-09-30', actor from ledger_transfer limit 1`),
		).rejects.toThrow(/the month is closed/);
		expect(await verifyMonth({ ctx: later(), month: OCTOBER })).toBe(true);
	});

	it('is closed once of 24 at once, in order, and when it is over', async () => {
		const id = await booked();
		await expect(close(parseMonth('2026-12'))).rejects.toMatchObject({ reason: 'month-running' });
		await pay(id, '2026-10-05');
		await expect(close(parseMonth('2026-11'))).rejects.toMatchObject({ reason: 'month-order' });
		const tries = await Promise.allSettled(Array.from({ length: 24 }, () => close()));
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		await expect(close()).rejects.toMatchObject({ reason: 'month-order' });
	});

	it('loses no payment that comes while it is closed', async () => {
		const id = await booked();
		await pay(id, '2026-10-05');
		const [closed, ...paid] = await Promise.allSettled([
			close(),
			...Array.from({ length: 23 }, () => pay(id, '2026-10-06')),
		]);
		expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(23);
		const payments = (await database.db.select().from(ledgerTransfer)).filter(({ kind }) => kind === 'payment');
		expect(payments).toHaveLength(24);
		if (closed?.status === 'fulfilled') expect(await verifyMonth({ ctx: later(), month: OCTOBER })).toBe(true);
		else expect(closed?.reason).toMatchObject({ reason: 'changed-meanwhile' });
	});

	it('waits for the bank’s entries, whose bookings are taken back until it is closed', async () => {
		const id = await booked();
		await pay(id, '2026-10-05');
		const entry = await bankEntryOf('2026-10-07', 25_000);
		await expect(close()).rejects.toMatchObject({ reason: 'entries-open' });
		const part = { leadId: id, minor: 25_000 };
		await bookEntry({ ctx: later(), id: entry, parts: [part], feeMinor: 0 });
		await takeEntryBack({ ctx: later(), id: entry });
		await bookEntry({ ctx: later(), id: entry, parts: [part], feeMinor: 0 });
		await close();
		await expect(takeEntryBack({ ctx: later(), id: entry })).rejects.toMatchObject({ reason: 'month-closed' });
	});

	it('is the team’s alone', async () => {
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			await expect(closeMonth({ ctx, month: OCTOBER }), person).rejects.toMatchObject({ code: 'forbidden' });
			await expect(verifyMonth({ ctx, month: OCTOBER }), person).rejects.toMatchObject({ code: 'forbidden' });
			await expect(listMonths({ ctx }), person).rejects.toMatchObject({ code: 'forbidden' });
		}
	});
});

async function bankEntryOf(bookingDate: string, minor: number): Promise<string> {
	const { db } = database;
	const [statement] = await db
		.insert(bankStatement)
		.values({
			...{ id: 'st_1', iban: 'AT611904300234573201', currency: 'EUR', statementId: '1', fileName: 'a.xml' },
			...{ openingMinor: 0, openingDay: bookingDate, closingMinor: minor, closingDay: bookingDate },
			...{ entryCount: 1, pendingCount: 0, importedBy: 'user_admin' },
		})
		.returning({ no: bankStatement.no });
	await db.insert(bankEntry).values({
		...{ id: 'entry_1', statementNo: statement?.no ?? 0, iban: 'AT611904300234573201', key: 'k', position: 1 },
		...{ currency: 'EUR', minor, bookingDate, isReversal: false, creditorReferences: [], text: [] },
	});
	return 'entry_1';
}
