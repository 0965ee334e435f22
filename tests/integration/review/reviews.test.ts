import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { operator } from '#db/schema/operator';
import { stayReview, stayThanks } from '#db/schema/review';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { decideReview } from '~/domain/review/decide-review.server';
import { listOwnReviews, listReviews, reviewsQuery } from '~/domain/review/list-reviews.server';
import { saveReview } from '~/domain/review/save-review.server';
import { thankGuests, unthankedStays } from '~/domain/review/thank-guests.server';
import { withdrawReview } from '~/domain/review/withdraw-review.server';
import { createTripLink, readLeadTrip } from '~/domain/trip/trip-links.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.delete(mailOutbox);
	await database.db.update(operator).set({ timeZone: 'Europe/Vienna' });
});
afterAll(() => database?.stop());

const CHECK_OUT = plainDate('2026-11-14');
const NOON = '11:00';

/** A request on a day after check-out. */
function ctxOf(person: Person | null, days = 3) {
	const today = addDays(CHECK_OUT, days);
	const ctx = contextOf(database, person, { may: ['enquiries'] });
	const services = { ...ctx.services, countryNames: async () => ({ NO: 'Norway', AT: 'Austria' }) };
	return { ...ctx, services, today, now: Date.parse(`${today}T11:00:00Z`), language: 'en' as const };
}

/** A booking whose stay is over, with the lead guest's token. */
async function stayed(given: Parameters<typeof insertAgentLead>[1] = {}) {
	const found = await insertAgentLead(database, {
		...{ status: 'confirmedBooking', checkIn: addDays(CHECK_OUT, -7), checkOut: CHECK_OUT },
		...{ clientFirstName: 'Ada', clientLastName: 'Thorne', email: 'ada@thorne.example', ...given },
	});
	const token = async (kind: 'lead' | 'group') => {
		const { url } = await createTripLink({ ctx: ctxOf('agent'), leadId: found.id, kind });
		return url.split('/').at(-1) ?? '';
	};
	return { ...found, token };
}

const run = (days: number, time = NOON) => {
	const today = addDays(CHECK_OUT, days);
	const { settings } = ctxOf(null);
	return thankGuests({ db: database.db, today, now: Date.parse(`${today}T${time}:00Z`), settings });
};
const mails = () => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'stay-thanks'));
const ANSWER = { rating: '5', text: 'Quiet & <warm>.', mayPublish: true, firstName: 'Ada', country: 'Norway' };
const save = (token: string, input: object = ANSWER) => saveReview({ ctx: ctxOf(null), token, input });
const stored = async () => (await database.db.select().from(stayReview))[0];
const decide = (person: Person, state: 'released' | 'internal', reply = '') =>
	stored().then((review) =>
		decideReview({
			ctx: ctxOf(person),
			decision: { id: review?.id ?? '', version: review?.version ?? 0, state, reply },
		}),
	);

describe('thanks after the stay (REVIEW-1)', () => {
	it('go to the client once, from ten on the day after check-out, with a link of the trip page that works', async () => {
		const { id } = await stayed();
		for (const [days, time] of [
			[0, NOON],
			[1, '08:30'],
			[1, '19:30'],
			[8, NOON],
		] as const)
			expect(await run(days, time), `${days} ${time}`).toEqual({ thanked: 0 });
		expect(await run(1, '09:30')).toEqual({ thanked: 1 });
		expect(await run(2)).toEqual({ thanked: 0 });
		const [mail] = await mails();
		expect([mail?.toAddress, mail?.replyTo]).toEqual(['ada@thorne.example', 'agent@people.example']);
		expect(mail?.plainText).toMatch(/Ada Thorne/);
		expect(mail?.plainText).not.toMatch(/commission|EUR/i);
		const token = /\/trips\/([a-z2-9]{26})/.exec(mail?.plainText ?? '')?.[1] ?? '';
		expect(await save(token)).toEqual({});
		expect((await leadRow(database, id)).no).toBe((await stored())?.leadNo);
	});

	it('wait for the clock of the property', async () => {
		await stayed();
		await database.db.update(operator).set({ timeZone: 'America/Denver' });
		expect(await run(1, '11:00')).toEqual({ thanked: 0 });
		expect(await run(1, '17:30')).toEqual({ thanked: 1 });
	});

	it('go to the agent where no address is known, speak the client’s language, and are no one’s after an erasure', async () => {
		await stayed({ email: null });
		await stayed({ email: 'karin@example.com', language: 'de', checkIn: '2026-11-08' });
		await stayed({ clientLastName: '–', checkIn: '2026-11-09' });
		await stayed({ status: 'interest', checkIn: '2026-11-10' }).catch(() => undefined);
		expect(await run(1)).toEqual({ thanked: 2 });
		const sent = await mails();
		const to = (address: string) => sent.find(({ toAddress }) => toAddress === address);
		expect(to('agent@people.example')?.subject).toMatch(/^Ada Thorne is back from /);
		expect(to('karin@example.com')?.subject).toMatch(/^Danke für Ihren Aufenthalt: /);
		expect((await database.db.select().from(stayThanks)).map(({ receiver }) => receiver).toSorted()).toEqual([
			'agent',
			'client',
		]);
	});

	it('are written once by 24 runs at the same moment, along an index', async () => {
		await stayed();
		const runs = await Promise.all(Array.from({ length: 24 }, () => run(1)));
		expect(runs.reduce((sum, { thanked }) => sum + thanked, 0)).toBe(1);
		expect(await mails()).toHaveLength(1);
		const { sql, params } = unthankedStays({ db: database.db, today: CHECK_OUT }).toSQL();
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
		expect(rows.map(({ detail }) => detail).join('\n')).toContain('lead_status_end (status=? AND check_out>?');
	});
});

describe('the answer (REVIEW-2)', () => {
	it('is written by the lead guest alone, after the stay, and anew until it is released', async () => {
		const stay = await stayed();
		const token = await stay.token('lead');
		await expect(saveReview({ ctx: ctxOf(null, 0), token, input: ANSWER })).rejects.toMatchObject({
			reason: 'not-over',
		});
		await expect(save(await stay.token('group'))).rejects.toMatchObject({ code: 'forbidden' });
		await expect(save('b'.repeat(26))).rejects.toMatchObject({ code: 'not-found' });
		expect(await save(token)).toEqual({});
		expect(await stored()).toMatchObject({
			rating: 5,
			country: 'NO',
			firstName: 'Ada',
			state: 'new',
			stayMonth: '2026-11',
		});
		await decide('admin', 'internal');
		expect(await save(token, { rating: '4', text: '', mayPublish: false })).toEqual({});
		expect(await stored()).toMatchObject({ rating: 4, text: null, firstName: null, country: null, state: 'new' });
		await save(token);
		await decide('admin', 'released');
		await expect(save(token, { ...ANSWER, rating: '1' })).rejects.toMatchObject({ reason: 'released' });
		expect(await stored()).toMatchObject({ rating: 5, state: 'released' });
	});

	it('names what is wrong with each field and writes nothing then', async () => {
		const token = await (await stayed()).token('lead');
		expect(await save(token, { text: 'a'.repeat(801), mayPublish: true, firstName: '', country: '' })).toEqual({
			rating: { key: 'required' },
			text: { key: 'textTooLong' },
		});
		expect(await save(token, { ...ANSWER, firstName: ' ', country: 'Atlantis' })).toEqual({
			firstName: { key: 'firstName' },
		});
		expect(await save(token, { ...ANSWER, country: 'Atlantis' })).toEqual({ country: { key: 'country' } });
		expect(await save(token, { ...ANSWER, rating: '6' })).toEqual({ rating: { key: 'required' } });
		expect(await stored()).toBeUndefined();
	});

	it('is one row however often it is sent at once, and counts as a visitor’s writes', async () => {
		const token = await (await stayed()).token('lead');
		await Promise.all(Array.from({ length: 24 }, () => save(token)));
		expect(await database.db.select().from(stayReview)).toHaveLength(1);
		const { settings, ...ctx } = ctxOf(null);
		const few = { ...ctx, visitor: '203.0.113.9', settings: { ...settings, WRITES_PER_TEN_MINUTES: 1 } };
		await saveReview({ ctx: few, token, input: ANSWER });
		await expect(saveReview({ ctx: few, token, input: ANSWER })).rejects.toMatchObject({ code: 'too-many-requests' });
	});
});

describe('the team (REVIEW-3)', () => {
	it('releases what it has read, once of 24 at a time, and nothing that changed since', async () => {
		const token = await (await stayed()).token('lead');
		await save(token);
		const read = await stored();
		await save(token, { ...ANSWER, text: 'Other words' });
		const old = { id: read?.id ?? '', version: read?.version ?? 0, state: 'released' as const, reply: '' };
		await expect(decideReview({ ctx: ctxOf('admin'), decision: old })).rejects.toMatchObject({ code: 'conflict' });
		const now = await stored();
		const decision = { ...old, version: now?.version ?? 0, reply: 'Thank you.' };
		const results = await Promise.allSettled(
			Array.from({ length: 24 }, () => decideReview({ ctx: ctxOf('admin'), decision })),
		);
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await stored()).toMatchObject({ state: 'released', reply: 'Thank you.', text: 'Other words' });
		await expect(decide('admin', 'released', 'a'.repeat(501))).rejects.toMatchObject({ reason: 'reply-length' });
	});

	it('releases nothing without consent, and no one else decides', async () => {
		const token = await (await stayed()).token('lead');
		await save(token, { rating: '2', text: 'Cold', mayPublish: false });
		await expect(decide('admin', 'released')).rejects.toMatchObject({ code: 'conflict' });
		for (const person of ['agent', 'supervisor', 'operator', 'customer'] as const) {
			await expect(decide(person, 'internal'), person).rejects.toMatchObject({ code: 'forbidden' });
			await expect(listReviews({ ctx: ctxOf(person), filter: { state: null, after: null } })).rejects.toMatchObject({
				code: 'forbidden',
			});
		}
		const without = { ...ctxOf('admin'), ...contextOf(database, 'admin') };
		await expect(listReviews({ ctx: without, filter: { state: null, after: null } })).rejects.toMatchObject({
			code: 'forbidden',
		});
	});

	it('lists by state; operators see their own properties’, agents their bookings’ (REVIEW-6)', async () => {
		const stay = await stayed();
		await save(await stay.token('lead'));
		const listed = async (state: 'new' | 'released') =>
			(await listReviews({ ctx: ctxOf('admin'), filter: { state, after: null } })).rows.length;
		expect([await listed('new'), await listed('released')]).toEqual([1, 0]);
		const own = async (person: Person) => (await listOwnReviews({ ctx: ctxOf(person), after: null })).rows.length;
		expect([await own('operator'), await own('otherOperator')]).toEqual([1, 0]);
		await expect(own('agent')).rejects.toMatchObject({ code: 'forbidden' });
		expect((await readLeadTrip({ ctx: ctxOf('agent'), leadId: stay.id }))?.review).toMatchObject({ rating: 5 });
		await expect(readLeadTrip({ ctx: ctxOf('stranger'), leadId: stay.id })).rejects.toMatchObject({
			code: 'not-found',
		});
		for (const [condition, index] of [
			[undefined, 'stay_review_time'],
			[eq(stayReview.state, 'new'), 'stay_review_state'],
		] as const) {
			const { sql, params } = reviewsQuery(database.db, null, condition).toSQL();
			const args = params as string[];
			const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
			const plan = rows.map(({ detail }) => detail).join('\n');
			expect(plan).toContain(index);
			expect(plan).not.toContain('TEMP B-TREE');
		}
	});
});

describe('consent taken back, and an erasure (REVIEW-5)', () => {
	it('takes the answer off the page, with name and country', async () => {
		const token = await (await stayed()).token('lead');
		await save(token);
		await expect(withdrawReview({ ctx: ctxOf(null), token })).rejects.toMatchObject({ code: 'conflict' });
		await decide('admin', 'released');
		await withdrawReview({ ctx: ctxOf(null), token });
		expect(await stored()).toMatchObject({ state: 'internal', mayPublish: false, firstName: null, country: null });
		expect(await save(token)).toEqual({});
	});

	it('leaves no word of an erased client, and hands all of it out before', async () => {
		const stay = await stayed();
		await save(await stay.token('lead'));
		await decide('admin', 'released', 'Come back, Ada');
		const client = { email: 'ada@thorne.example' };
		const { leads } = await exportClient({ ctx: ctxOf('admin'), client });
		expect(leads[0]?.review).toMatchObject({ text: ANSWER.text, firstName: 'Ada', reply: 'Come back, Ada' });
		await eraseClient({ ctx: ctxOf('admin'), client });
		expect(await stored()).toMatchObject({
			...{ rating: 5, stayMonth: '2026-11', state: 'internal', mayPublish: false },
			...{ text: null, firstName: null, country: null, reply: null },
		});
		expect(await database.db.select().from(lead).where(eq(lead.email, client.email))).toEqual([]);
	});
});
