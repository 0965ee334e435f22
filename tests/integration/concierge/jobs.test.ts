import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conciergeEvent, conciergeJob } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { answerOffer } from '~/domain/concierge/answer-offer.server';
import { cancelJob } from '~/domain/concierge/cancel-job.server';
import { listServices } from '~/domain/concierge/list-services.server';
import { moveJob } from '~/domain/concierge/move-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import {
	bookedStay,
	books,
	guestOf,
	insertCatalogue,
	jobRow,
	moveStay,
	serviceInstalments,
	team,
	transferForm,
} from './concierge-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const agent = (given: Parameters<typeof contextOf>[2] = {}) => contextOf(database, 'agent', given);
const SUPPLIER = { party: 'supplier', actor: { id: 'arlberg-limousine', role: 'visitor' } } as const;
const TEAM = { party: 'team', actor: { id: 'user_admin', role: 'admin' } } as const;
const timeZone = 'Europe/Vienna';

async function requested(leadId: string, given: Record<string, string> = {}): Promise<string> {
	const result = await requestService({ ctx: agent(), of: { leadId }, input: transferForm(given) });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	return result.id;
}

/** A job whose supplier wants more, passed on to the client. */
async function offered(leadId: string) {
	const id = await requested(leadId);
	const ctx = agent();
	const set = { priceMinor: 50_000, netMinor: 46_000, offeredAt: NOW };
	const { version } = await moveJob({
		ctx,
		job: await jobRow(database, id),
		seen: 1,
		move: 'pass',
		by: TEAM,
		timeZone,
		set,
	});
	return { id, version };
}

describe('services of a stay', () => {
	it('are those of its place, in its currency, for brands with an organiser', async () => {
		const leadId = await bookedStay(database);
		const { services, terms, closed, jobs } = await listServices({ ctx: agent(), of: { leadId } });
		expect(services.map(({ key }) => key)).toEqual(['private-chef', 'airport-transfer']);
		expect(services[1]).toMatchObject({
			priceMinor: 42_000,
			firstDay: '2027-02-20',
			lastDay: '2027-02-27',
			hasRoute: true,
		});
		expect(JSON.stringify(services)).not.toMatch(/net|supplier|38000/i);
		expect(terms?.organiser).toContain('Goldgrat');
		expect([closed, jobs]).toEqual([null, []]);
		const francs = await bookedStay(database, { currency: 'CHF', checkIn: '2027-03-06', checkOut: '2027-03-13' });
		expect((await listServices({ ctx: agent(), of: { leadId: francs } })).services).toEqual([]);
		const off = await bookedStay(database, { brandKey: 'corvin', checkIn: '2027-03-13', checkOut: '2027-03-20' });
		expect((await listServices({ ctx: agent(), of: { leadId: off } })).closed).toBe('concierge-off');
		await expect(requestService({ ctx: agent(), of: { leadId: off }, input: transferForm() })).rejects.toMatchObject({
			reason: 'concierge-off',
		});
	});

	it('are another agency’s business for nobody else', async () => {
		const leadId = await bookedStay(database);
		const id = await requested(leadId);
		for (const person of ['stranger', 'otherOperator'] as const satisfies Person[]) {
			const ctx = contextOf(database, person);
			await expect(listServices({ ctx, of: { leadId } })).rejects.toMatchObject({ code: 'not-found' });
			await expect(requestService({ ctx, of: { leadId }, input: transferForm() })).rejects.toMatchObject({
				code: 'not-found',
			});
			await expect(cancelJob({ ctx, of: { leadId }, jobId: id, version: 1 })).rejects.toMatchObject({
				code: 'not-found',
			});
		}
		for (const person of ['customer', 'lifestyle', 'waiting', 'admin'] as const satisfies Person[])
			await expect(listServices({ ctx: contextOf(database, person), of: { leadId } })).rejects.toMatchObject({
				code: 'forbidden',
			});
		const other = await bookedStay(database, { checkIn: '2027-03-06', checkOut: '2027-03-13' });
		await expect(cancelJob({ ctx: agent(), of: { leadId: other }, jobId: id, version: 1 })).rejects.toMatchObject({
			code: 'not-found',
		});
	});

	it('name what is wrong at the field', async () => {
		const leadId = await bookedStay(database);
		const of = { leadId };
		const errors = async (given: Record<string, string>, now = NOW) =>
			requestService({ ctx: agent({ now }), of, input: transferForm(given) });
		expect(await errors({ day: '2027-02-28' })).toEqual({ errors: { day: { key: 'outsideStay' } } });
		expect(await errors({ day: 'soon', terms: '' })).toMatchObject({
			errors: { day: { key: 'notADate' }, terms: { key: 'required' } },
		});
		expect(await errors({ quantity: '100' })).toMatchObject({ errors: { quantity: { key: 'wholeNumber' } } });
		expect(await errors({}, Date.parse('2027-02-19T14:00:00Z'))).toMatchObject({
			errors: { day: { key: 'serviceNotice' } },
		});
		await expect(errors({ seenMinor: '41000' })).rejects.toMatchObject({ reason: 'price-changed' });
		await expect(errors({ service: 'moon-flight' })).rejects.toMatchObject({ reason: 'not-offered' });
		expect(await database.db.select().from(conciergeJob)).toEqual([]);
	});

	it('are asked for once however often the form is sent, 24 at once', async () => {
		const leadId = await bookedStay(database);
		const form = transferForm();
		const sent = await Promise.all(
			Array.from({ length: 24 }, () => requestService({ ctx: agent(), of: { leadId }, input: form })),
		);
		expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
		const different = await Promise.allSettled(Array.from({ length: 24 }, () => requested(leadId)));
		expect(different.filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
		const rows = await database.db.select().from(conciergeJob);
		expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
			Array.from({ length: 25 }, (_, at) => at + 1),
		);
		expect(rows[0]).toMatchObject({
			priceMinor: 42_000,
			netMinor: 38_000,
			agreedMinor: 42_000,
			owedMinor: 0,
			flight: 'LX 1583',
		});
	});
});

describe('the money of a job', () => {
	it('is owed in the moment of the yes, once of 24 at once', async () => {
		const leadId = await bookedStay(database);
		const before = await books(database);
		const { id, version } = await offered(leadId);
		expect(await books(database)).toEqual(before);
		const guest = await guestOf(database, leadId);
		const { jobs } = await listServices({ ctx: agent(), of: guest });
		expect(jobs).toMatchObject([{ state: 'offered', priceMinor: 50_000, mayAnswer: true, mayCancel: true }]);
		// The price is the client's to agree to.
		const seen = await listServices({ ctx: agent(), of: { leadId } });
		expect(seen.jobs).toMatchObject([{ state: 'offered', priceMinor: 50_000, mayAnswer: false, mayCancel: true }]);
		const inPlace = { ctx: agent(), of: { leadId }, jobId: id, version, seenMinor: 50_000 };
		await expect(answerOffer({ ...inPlace, answer: 'accept' })).rejects.toMatchObject({ reason: 'no-way' });
		const answers = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) =>
				answerOffer({
					...{ ctx: agent(), of: guest, jobId: id, version, seenMinor: 50_000 },
					answer: at % 2 === 0 ? ('accept' as const) : ('refuse' as const),
				}),
			),
		);
		expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const job = await jobRow(database, id);
		const isYes = job.state === 'accepted';
		expect(['accepted', 'declined']).toContain(job.state);
		expect(await books(database)).toEqual({
			client: before.client + (isYes ? 50_000 : 0),
			supplier: isYes ? -46_000 : 0,
			margin: isYes ? -4_000 : 0,
			all: 0,
		});
		expect((await serviceInstalments(database)).map(({ minor, position }) => [minor, position])).toEqual(
			isYes ? [[50_000, 51]] : [],
		);
		expect(await database.db.select().from(conciergeEvent)).toHaveLength(3);
	});

	it('is taken back by cancelling before it is confirmed, and what was paid is credit', async () => {
		const leadId = await bookedStay(database);
		const before = await books(database);
		const { id, version } = await offered(leadId);
		const accepted = await answerOffer({
			ctx: agent(),
			of: await guestOf(database, leadId),
			jobId: id,
			version,
			seenMinor: 50_000,
			answer: 'accept',
		});
		await recordPayment({
			ctx: team(database),
			leadId,
			minor: 2_750_000,
			receivedOn: '2026-11-20',
			key: crypto.randomUUID(),
		});
		expect(await serviceInstalments(database)).toMatchObject([{ receivedMinor: 50_000 }]);
		await cancelJob({ ctx: agent(), of: { leadId }, jobId: id, version: accepted.version });
		expect(await serviceInstalments(database)).toEqual([]);
		expect(await books(database)).toEqual({ ...before, client: before.client - 2_750_000 });
		expect(await jobRow(database, id)).toMatchObject({ state: 'cancelled', endReason: 'agent', owedMinor: 0 });
	});

	it('needs the price that was shown', async () => {
		const leadId = await bookedStay(database);
		const { id, version } = await offered(leadId);
		const guest = await guestOf(database, leadId);
		const answer = (given: object) =>
			answerOffer({ ctx: agent(), of: guest, jobId: id, version, seenMinor: 50_000, answer: 'accept', ...given });
		await expect(answer({ seenMinor: 42_000 })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await expect(answer({ version: 1 })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		expect((await jobRow(database, id)).state).toBe('offered');
	});

	it('is owed as it was agreed when the supplier takes the job on', async () => {
		const leadId = await bookedStay(database);
		const before = await books(database);
		const id = await requested(leadId);
		const ctx = agent();
		await database.db.update(conciergeJob).set({ supplierNo: 1 });
		const taken = await moveJob({
			ctx,
			job: await jobRow(database, id),
			seen: 1,
			move: 'takeOn',
			by: SUPPLIER,
			timeZone,
		});
		expect(taken.state).toBe('confirmed');
		expect(await books(database)).toEqual({
			client: before.client + 42_000,
			supplier: -38_000,
			margin: -4_000,
			all: 0,
		});
		// What is confirmed is not the agent's to cancel.
		await expect(cancelJob({ ctx: agent(), of: { leadId }, jobId: id, version: taken.version })).rejects.toMatchObject({
			reason: 'no-way',
		});
		const late = contextOf(database, 'admin', { may: ['concierge'], now: Date.parse('2027-02-19T12:00:00Z') });
		await cancelJob({ ctx: late, of: { leadId }, jobId: id, version: taken.version });
		expect(await jobRow(database, id)).toMatchObject({ state: 'cancelled', owedMinor: 42_000, owedNetMinor: 38_000 });
		expect((await books(database)).supplier).toBe(-38_000);
	});

	it('follows neither a change of the stay nor survives its cancellation', async () => {
		const leadId = await bookedStay(database);
		const { id, version } = await offered(leadId);
		const of = await guestOf(database, leadId);
		await answerOffer({ ctx: agent(), of, jobId: id, version, seenMinor: 50_000, answer: 'accept' });
		const other = await requested(leadId);
		const [row] = await database.db.select({ version: lead.version }).from(lead).where(eq(lead.id, leadId));
		await moveStay(database, { id: leadId, version: row?.version ?? 0 }, 'cancelledBooking');
		expect(await jobRow(database, id)).toMatchObject({ state: 'cancelled', endReason: 'booking', owedMinor: 0 });
		expect(await jobRow(database, other)).toMatchObject({ state: 'cancelled', version: 2 });
		expect(await serviceInstalments(database)).toEqual([]);
		expect(await books(database)).toMatchObject({ supplier: 0, margin: 0, all: 0 });
		await expect(requested(leadId)).rejects.toMatchObject({ reason: 'not-booked' });
	});
});
