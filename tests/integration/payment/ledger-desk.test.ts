import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerCsv } from '~/domain/ledger/desk/ledger-csv.server';
import { ledgerLineWords } from '~/domain/ledger/desk/ledger-line-words';
import { type LedgerFilter, listBalances, listTransfers } from '~/domain/ledger/desk/list-transfers.server';
import { transfersStatement } from '~/domain/ledger/desk/transfers-statement';
import { readDayCursor } from '~/domain/payment/desk/day-cursor';
import { reversePayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.$client.execute('delete from ledger_sum');
});
afterAll(() => database?.stop());

const ALL: LedgerFilter = { kind: null, words: null, month: null, cursor: null };
const team = () => moneyTeam(database);
const list = (filter: Partial<LedgerFilter> = {}) => listTransfers({ ctx: team(), filter: { ...ALL, ...filter } });

/** Lines in words: what, from which account to which. */
const lines = async (filter: Partial<LedgerFilter> = {}) =>
	(await list(filter)).rows.map((line) => {
		const { words, isLess } = ledgerLineWords(line);
		return `${isLess ? 'less ' : ''}${words} ${line.debit.kind} ${line.credit.kind} ${line.minor}`;
	});

async function oneBooking(name: string, week: number) {
	const weeks = ['2027-01-09', '2027-01-16', '2027-01-23'];
	return bookedLead(database, [['2026-11-25', 900_000]], {
		...{ clientLastName: name, markupMinor: 100_000, commissionMinor: 90_000, commissionPercent: 10 },
		...{ commissionDueDate: '2027-03-01', checkIn: weeks[week] ?? '', checkOut: weeks[week + 1] ?? '' },
	});
}

describe('the books', () => {
	it('say what happened, the latest line first', async () => {
		const lead = await oneBooking('Rieder', 0);
		const { id } = await received(database, lead, 400_000);
		await reversePayment({ ctx: team(), id });
		expect((await lines()).sort()).toEqual(
			[
				'less payment client bank 400000',
				'payment bank client 400000',
				'commission operator agency 90000',
				'markup client agency 100000',
				'price client operator 900000',
			].sort(),
		);
		const { rows } = await list();
		expect(rows.map(({ no }) => no)).toEqual(rows.map(({ no }) => no).sort((a, b) => b - a));
		expect(rows[0]?.lead).toMatchObject({ id: lead, client: expect.stringContaining('Rieder') });
	});

	it('are narrowed by account, party and month', async () => {
		await received(database, await oneBooking('Rieder', 0), 400_000);
		await oneBooking('Ashworth', 1);
		expect(await lines({ kind: 'bank' })).toEqual(['payment bank client 400000']);
		expect(await lines({ kind: 'waived' })).toEqual([]);
		expect(await lines({ words: 'ashw' })).toHaveLength(3);
		expect(await lines({ words: 'ashw', kind: 'agency' })).toHaveLength(2);
		expect(await lines({ words: 'corvin' })).toHaveLength(4);
		expect(await lines({ words: 'bergheim', kind: 'operator' })).toHaveLength(4);
		expect(await lines({ words: 'corvin', kind: 'operator' })).toEqual([]);
		expect(await lines({ month: '2026-11' })).toHaveLength(7);
		expect(await lines({ month: '2026-10' })).toEqual([]);
	});

	it('have balances that are the sums of all lines', async () => {
		await received(database, await oneBooking('Rieder', 0), 400_000);
		const balances = await listBalances({ ctx: team() });
		expect(balances).toEqual([
			{ kind: 'client', currency: 'EUR', minor: 600_000 },
			{ kind: 'operator', currency: 'EUR', minor: -810_000 },
			{ kind: 'agency', currency: 'EUR', minor: -190_000 },
			{ kind: 'bank', currency: 'EUR', minor: 400_000 },
		]);
		expect(balances.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
	});

	it('are exported whole, also beyond one page of reading', async () => {
		await oneBooking('=Rieder', 0);
		await database.db.$client.execute(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
			insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, day, actor)
			select 'booking', (select no from ledger_account where kind = 'client'), (select no from ledger_account where kind = 'operator'), i, 'EUR',
				date('2026-01-01', (i / 100) || ' days'), 'system' from n`);
		const csv = await new Response(ledgerCsv({ ctx: team(), filter: ALL })).text();
		const rows = csv.trim().split('\r\n');
		expect(rows[0]).toContain('no,day,what');
		expect(rows).toHaveLength(1 + 3 + 4500);
		expect(new Set(rows).size).toBe(rows.length);
		const seen = new Set<number>();
		let cursor: LedgerFilter['cursor'] = null;
		do {
			const page: Awaited<ReturnType<typeof list>> = await list({ cursor, month: '2026-01' });
			for (const { no } of page.rows) seen.add(no);
			cursor = readDayCursor(page.next);
		} while (cursor);
		expect(seen.size).toBe(3_099);
	});

	it('are for admins who do the money alone', async () => {
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			await expect(listTransfers({ ctx, filter: ALL }), person).rejects.toMatchObject({ code: 'forbidden' });
			await expect(listBalances({ ctx }), person).rejects.toMatchObject({ code: 'forbidden' });
			expect(() => ledgerCsv({ ctx, filter: ALL }), person).toThrow();
		}
	});

	it.each([
		['all', { only: null }, 'ledger_transfer_day'],
		['a month', { only: null, month: '2026-11' }, 'ledger_transfer_day'],
		['accounts', { only: { accounts: [1, 2], leads: [] } }, 'ledger_transfer_debit'],
		['bookings', { only: { accounts: [], leads: [7] } }, 'ledger_transfer_lead'],
	] as const)('read %s along an index, without sorting them all', async (_, given, index) => {
		const base = { kind: null, month: null, cursor: { day: '2026-11-20', no: 9 }, limit: 51 };
		const statement = transfersStatement({ ...base, ...given });
		const { rows } = await database.db.$client.execute({ ...statement, sql: `explain query plan ${statement.sql}` });
		const plan = rows.map(({ detail }) => String(detail)).join('\n');
		expect(plan).toContain(index);
		expect(plan).not.toMatch(/SCAN ledger_transfer$/m);
	});
});
