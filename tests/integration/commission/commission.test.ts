import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { lead } from '#db/schema/lead';
import { commissionCsv } from '~/domain/commission/commission-csv.server';
import { COMMISSION_STATES, isOverdue } from '~/domain/commission/commission-sums';
import {
	type CommissionFilter,
	commissionPartsQuery,
	commissionsQuery,
	listCommissions,
} from '~/domain/commission/list-commissions.server';
import { disputeCommission, settleCommission } from '~/domain/commission/settle-commission.server';
import { commissionState } from '~/domain/lead/commission-state';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	contextOf,
	EVERYBODY,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const ALL: CommissionFilter = { state: null, offset: 0, limit: 50 };
const list = (person: Person | null, filter = ALL, acting?: number) =>
	listCommissions({ ctx: contextOf(database, person, acting === undefined ? {} : { acting }), filter });

const booked = (given: Partial<typeof lead.$inferInsert> = {}) =>
	insertAgentLead(database, {
		status: 'confirmedBooking',
		commissionPercent: 12.5,
		commissionMinor: 337_500,
		commissionDueDate: '2027-03-29',
		...given,
	});

describe('commissions', () => {
	it('are visible to the agent and his supervisor alone', async () => {
		const own = await booked();
		const colleagues = await booked({ userNo: 2, commissionDueDate: '2027-03-30' });
		await booked({ agencyNo: 2, userNo: 5 });
		await booked({ status: 'cancelledBooking' });
		await booked({ commissionPercent: null, commissionMinor: null, commissionDueDate: null });
		const ids = async (person: Person, acting?: number) => (await list(person, ALL, acting)).rows.map(({ id }) => id);
		expect(await ids('agent')).toEqual([own.id]);
		expect(await ids('supervisor')).toEqual([own.id, colleagues.id]);
		expect(await ids('admin', 1)).toEqual([own.id, colleagues.id]);
		expect((await list('supervisor')).sums).toMatchObject([
			{ currency: 'EUR', count: 2, total: 675_000, expected: 675_000 },
		]);
	});

	it('stand where the rule says, and their sums are those of the rows', async () => {
		const instants = [null, NOW];
		for (const dueDate of ['2026-11-19', '2026-11-20', '2027-03-29'])
			for (const commissionInvoicedAt of instants)
				for (const commissionPaidAt of instants)
					for (const commissionDisputedAt of instants)
						await booked({
							commissionDueDate: dueDate,
							commissionInvoicedAt,
							commissionPaidAt,
							commissionDisputedAt,
							commissionMinor: 1000 + dueDate.charCodeAt(9),
							currency: commissionPaidAt ? 'CHF' : 'EUR',
						});
		const { rows, sums } = await list('agent');
		expect(rows).toHaveLength(24);
		for (const row of rows) {
			const stored = await leadRow(database, row.id);
			const state = commissionState(stored, '2026-11-20') ?? 'expected';
			expect([row.state, row.isOverdue]).toEqual([state, isOverdue(state, row.dueDate ?? '', '2026-11-20')]);
		}
		for (const sum of sums) {
			const own = rows.filter(({ currency }) => currency === sum.currency);
			expect(sum.total).toBe(own.reduce((total, { minor }) => total + (minor ?? 0), 0));
			expect(COMMISSION_STATES.reduce((total, state) => total + sum[state], 0)).toBe(sum.total);
			const late = own.filter((row) => row.isOverdue);
			expect(sum.overdue).toBe(late.reduce((total, { minor }) => total + (minor ?? 0), 0));
		}
		expect((await list('agent', { ...ALL, state: 'overdue' })).rows).toEqual(rows.filter((row) => row.isOverdue));
		const page = await list('agent', { state: null, offset: 20, limit: 3 });
		expect([page.rows.map(({ id }) => id), page.hasMore]).toEqual([rows.slice(20, 23).map(({ id }) => id), true]);
	});

	it('are exported as CSV with every cent, and no cell that a spreadsheet would evaluate', async () => {
		await booked({ clientFirstName: '=HYPERLINK("x")', clientLastName: 'Thorne', commissionMinor: 337_505 });
		const csv = commissionCsv((await list('agent')).rows);
		expect(csv.startsWith('\ufefflead,reference,')).toBe(true);
		expect(csv).toContain('27000.00,12.5,3375.05,2027-03-29,expected');
		expect(csv).not.toMatch(/(^|,)"?=/m);
	});

	it('are read by index', async () => {
		const scope = { agencyNo: 1, userNo: null };
		const { today } = contextOf(database, null);
		for (const query of [
			commissionsQuery(database.db, scope, ALL, today),
			commissionsQuery(database.db, { ...scope, userNo: 1 }, { ...ALL, state: 'overdue' }, today),
			commissionPartsQuery(database.db, scope, today),
		]) {
			const { sql, params } = query.toSQL();
			const { rows } = await database.db.$client.execute({
				sql: `explain query plan ${sql}`,
				args: params as string[],
			});
			expect(rows.map(({ detail }) => String(detail)).join('\n')).toMatch(
				/SEARCH lead USING INDEX lead_(commission|agency_\w+|user)/,
			);
		}
	});

	it.each([null, 'operator', 'customer', 'waiting', 'admin'] as const)('are not for %s', async (person) => {
		await expect(list(person)).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('the states of a commission', () => {
	const settle = (person: Person | null, seen: { id: string; version: number }, step: 'invoice' | 'pay') =>
		settleCommission({ ctx: contextOf(database, person), lead: seen, step });
	const dispute = (person: Person | null, seen: { id: string; version: number }, reason = 'Half is missing') =>
		disputeCommission({ ctx: contextOf(database, person), lead: seen, reason });

	it('the admin invoices and pays, the agent disputes, and it is all written down', async () => {
		const { id } = await booked();
		expect(await settle('admin', { id, version: 1 }, 'invoice')).toEqual({ version: 2 });
		expect(await dispute('agent', { id, version: 2 })).toEqual({ version: 3 });
		expect(await leadRow(database, id)).toMatchObject({
			commissionDisputedAt: NOW,
			commissionDisputeReason: 'Half is missing',
		});
		await settle('admin', { id, version: 3 }, 'pay');
		expect(await leadRow(database, id)).toMatchObject({
			commissionPaidAt: NOW,
			commissionDisputedAt: null,
			commissionDisputeReason: null,
			status: 'confirmedBooking',
		});
		await expect(settle('admin', { id, version: 4 }, 'pay')).rejects.toMatchObject({ reason: 'no-such-step' });
		const actions = await database.db.select({ action: audit.action, actor: audit.actor }).from(audit);
		expect(actions).toEqual([
			{ action: 'commission.invoiced', actor: 'user_admin' },
			{ action: 'commission.disputed', actor: 'user_agent' },
			{ action: 'commission.paid', actor: 'user_admin' },
		]);
	});

	it('change nothing over a newer version, without a reason, or on a lead that is not a booking', async () => {
		const { id } = await booked();
		await settle('admin', { id, version: 1 }, 'invoice');
		await expect(settle('admin', { id, version: 1 }, 'pay')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await expect(dispute('agent', { id, version: 2 }, '  ')).rejects.toMatchObject({ reason: 'reason-needed' });
		const option = await insertAgentLead(database, { status: 'confirmedOption' });
		await expect(settle('admin', option, 'pay')).rejects.toMatchObject({ reason: 'no-such-step' });
		await database.db.update(lead).set({ status: 'cancelledBooking' }).where(eq(lead.id, id));
		await expect(dispute('agent', { id, version: 2 })).rejects.toMatchObject({ reason: 'no-such-step' });
	});

	it('a colleague’s is disputed by the supervisor, and by no other agent', async () => {
		const requested = await booked({ userNo: 2 });
		await expect(dispute('agent', requested)).rejects.toMatchObject({ code: 'not-found' });
		await expect(dispute('stranger', requested)).rejects.toMatchObject({ code: 'not-found' });
		await dispute('supervisor', requested);
	});

	it.each([null, ...EVERYBODY.filter((person) => person !== 'admin')])('is not settled by %s', async (person) => {
		const requested = await booked();
		for (const step of ['invoice', 'pay'] as const)
			await expect(settle(person, requested, step)).rejects.toMatchObject({ code: 'forbidden' });
	});

	it.each([null, 'operator', 'otherOperator', 'customer', 'waiting', 'admin'] as const)(
		'is not disputed by %s',
		async (person) => {
			await expect(dispute(person, await booked())).rejects.toMatchObject({ code: 'forbidden' });
		},
	);
});
