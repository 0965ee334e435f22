import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { leadRequest } from '#db/schema/lead';
import { answerRequest } from '~/domain/lead/answer-request.server';
import type { PropertyRequestResult } from '~/domain/lead/ask-property.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { requestChange } from '~/domain/lead/request-change.server';
import { requestPriceDiscount } from '~/domain/lead/request-price-discount.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import type { TestDatabase } from '../database';
import { askOption, contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads, takenNights } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

type Input = { id: string; version: number };
const change = (lead: Input, input: object, person: Person | null = 'agent') =>
	requestChange({ ctx: contextOf(database, person), lead, input });
const discount = (lead: Input, input: object = {}, person: Person | null = 'agent') =>
	requestPriceDiscount({ ctx: contextOf(database, person), lead, input });
const answer = (
	of: { requestId: string; version: number },
	decision: 'accept' | 'decline',
	given: { person?: Person | null; priceMinor?: number } = {},
) => {
	const { person = 'operator', ...price } = given;
	return answerRequest({ ctx: contextOf(database, person), ...of, decision, ...price });
};

async function confirmed(lead: Input): Promise<Input> {
	const { version } = await decideLead({ ctx: contextOf(database, 'operator'), lead, decision: 'confirm' });
	return { id: lead.id, version };
}

function stored(result: PropertyRequestResult) {
	if (result.outcome !== 'stored') throw new Error(JSON.stringify(result));
	return result;
}

const NEXT_WEEK = { checkIn: '2027-02-27', checkOut: '2027-03-06' };
const ODD_DAYS = { checkIn: '2027-02-21', checkOut: '2027-02-24' };
const requests = () => database.db.select().from(leadRequest);

describe('a requested change', () => {
	it('keeps status and nights until the answer, and takes the new nights with it', async () => {
		const held = await confirmed(
			await insertAgentLead(database, { status: 'requestedBooking', commissionPercent: 10 }),
		);
		const requested = stored(await change(held, { ...NEXT_WEEK, pax: 6, comments: 'One week later, please.' }));
		expect(await leadRow(database, held.id)).toMatchObject({
			status: 'confirmedBooking',
			checkIn: '2027-02-20',
			version: 3,
		});
		expect(await requests()).toMatchObject([
			{
				state: 'open',
				change: { ...NEXT_WEEK, pax: 6 },
				createdBy: 'user_agent',
				comments: 'One week later, please.',
			},
		]);
		await answer(requested, 'accept');
		expect(await leadRow(database, held.id)).toMatchObject({
			status: 'confirmedBooking',
			...NEXT_WEEK,
			pax: 6,
			subtotalMinor: 3_300_000,
			commissionMinor: 330_000,
			commissionDueDate: '2027-04-05',
			version: 4,
		});
		expect((await takenNights(database.db))[0]).toBe('2027-02-27');
		expect(await takenNights(database.db)).toHaveLength(7);
		expect(await requests()).toMatchObject([{ state: 'accepted', decidedBy: 'user_operator' }]);
	});

	it('is not applied over nights that were taken meanwhile', async () => {
		const held = await confirmed(await insertAgentLead(database, { status: 'requestedBooking' }));
		const requested = stored(await change(held, NEXT_WEEK));
		await confirmed(await insertAgentLead(database, { status: 'requestedBooking', ...NEXT_WEEK }));
		await expect(answer(requested, 'accept')).rejects.toMatchObject({ reason: 'no-longer-available' });
		expect(await leadRow(database, held.id)).toMatchObject({ checkIn: '2027-02-20', version: requested.version });
		expect(await takenNights(database.db)).toHaveLength(14);
	});

	it('of an option lets the next one follow into the nights it leaves', async () => {
		const held = await confirmed(await askOption(database));
		const waiting = await askOption(database, { agencyNo: 2 });
		const requested = stored(await change(held, NEXT_WEEK));
		await answer(requested, 'accept');
		expect(await leadRow(database, waiting.id)).toMatchObject({ status: 'confirmedOption', queuePosition: null });
		expect(await takenNights(database.db)).toHaveLength(14);
	});

	it('may be for other nights of the same week, and for guests alone leaves the price', async () => {
		const held = await confirmed(await askOption(database, { subtotalMinor: 2_000_000, totalMinor: 2_000_000 }));
		await answer(stored(await change(held, { pax: 2 })), 'accept');
		expect(await leadRow(database, held.id)).toMatchObject({
			pax: 2,
			subtotalMinor: 2_000_000,
			isNegotiatedPrice: false,
		});
		const shorter = stored(await change({ id: held.id, version: 4 }, ODD_DAYS));
		await expect(answer(shorter, 'accept')).rejects.toMatchObject({ reason: 'no-price' });
		await answer(shorter, 'accept', { priceMinor: 1_500_000 });
		expect(await leadRow(database, held.id)).toMatchObject({
			...ODD_DAYS,
			subtotalMinor: 1_500_000,
			isNegotiatedPrice: true,
		});
		expect(await takenNights(database.db)).toEqual(['2027-02-21', '2027-02-22', '2027-02-23']);
	});

	it('is declined without a trace on the lead', async () => {
		const held = await confirmed(await askOption(database));
		await answer(stored(await change(held, NEXT_WEEK)), 'decline');
		expect(await leadRow(database, held.id)).toMatchObject({ checkIn: '2027-02-20', version: 4 });
		expect(await requests()).toMatchObject([{ state: 'declined' }]);
	});

	it('is asked once at a time, from the version that was seen, and of nothing that is an interest or has ended', async () => {
		const held = await confirmed(await askOption(database));
		const requested = stored(await change(held, NEXT_WEEK));
		await expect(change({ ...held, version: requested.version }, { pax: 2 })).rejects.toMatchObject({
			reason: 'asked-already',
		});
		await expect(change(held, { pax: 2 })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		for (const status of ['interest', 'declinedOption'] as const) {
			const lead = await insertAgentLead(database, { status });
			await expect(change(lead, { pax: 2 })).rejects.toMatchObject({ reason: 'not-offered' });
		}
	});

	it('is refused at the field', async () => {
		const held = await confirmed(await askOption(database));
		const sold = { checkIn: '2027-02-13', checkOut: '2027-02-20' };
		expect(await change(held, sold)).toEqual({ outcome: 'invalid', errors: { period: { key: 'sold' } } });
		expect(await change(held, { pax: 40 })).toMatchObject({ errors: { pax: { key: 'lessTravelers' } } });
		expect(await change(held, { checkOut: '2027-02-19' })).toMatchObject({ errors: { checkOut: { key: 'order' } } });
		expect(await change(held, {})).toMatchObject({ outcome: 'invalid' });
	});

	it('ends with its lead', async () => {
		const held = await confirmed(await askOption(database));
		const requested = stored(await change(held, NEXT_WEEK));
		await withdrawLead({ ctx: contextOf(database, 'agent'), lead: { ...held, version: requested.version } });
		expect(await requests()).toMatchObject([{ state: 'withdrawn' }]);
		await expect(answer(requested, 'accept')).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('another requested price', () => {
	it('is for periods that are none of the operator’s stays, and is booked as agreed', async () => {
		const odd = await insertAgentLead(database, {
			status: 'interest',
			...ODD_DAYS,
			subtotalMinor: null,
			cardFeeMinor: null,
			totalMinor: null,
		});
		const requested = stored(await discount(odd, { priceMinor: 1_400_000 }));
		expect((await leadRow(database, odd.id)).requestsPriceDiscount).toBe(true);
		await answer(requested, 'accept', { priceMinor: 1_450_000 });
		expect(await leadRow(database, odd.id)).toMatchObject({
			status: 'interest',
			subtotalMinor: 1_450_000,
			commissionMinor: 181_250,
			isNegotiatedPrice: true,
			requestsPriceDiscount: false,
		});
		const regular = await insertAgentLead(database, { status: 'interest' });
		await expect(discount(regular)).rejects.toMatchObject({ reason: 'not-offered' });
		const booked = await insertAgentLead(database, { status: 'requestedBooking', ...ODD_DAYS });
		await expect(discount(booked)).rejects.toMatchObject({ reason: 'not-offered' });
	});
});

describe('every other user', () => {
	it('is refused for another agency’s lead, and for another operator’s property', async () => {
		const held = await confirmed(await askOption(database));
		await expect(change(held, NEXT_WEEK, 'stranger')).rejects.toMatchObject({ code: 'not-found' });
		const requested = stored(await change(held, NEXT_WEEK));
		await expect(answer(requested, 'accept', { person: 'otherOperator' })).rejects.toMatchObject({ code: 'not-found' });
		await answer(requested, 'accept', { person: 'admin' });
		const written = await database.db.select().from(audit).where(eq(audit.action, 'lead.request-accepted'));
		expect(written).toMatchObject([{ subjectId: held.id, actor: 'user_admin' }]);
	});

	it.each([null, 'lifestyle', 'admin', 'operator', 'customer', 'waiting'] as const)('%s asks', async (person) => {
		const lead = await askOption(database);
		await expect(change(lead, NEXT_WEEK, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(discount(lead, ODD_DAYS, person)).rejects.toMatchObject({ code: 'forbidden' });
	});

	it.each([null, 'agent', 'supervisor', 'lifestyle', 'customer', 'waiting'] as const)('%s answers', async (person) => {
		const requested = stored(await change(await askOption(database), { pax: 2 }));
		await expect(answer(requested, 'accept', { person })).rejects.toMatchObject({ code: 'forbidden' });
	});
});
