import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { LEAD_STATUSES, PROPOSAL_EVENTS, WEBHOOK_EVENTS } from '#db/schema/trade-enums';
import { user } from '#db/schema/user';
import { webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { blockNights, endBlock } from '~/domain/operator-desk/blocks/block-nights.server';
import { driveWebhooks } from '~/domain/webhook/drive-webhooks.server';
import { eventsOf } from '~/domain/webhook/webhook-events';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	askOption,
	contextOf,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, received } from '../payment/money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await database.db.update(user).set({ isOperatorManager: true }).where(eq(user.operatorNo, 1));
});
afterAll(() => database?.stop());
beforeEach(async () => {
	const { db } = database;
	await db.delete(webhookEndpoint);
	await db.delete(nightBlock);
	await forgetLeads(db);
	await db.delete(webhookDelivery);
});

type Team = { agencyNo: number } | { operatorNo: number };
const AGENCY = { agencyNo: 1 };
const OPERATOR = { operatorNo: 1 };
const EVENTS = WEBHOOK_EVENTS;

let made = 0;
async function listen(team: Team, events: readonly (typeof EVENTS)[number][] = EVENTS, given: object = {}) {
	made += 1;
	const id = `webhook_${made}`;
	await database.db.insert(webhookEndpoint).values({
		...{ id, ...team, events, address: `https://${id}.example/`, secret: 'sealed' },
		...{ brandKey: 'demo-gold', origin: 'https://agents.example', language: 'en', ...given },
	});
	return id;
}
const told = async (id: string) => {
	const rows = await database.db
		.select({ payload: webhookDelivery.payload })
		.from(webhookDelivery)
		.innerJoin(webhookEndpoint, eq(webhookEndpoint.no, webhookDelivery.endpointNo))
		.where(eq(webhookEndpoint.id, id))
		.orderBy(asc(webhookDelivery.no));
	return rows.map(({ payload }) => {
		const { type, data } = JSON.parse(payload) as { type: string; data: Record<string, unknown> };
		return [type, data] as const;
	});
};
const types = async (id: string) => (await told(id)).map(([type]) => type);
const as = (person: Person) => contextOf(database, person);
const decide = async (id: string, decision: 'confirm' | 'decline') =>
	decideLead({ ctx: as('operator'), lead: { id, version: (await leadRow(database, id)).version }, decision });

describe('leads', () => {
	it('are told to their agency from the interest on, and to the operator once they are more', async () => {
		const [agency, operator] = [await listen(AGENCY), await listen(OPERATOR)];
		const others = [await listen({ agencyNo: 2 }), await listen({ operatorNo: 2 })];
		const { id } = await insertAgentLead(database, { status: 'interest' });
		expect([await told(agency), await told(operator)]).toEqual([
			[['lead.created', { id, status: 'interest', isDeleted: false }]],
			[],
		]);
		await database.db.update(lead).set({ status: 'requestedOption' }).where(eq(lead.id, id));
		const data = { id, status: 'requestedOption', isDeleted: false };
		expect((await told(agency)).at(-1)).toEqual(['lead.changed', data]);
		expect(await told(operator)).toEqual([['lead.created', data]]);
		for (const other of others) expect(await told(other)).toEqual([]);
	});

	it('are told whatever writes them: decisions, and what follows for those that wait', async () => {
		const [agency, operator] = [await listen(AGENCY), await listen(OPERATOR)];
		const { id } = await askOption(database);
		await decide(id, 'confirm');
		const { version } = await leadRow(database, id);
		await withdrawLead({ ctx: as('agent'), lead: { id, version } } as never);
		const statuses = ['requestedOption', 'confirmedOption', 'cancelledOption'];
		for (const each of [agency, operator]) {
			const leads = (await told(each)).filter(([type]) => type.startsWith('lead.'));
			expect(leads.map(([, { status }]) => status)).toEqual(statuses);
			expect(leads.map(([type]) => type)).toEqual(['lead.created', 'lead.changed', 'lead.changed']);
		}
		// The operator was told of the nights too: taken, and free again; the first message was not tried meanwhile.
		expect((await types(operator)).filter((type) => type === 'availability.changed')).toHaveLength(1);
	});

	it('are told for status, dates, price, and when they are put away, and for nothing else', async () => {
		const agency = await listen(AGENCY, ['lead.changed']);
		const { id } = await insertAgentLead(database, { status: 'interest' });
		const set = (values: Partial<typeof lead.$inferInsert>) =>
			database.db.update(lead).set(values).where(eq(lead.id, id));
		await set({ comments: 'Later please', clientLastName: 'Byron', updatedAt: NOW + 1, version: 2, internalNote: 'x' });
		expect(await told(agency)).toEqual([]);
		await set({ checkIn: '2027-02-19' });
		await set({ checkOut: '2027-02-28' });
		await set({ subtotalMinor: 1, totalMinor: 1 });
		await set({ currency: 'CHF' });
		expect(await types(agency)).toEqual(Array(4).fill('lead.changed'));
		await set({ deletedAt: NOW });
		expect((await told(agency)).at(-1)).toEqual(['lead.changed', { id, status: 'interest', isDeleted: true }]);
	});

	it('are not told when their transaction fails, to paused endpoints, or where they were not chosen', async () => {
		const agency = await listen(AGENCY, ['lead.created']);
		const paused = await listen(AGENCY, EVENTS, { pausedAt: NOW, pausedBy: 'byHand' });
		const { id } = await insertAgentLead(database, { status: 'requestedOption' });
		await database.db.update(lead).set({ status: 'confirmedOption' }).where(eq(lead.id, id));
		expect([await types(agency), await types(paused)]).toEqual([['lead.created'], []]);
		const { db } = database;
		await expect(
			db.batch([
				db.insert(lead).values({
					...(await leadRow(database, id)),
					no: undefined,
					id: 'lead_new',
					bookingNumber: undefined,
				} as never),
				db.insert(lead).values({ ...(await leadRow(database, id)), no: undefined } as never),
			]),
		).rejects.toThrow();
		expect(await types(agency)).toEqual(['lead.created']);
	});

	it('have statuses that the triggers know', () => {
		expect(LEAD_STATUSES).toContain('interest');
		for (const kind of ['approved', 'approvalTakenBack', 'declined', 'asked'] as const)
			expect(PROPOSAL_EVENTS).toContain(kind);
		expect(new Set([...eventsOf('agency'), ...eventsOf('operator')])).toEqual(new Set(WEBHOOK_EVENTS));
	});
});

describe('answers to proposals', () => {
	it('are told to the agency when the client gives them', async () => {
		const [agency, other, operator] = [await listen(AGENCY), await listen({ agencyNo: 2 }), await listen(OPERATOR)];
		const { id: leadId } = await insertAgentLead(database, { status: 'interest' });
		const { no: leadNo } = await leadRow(database, leadId);
		const { db } = database;
		await db.insert(proposal).values({
			...{ no: 1, id: 'proposal_1', brandKey: 'demo-gold', agencyNo: 1, userNo: 1, state: 'approved', language: 'en' },
			...{
				clientFirstName: 'Ada',
				clientLastName: 'Thorne',
				greeting: '',
				validUntil: NOW,
				sentVersion: 1,
				sentRevision: 1,
				updatedAt: NOW,
			},
		} as never);
		for (const [revision, kind] of PROPOSAL_EVENTS.entries())
			await db.insert(proposalEvent).values({
				...{ proposalNo: 1, revision, kind, actor: 'client', leadNo, note: 'Thorne asks', createdAt: NOW },
			});
		await db.insert(proposalEvent).values({ proposalNo: 1, kind: 'approved', actor: 'user_agent', createdAt: NOW });
		const answers = (await told(agency)).filter(([type]) => type === 'proposal.answered');
		expect(answers.map(([, data]) => data)).toEqual(
			['approved', 'approvalTakenBack', 'declined', 'asked'].map((answer) => ({
				...{ id: 'proposal_1', answer, state: 'approved', leadId },
			})),
		);
		expect([await types(other), await types(operator)]).toEqual([[], []]);
		await db.delete(proposal);
	});
});

describe('payments', () => {
	it('are told to the agency of the booking', async () => {
		const [agency, operator] = [
			await listen(AGENCY, ['payment.received']),
			await listen(OPERATOR, ['payment.received']),
		];
		const leadId = await bookedLead(database, [['2026-12-01', 400_000]]);
		const { id } = await received(database, leadId, 400_000);
		expect(await told(agency)).toEqual([['payment.received', { id, leadId, isDeposit: false }]]);
		expect(await told(operator)).toEqual([]);
	});
});

describe('nights', () => {
	const block = (checkIn: string, checkOut: string) =>
		blockNights({
			ctx: as('operator'),
			typed: {
				...{ kind: 'own', properties: ['prop_aurikel'], reason: 'New boiler', until: '', untilAt: '', price: '' },
				...{ checkIn, checkOut },
			},
		} as never);

	it('are told to the operator, as one message while it was not tried', async () => {
		const [operator, other, agency] = [await listen(OPERATOR), await listen({ operatorNo: 2 }), await listen(AGENCY)];
		await block('2027-04-03', '2027-04-13');
		await block('2027-05-03', '2027-05-06');
		expect(await told(operator)).toEqual([['availability.changed', { id: 'prop_aurikel' }]]);
		expect([await types(other), await types(agency)]).toEqual([[], []]);
		await database.db.update(webhookDelivery).set({ state: 'pending', attempts: 1 });
		const [row] = await database.db.select().from(nightBlock).orderBy(asc(nightBlock.no));
		await endBlock({ ctx: as('operator'), block: { id: row?.id ?? '', version: row?.version ?? 0 } } as never);
		expect(await types(operator)).toEqual(['availability.changed', 'availability.changed']);
	});

	it('cost a write no more than looks into indexes', async () => {
		const { rows } = await database.db.$client.execute(
			`explain query plan select e.no from property p join webhook_endpoint e on e.operator_no = p.operator_no where p.no = 1 and e.paused_at is null`,
		);
		expect(rows.map(({ detail }) => String(detail)).join('; ')).toMatch(
			/SEARCH p .*SEARCH e USING INDEX webhook_endpoint_operator/,
		);
	});

	it('wait in the outbox for endpoints whose secret is not of this key', async () => {
		const operator = await listen(OPERATOR);
		await block('2027-06-03', '2027-06-05');
		const settings = { ...as('operator').settings, WEBHOOK_SECRET_KEY: new Uint8Array(32), WEBHOOK_LOCAL_ORIGIN: null };
		const silent = console.error;
		const said: unknown[] = [];
		console.error = (...words) => said.push(words);
		try {
			expect(await driveWebhooks({ db: database.db, clock: Date.now, settings })).toEqual({ delivered: 0, failed: 0 });
		} finally {
			console.error = silent;
		}
		expect(said).toHaveLength(1);
		expect(await types(operator)).toEqual(['availability.changed']);
		expect(await database.db.select().from(webhookDelivery)).toMatchObject([{ state: 'pending', attempts: 0 }]);
	});
});
