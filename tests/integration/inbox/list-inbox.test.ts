import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadRequest } from '#db/schema/lead';
import { askedLeads, listInbox, openRequests, rivalLeads } from '~/domain/inbox/list-inbox.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { askOption, contextOf, EVERYBODY, insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const HOUR = 3_600_000;
const inboxOf = (person: Parameters<typeof contextOf>[1], acting?: number) =>
	listInbox({ ctx: contextOf(database, person, acting === undefined ? {} : { acting }) });

describe('the inbox', () => {
	it('has the requests of the operator’s own properties, those who wait longest first, with all who want the nights', async () => {
		const young = await insertAgentLead(database, { createdAt: NOW - HOUR });
		const old = await askOption(database, { createdAt: NOW - 5 * HOUR, agencyNo: 2, queuePosition: 1 });
		const holder = await insertAgentLead(database, { status: 'confirmedOption', expiresAt: NOW + HOUR });
		const elsewhere = { checkIn: '2027-02-06', checkOut: '2027-02-13' };
		await insertAgentLead(database, { status: 'confirmedBooking', ...elsewhere });
		await insertAgentLead(database, { status: 'interest' });
		const { leads } = await inboxOf('operator');
		expect(leads.map(({ id }) => id)).toEqual([young.id, old.id]);
		const numbers = await Promise.all([young, old, holder].map(({ id }) => leadRow(database, id)));
		const [youngNo, oldNo, holderNo] = numbers.map(({ no }) => no);
		expect(leads[0]?.rivals.map(({ no }) => no).sort()).toEqual([oldNo, holderNo].sort());
		expect(leads[1]?.rivals.map(({ no }) => no).sort()).toEqual([youngNo, holderNo].sort());
	});

	it('has open changes and discounts, and no answered ones', async () => {
		const { id } = await insertAgentLead(database, { status: 'confirmedBooking' });
		const { no: leadNo } = await leadRow(database, id);
		const requested = { leadNo, createdBy: 'user_agent', createdAt: NOW } as const;
		await database.db.insert(leadRequest).values([
			{ ...requested, id: 'req_1', kind: 'change', state: 'open', change: { pax: 6 } },
			{ ...requested, id: 'req_2', kind: 'priceDiscount', state: 'declined', change: { priceMinor: 2_500_000 } },
		]);
		expect((await inboxOf('operator')).requests).toMatchObject([
			{ requestId: 'req_1', kind: 'change', change: { pax: 6 } },
		]);
		expect((await inboxOf('otherOperator')).requests).toEqual([]);
	});

	it('of another operator is empty; of an admin who acts for an agency, hers', async () => {
		await insertAgentLead(database);
		expect((await inboxOf('otherOperator')).leads).toEqual([]);
		expect((await inboxOf('admin')).leads).toHaveLength(1);
		expect((await inboxOf('admin', 2)).leads).toEqual([]);
	});

	it.each([null, ...EVERYBODY.filter((person) => !['admin', 'operator', 'otherOperator'].includes(person))])(
		'is not for %s',
		async (person) => {
			await expect(inboxOf(person)).rejects.toMatchObject({ code: 'forbidden' });
		},
	);

	it('is read in the order in which it is asked, without sorting all the leads there are', async () => {
		const { db } = database;
		for (const scope of [{ reach: 'operator', operatorNo: 1 }, { reach: 'all' }] as const) {
			const { sql, params } = askedLeads(db, scope).toSQL();
			const { rows } = await db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
			const plan = rows.map(({ detail }) => String(detail)).join('\n');
			expect(plan).toContain('lead USING INDEX lead_asked');
			// Those that are shown, at most a hundred.
			expect(plan).toMatch(/SEARCH lead USING INTEGER PRIMARY KEY/);
			expect(plan.match(/TEMP B-TREE/g)).toHaveLength(1);
		}
	});

	it('reads no table of leads from end to end', async () => {
		const { db } = database;
		const scope = { reach: 'operator', operatorNo: 1 } as const;
		for (const query of [askedLeads(db, scope), rivalLeads(db, scope), openRequests(db, scope)]) {
			const { sql, params } = query.toSQL();
			const { rows } = await db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
			const plan = rows.map(({ detail }) => String(detail));
			expect(
				plan.filter((line) =>
					/^SCAN (lead|property|lead_request|asked|e|travel_agency)\b(?! USING INDEX lead_asked)/.test(line),
				),
			).toEqual([]);
		}
	});
});
