import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { instalment, instalmentSum } from '#db/schema/payment';
import { plainDate } from '~/domain/date/plain-date';
import {
	listReceivables,
	type ReceivableFilter,
	receivablesQuery,
} from '~/domain/payment/desk/list-receivables.server';
import { moneyFiguresQueries } from '~/domain/payment/desk/money-figures.server';
import { RECEIVABLE_STATES } from '~/domain/payment/desk/receivable-filter';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

// The calendar of the tests stands at 20 November 2026.
const ALL: ReceivableFilter = { state: 'open', brandKey: null, words: null, after: null };
const list = (filter: Partial<ReceivableFilter> = {}) =>
	listReceivables({ ctx: moneyTeam(database), filter: { ...ALL, ...filter } });
const days = async (filter: Partial<ReceivableFilter> = {}) =>
	(await list(filter)).rows.map(({ dueDate, clientLastName }) => `${dueDate} ${clientLastName}`);

async function fourBookings() {
	const weeks = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30'];
	const book = (name: string, at: number, payments: [string, number][], given: object = {}) =>
		bookedLead(database, payments, {
			clientLastName: name,
			checkIn: weeks[at] ?? '',
			checkOut: weeks[at + 1] ?? '2027-02-06',
			...given,
		});
	const late = await book('Ashworth', 0, [
		['2026-11-11', 441_000],
		['2026-12-20', 100_000],
	]);
	const part = await book('Castellan', 1, [['2026-11-25', 630_000]]);
	const paid = await book('Rieder', 2, [['2026-10-01', 200_000]], { agencyNo: 2, userNo: null });
	await received(database, part, 300_000);
	await received(database, paid, 260_000);
	return { late, part, paid };
}

describe('receivables', () => {
	it('stand by the day on which they are due, in the state that is asked for', async () => {
		await fourBookings();
		expect(await days()).toEqual(['2026-11-11 Ashworth', '2026-11-25 Castellan', '2026-12-20 Ashworth']);
		expect(await days({ state: 'overdue' })).toEqual(['2026-11-11 Ashworth']);
		expect(await days({ state: 'due' })).toEqual(['2026-11-25 Castellan']);
		expect(await days({ state: 'partlyPaid' })).toEqual(['2026-11-25 Castellan']);
		expect(await days({ state: 'settled' })).toEqual(['2026-10-01 Rieder']);
		expect(await days({ brandKey: 'consumer' })).toEqual([]);
	});

	it('are found by client, booking number and agency', async () => {
		const { part } = await fourBookings();
		expect(await days({ words: 'castell' })).toEqual(['2026-11-25 Castellan']);
		expect(await days({ words: 'nordlicht', state: 'settled' })).toEqual(['2026-10-01 Rieder']);
		const [found] = await database.db.select({ number: lead.bookingNumber }).from(lead).where(eq(lead.id, part));
		expect(await days({ words: found?.number?.toLowerCase().replace('-', ' ') ?? '' })).toEqual([
			'2026-11-25 Castellan',
		]);
		expect(await days({ words: 'nothing like it' })).toEqual([]);
	});

	it('have figures of the day that agree with every instalment and account', async () => {
		await fourBookings();
		const { figures } = await list();
		expect(figures).toEqual([
			{
				currency: 'EUR',
				groups: {
					overdue: { count: 1, minor: 441_000 },
					due: { count: 1, minor: 330_000 },
					coming: { count: 1, minor: 100_000 },
					later: { count: 0, minor: 0 },
				},
				partlyCount: 1,
				credit: { count: 1, minor: 60_000 },
			},
		]);
		expect((await list({ brandKey: 'consumer' })).figures).toEqual([]);
		expect((await list({ brandKey: 'demo-gold' })).figures).toEqual(figures);
	});

	it('keep their sums through changes of every kind', async () => {
		const { late } = await fourBookings();
		await database.db
			.update(instalment)
			.set({ dueDate: '2026-12-24', minor: 500_000 })
			.where(eq(instalment.dueDate, '2026-11-11'));
		await database.db.delete(instalment).where(eq(instalment.dueDate, '2026-12-20'));
		await received(database, late, 500_000);
		const open = sql<number>`${instalment.minor} - ${instalment.receivedMinor} - ${instalment.waivedMinor}`;
		const expected = await database.db
			.select({
				...{ dueDate: instalment.dueDate, brandKey: instalment.brandKey, currency: instalment.currency },
				...{ openCount: sql<number>`sum(${open} > 0)`, openMinor: sql<number>`sum(${open})` },
				partlyCount: sql<number>`sum(${instalment.receivedMinor} > 0 and ${open} > 0)`,
				settledCount: sql<number>`sum(${open} = 0)`,
			})
			.from(instalment)
			.groupBy(instalment.dueDate, instalment.brandKey, instalment.currency);
		const kept = await database.db
			.select()
			.from(instalmentSum)
			.where(sql`open_count > 0 or settled_count > 0`)
			.orderBy(instalmentSum.dueDate);
		expect(kept).toEqual(expected);
		const gone = await database.db.select().from(instalmentSum).where(sql`open_count = 0 and open_minor <> 0`);
		expect(gone).toEqual([]);
	});

	it('come page by page, each once', async () => {
		await bookedLead(database, [['2026-12-01', 1_000]]);
		const { rows } = await database.db.$client.execute('select no from lead');
		await database.db.$client.execute({
			sql: `with recursive n(i) as (select 2 union all select i + 1 from n where i < 120)
				insert into instalment (id, lead_no, position, brand_key, kind, due_date, currency, minor)
				select 'inst_' || i, :lead, i, 'demo-gold', 'part', date('2026-12-01', (i / 40) || ' days'), 'EUR', 100 from n`,
			args: { lead: Number(rows[0]?.no) },
		});
		const seen: string[] = [];
		let after: string | null = null;
		do {
			const page: Awaited<ReturnType<typeof list>> = await list({ after });
			seen.push(...page.rows.map(({ id }) => id));
			after = page.next;
		} while (after);
		expect(seen).toHaveLength(120);
		expect(new Set(seen).size).toBe(120);
	});

	it('are for admins who do the money alone', async () => {
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			await expect(listReceivables({ ctx, filter: ALL }), person).rejects.toMatchObject({ code: 'forbidden' });
		}
	});
});

describe('the statements of the list', () => {
	async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }) {
		const { sql: text, params } = query.toSQL();
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${text}`, args: params as string[] });
		return rows.map(({ detail }) => String(detail)).join('\n');
	}
	const today = plainDate('2026-11-20');

	it.each(RECEIVABLE_STATES)('of %s go along their index, in order', async (state) => {
		const index = { open: 'due', overdue: 'due', due: 'due', partlyPaid: 'partly', settled: 'settled' }[state];
		for (const after of [null, '2026-11-25.4']) {
			const plan = await planOf(receivablesQuery(database.db, { ...ALL, state, after }, today));
			expect(plan).toContain(`USING INDEX instalment_${index}`);
			expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!instalment USING INDEX)/);
		}
	});

	it('with words look up the bookings that fit', async () => {
		const plan = await planOf(receivablesQuery(database.db, { ...ALL, words: 'Ashworth' }, today));
		expect(plan).not.toMatch(/SCAN lead|SCAN instalment$/m);
		expect(plan).toContain('lead_client_name');
	});

	it('of the figures read sums and the accounts of clients who have paid too much', async () => {
		const [sums, credits] = moneyFiguresQueries(database.db, null, today);
		expect(await planOf(sums)).toMatch(/instalment_sum/);
		expect(await planOf(sums)).not.toMatch(/ instalment( |$)/m);
		expect(await planOf(credits)).toContain('USING COVERING INDEX ledger_account_credit');
	});
});
