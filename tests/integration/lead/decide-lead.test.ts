import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { decideLead, type LeadDecision } from '~/domain/lead/decide-lead.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, insertAgentLead, leadRow, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

type Input = { id: string; version: number };
const decide = (person: Person | null, lead: Input, decision: LeadDecision, acting?: number) =>
	decideLead({ ctx: contextOf(database, person, acting === undefined ? {} : { acting }), lead, decision });
const withdraw = (person: Person | null, lead: Input, acting?: number) =>
	withdrawLead({ ctx: contextOf(database, person, acting === undefined ? {} : { acting }), lead });

describe('the property decides', () => {
	it.each([
		['operator', 'requestedOption', 'confirm', 'confirmedOption'],
		['operator', 'requestedOption', 'decline', 'declinedOption'],
		['operator', 'requestedBooking', 'confirm', 'confirmedBooking'],
		['admin', 'requestedBooking', 'decline', 'declinedBooking'],
		['admin', 'requestedOption', 'cancel', 'cancelledOption'],
		['admin', 'requestedBooking', 'cancel', 'cancelledBooking'],
	] as const)('%s: %s, %s: %s', async (person, status, decision, to) => {
		const requested = await insertAgentLead(database, { status });
		expect(await decide(person, requested, decision)).toEqual({ version: 2, status: to });
		expect((await leadRow(database, requested.id)).status).toBe(to);
	});

	it('and says how long an option is held, but not into the past', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		const ctx = contextOf(database, 'operator');
		await expect(decideLead({ ctx, lead: requested, decision: 'confirm', expiresAt: NOW })).rejects.toMatchObject({
			code: 'invalid',
		});
		await decideLead({ ctx, lead: requested, decision: 'confirm', expiresAt: NOW + 60_000 });
		expect((await leadRow(database, requested.id)).expiresAt).toBe(NOW + 60_000);
		expect(ctx.wakes()).toBe(1);
	});

	it('an operator cancels nothing, and an interest takes no decision', async () => {
		const option = await insertAgentLead(database, { status: 'requestedOption' });
		await expect(decide('operator', option, 'cancel')).rejects.toMatchObject({ code: 'forbidden' });
		const interest = await insertAgentLead(database, { status: 'interest' });
		await expect(decide('admin', interest, 'confirm')).rejects.toMatchObject({ reason: 'no-such-move' });
	});

	it.each(EVERYBODY.filter((person) => !['admin', 'operator', 'otherOperator'].includes(person)))(
		'not %s',
		async (person) => {
			const requested = await insertAgentLead(database, { status: 'requestedOption' });
			await expect(decide(person, requested, 'confirm')).rejects.toMatchObject({ code: 'forbidden' });
		},
	);

	it('of its own properties only; an admin who acts for an agency, of hers', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		await expect(decide('otherOperator', requested, 'confirm')).rejects.toMatchObject({ code: 'not-found' });
		await expect(decide('admin', requested, 'confirm', 2)).rejects.toMatchObject({ code: 'not-found' });
		await decide('admin', requested, 'decline', 1);
		expect(await database.db.select().from(audit)).toMatchObject([
			{ actor: 'user_admin', detail: { role: 'admin', forAgency: 'agency_1' } },
		]);
	});

	it('on a visitor’s booking of its property as well', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedBooking', agencyNo: null, userNo: null });
		expect(await decide('operator', requested, 'confirm')).toMatchObject({ status: 'confirmedBooking' });
	});
});

describe('the agency takes back', () => {
	it.each([
		['agent', 'requestedOption', 'cancelledOption'],
		['colleague', 'requestedBooking', 'cancelledBooking'],
		['supervisor', 'requestedOption', 'cancelledOption'],
	] as const)('%s: %s: %s', async (person, status, to) => {
		const requested = await insertAgentLead(database, { status });
		expect(await withdraw(person, requested)).toEqual({ version: 2, status: to });
	});

	it('no confirmed booking and no interest', async () => {
		for (const status of ['confirmedBooking', 'interest'] as const) {
			const requested = await insertAgentLead(database, { status });
			await expect(withdraw('agent', requested)).rejects.toMatchObject({ reason: 'no-such-move' });
		}
	});

	it('nothing of another agency, nor of a visitor', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		await expect(withdraw('stranger', requested)).rejects.toMatchObject({ code: 'not-found' });
		const visitors = await insertAgentLead(database, { status: 'requestedBooking', agencyNo: null });
		await expect(withdraw('agent', visitors)).rejects.toMatchObject({ code: 'not-found' });
	});

	it.each([null, 'lifestyle', 'operator', 'customer', 'waiting', 'admin'] as const)('not %s', async (person) => {
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		await expect(withdraw(person, requested)).rejects.toMatchObject({ code: 'forbidden' });
	});
});
