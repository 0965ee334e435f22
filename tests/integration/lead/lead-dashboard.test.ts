import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { leadLine } from '#db/schema/lead-dashboard';
import { plainDate } from '~/domain/date/plain-date';
import { DASHBOARD_SORTS, type DashboardFilter } from '~/domain/lead/dashboard/dashboard-filter';
import { dashboardStatement, exportStatement } from '~/domain/lead/dashboard/dashboard-statement';
import { exportLeads } from '~/domain/lead/dashboard/export-leads.server';
import { readDashboard } from '~/domain/lead/dashboard/read-dashboard.server';
import { refreshNextKeys } from '~/domain/lead/dashboard/refresh-next-keys.server';
import { contextOf, EVERYBODY, insertAgentLead, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads } from './lead-workspace';

const ALL: DashboardFilter = { whose: 'team', tab: null, season: null, words: '', sort: 'next', page: 1 };
const TODAY = plainDate('2026-11-20');

const TERMS: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-11-10', minor: 945_000 },
		{ kind: 'final', dueDate: '2026-11-22', minor: 1_755_000 },
	],
	cancellation: [
		{ from: '2026-11-10', until: '2026-11-23', keptMinor: 945_000 },
		{ from: '2026-11-24', until: '2027-02-20', keptMinor: 2_700_000 },
	],
	deposit: { kind: 'blocked', minor: 500_000, currency: 'EUR', date: '2027-02-06' },
};

let database: Awaited<ReturnType<typeof startAgentDatabase>>;
beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database.stop());
beforeEach(() => forgetLeads(database.db));

const dashboard = (filter: Partial<DashboardFilter> = {}, person: Person = 'agent') =>
	readDashboard({ ctx: contextOf(database, person), filter: { ...ALL, ...filter } });
const clients = async (filter: Partial<DashboardFilter> = {}) =>
	(await dashboard(filter)).rows.map(({ client }) => client);
const save = (clientLastName: string, given: Parameters<typeof insertAgentLead>[1] = {}) =>
	insertAgentLead(database, { clientFirstName: 'Ada', clientLastName, ...given });

describe('the order of an agency’s leads', () => {
	beforeEach(async () => {
		await save('Closed', { status: 'declinedOption' });
		await save('Waiting', { status: 'interest', checkIn: '2027-07-03', checkOut: '2027-07-10' });
		await save('Booked', { status: 'confirmedBooking', agreedTerms: TERMS });
		await save('Held', { status: 'confirmedOption', expiresAt: Date.parse('2026-11-21T10:00:00Z'), userNo: 2 });
	});

	it.each([
		['next', ['Held', 'Booked', 'Waiting', 'Closed']],
		['arrival', ['Closed', 'Booked', 'Held', 'Waiting']],
		['client', ['Booked', 'Closed', 'Held', 'Waiting']],
		['new', ['Held', 'Booked', 'Waiting', 'Closed']],
	] as const)('%s', async (sort, order) => {
		expect(await clients({ sort })).toEqual(order.map((name) => `Ada ${name}`));
	});

	it('is narrowed by status, season and agent', async () => {
		expect(await clients({ tab: 'options' })).toEqual(['Ada Held']);
		expect(await clients({ season: '2027-s' })).toEqual(['Ada Waiting']);
		expect(await clients({ whose: 'mine' })).not.toContain('Ada Held');
		expect(await clients({ page: 2 })).toEqual([]);
		const ofColleague = await dashboard({ agent: 'user_colleague' });
		expect([ofColleague.rows.map(({ client }) => client), ofColleague.agentName]).toEqual([['Ada Held'], 'colleague']);
		expect((await dashboard({ agent: 'user_colleague' })).options).toMatchObject({
			rows: [{ bookPath: expect.stringMatching(/\/book-now\?lead=/) }],
		});
		// No user of another agency.
		expect((await dashboard({ agent: 'user_stranger' })).agentName).toBeNull();
		expect((await dashboard({ agent: 'user_agent' }, 'stranger')).rows).toEqual([]);
	});

	it('moves on when a step has passed', async () => {
		await refreshNextKeys(database.db, plainDate('2026-11-23'));
		const keys = await database.db.select().from(leadLine).orderBy(leadLine.nextKey);
		expect(keys.map(({ nextKey }) => nextKey)[0]).toBe('12026-11-23');
	});
});

it('finds words at their beginning in names, references, property and place, without accents', async () => {
	await save('Sørensen', { clientFirstName: 'Élodie', bookingReference: 'TLS 26-10471' });
	await save('Other', { clientReference: 'CC48-2031' });
	for (const words of ['elo', 'ÉLODIE s', '10471', 'tls 26', 'aurik elod'])
		expect(await clients({ words }), words).toEqual(['Élodie Sørensen']);
	expect(await clients({ words: 'cc48 2031' })).toEqual(['Ada Other']);
	for (const words of ['lodie', '"', "' or 1", 'tenant:a2', 'elo*) OR tenant:(a1'])
		expect(await clients({ words }), words).toEqual([]);
	expect((await dashboard({ words: 'ada' })).found).toEqual({ count: 1, isCut: false });
});

it('shows payments due within a week, with date and amount', async () => {
	await save('Booked', { status: 'confirmedBooking', agreedTerms: TERMS });
	await save('Held', { status: 'confirmedOption', expiresAt: Date.parse('2026-11-21T10:00:00Z') });
	await save('Later', { status: 'confirmedOption', expiresAt: Date.parse('2026-12-05T10:00:00Z') });
	const { options, payments, cancellations } = await dashboard();
	expect(options).toMatchObject({
		count: 1,
		rows: [{ client: 'Ada Held', ends: { day: '2026-11-21', time: '11:00' } }],
	});
	expect(payments.rows.map(({ step }) => step)).toEqual([{ kind: 'payment', day: '2026-11-22', minor: 1_755_000 }]);
	// The last day at which a lower fee is retained, and the fee after it.
	expect(cancellations.rows.map(({ step }) => step)).toEqual([
		{ kind: 'cancellation', day: '2026-11-23', minor: 2_700_000 },
	]);
});

it('keeps sums that agree with the leads after every transition', async () => {
	const { db } = database;
	const made = [];
	for (let at = 0; at < 30; at++)
		made.push(
			await save(`Lead ${at}`, {
				status: (['interest', 'requestedOption', 'confirmedBooking'] as const)[at % 3] ?? 'interest',
				currency: at % 4 === 0 ? 'CHF' : 'EUR',
				commissionMinor: at * 100,
				userNo: at % 5 === 0 ? null : 1 + (at % 2),
			}),
		);
	for (const [at, { id }] of made.entries()) {
		if (at % 4 === 1)
			await db.update(lead).set({ status: 'declinedOption', commissionMinor: null }).where(eq(lead.id, id));
		if (at % 7 === 2) await db.update(lead).set({ deletedAt: 1 }).where(eq(lead.id, id));
		if (at % 7 === 3)
			await db.update(lead).set({ checkIn: '2027-06-05', checkOut: '2027-06-12' }).where(eq(lead.id, id));
		if (at % 7 === 4) await db.delete(lead).where(eq(lead.id, id));
		if (at % 7 === 5) await db.update(lead).set({ agencyNo: 2, userNo: 5 }).where(eq(lead.id, id));
	}
	const { rows: real } = await db.$client.execute(
		`select agency_no, season, l.user_no, status, currency, count(*) as leads, sum(total_minor) as total, coalesce(sum(commission_minor), 0) as commission
			from (select agency_no, iif(check_in < '2027-05-01', '2026-w', '2027-s') as season, coalesce(user_no, 0) as user_no, status, currency,
				total_minor, commission_minor from lead where deleted_at is null) l group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
	);
	const { rows: saved } = await db.$client.execute(
		`select agency_no, season, user_no, status, currency, leads, total_minor as total, commission_minor as commission
			from lead_sum where leads <> 0 or total_minor <> 0 or commission_minor <> 0 order by 1, 2, 3, 4, 5`,
	);
	expect(saved).toEqual(real);
	const lines = await db.$client.execute('select count(*) as n from lead_line');
	const words = await db.$client.execute(`select count(*) as n from lead_words where lead_words match 'words:lead'`);
	const [count] = await db.select({ n: sql<number>`count(*)` }).from(lead).where(sql`${lead.deletedAt} is null`);
	expect([lines.rows[0]?.n, words.rows[0]?.n]).toEqual([count?.n, count?.n]);
});

describe('access to the leads', () => {
	it('another agency sees nothing of it, by no filter', async () => {
		const { id } = await save('Secret', { bookingReference: 'TLS 1' });
		for (const filter of [{}, { words: 'secret' }, { tab: 'requested' as const }])
			expect((await dashboard(filter, 'stranger')).rows).toEqual([]);
		const ctx = contextOf(database, 'stranger');
		expect(await exportLeads({ ctx, filter: ALL, ids: [id] })).toEqual([]);
		expect((await dashboard({}, 'stranger')).sums).toEqual([]);
		expect(await exportLeads({ ctx: contextOf(database, 'colleague'), filter: ALL, ids: [id] })).toHaveLength(1);
	});

	it.each(EVERYBODY)('%s', async (person) => {
		const may = ['agent', 'colleague', 'supervisor', 'lifestyle', 'stranger'].includes(person);
		const requested = dashboard({}, person);
		if (may) await expect(requested).resolves.toBeDefined();
		else await expect(requested).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('the plans', () => {
	const due = { today: TODAY, until: plainDate('2026-11-27') };
	const planOf = async (statement: ReturnType<typeof dashboardStatement>) => {
		const { rows } = await database.db.$client.execute({ ...statement, sql: `explain query plan ${statement.sql}` });
		return rows.map(({ detail }) => String(detail));
	};

	it.each(DASHBOARD_SORTS)('of the order %s walks its index and sorts nothing', async (sort) => {
		const plan = await planOf(
			dashboardStatement({ agencyNo: 1, userNo: 1 }, { ...ALL, sort, tab: 'options', whose: 'mine' }, due),
		);
		expect(plan.filter((step) => /^SCAN (line|l|s|lead|p|pl|u)\b/.test(step))).toEqual([]);
		expect(plan.join('\n')).toMatch(/SEARCH line USING COVERING INDEX lead_line_/);
		expect(plan.filter((step) => step.includes('TEMP B-TREE FOR ORDER BY'))).toEqual([]);
	});

	it('of words, of one agent, and of a file, read no table whole', async () => {
		for (const statement of [
			dashboardStatement({ agencyNo: 1, userNo: 1 }, { ...ALL, agent: 'user_colleague' }, due),
			dashboardStatement({ agencyNo: 1, userNo: 1 }, { ...ALL, words: 'ada' }, due),
			exportStatement({ agencyNo: 1, userNo: 1 }, ALL, { today: TODAY, limit: 10, ids: [] }),
			exportStatement({ agencyNo: 1, userNo: 1 }, ALL, { today: TODAY, limit: 10, ids: ['lead_1'] }),
		])
			expect((await planOf(statement)).filter((step) => /^SCAN (line|l|s|lead|p|pl|u)\b/.test(step))).toEqual([]);
	});
});
