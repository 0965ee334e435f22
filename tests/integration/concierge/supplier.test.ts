import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conciergeJob, conciergeLink } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { answerJob, noteOpened } from '~/domain/concierge/answer-job.server';
import { answerOffer } from '~/domain/concierge/answer-offer.server';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { cancelJob } from '~/domain/concierge/cancel-job.server';
import { decideJob } from '~/domain/concierge/decide-job.server';
import { jobTokenHash } from '~/domain/concierge/job-token';
import { boardWindow, listJobs, loadJob } from '~/domain/concierge/list-jobs.server';
import { mailSuppliers } from '~/domain/concierge/mail-suppliers.server';
import { readSupplierJob } from '~/domain/concierge/read-supplier-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { supplierState, supplierView } from '~/domain/concierge/supplier-view';
import { addDays, plainDate } from '~/domain/date/plain-date';
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
	lastToken,
	moveStay,
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

const HOUR = 3_600_000;
const DAY_OF_JOB = '2027-02-20';
const at = (text: string) => Date.parse(text);
const teamAt = (now: number) => contextOf(database, 'admin', { may: ['concierge'], now });
const client = {
	email: 'ada@thorne.example',
	phone: '+44 20 7946 0018',
	clientFirstName: 'Augusta',
	address: '1 Dorset Street',
};

async function requested(leadId: string) {
	const result = await requestService({ ctx: contextOf(database, 'agent'), of: { leadId }, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	return result.id;
}

/** A job that a supplier was asked for. */
async function asked(supplier = 'arlberg-limousine') {
	const leadId = await bookedStay(database, client);
	const jobId = await requested(leadId);
	await askSupplier({ ctx: team(database), jobId, version: 1, supplier, netMinor: null });
	return { leadId, jobId, token: await lastToken(database) };
}

const read = async (token: string) => {
	const found = await readSupplierJob({ db: database.db }, token);
	if (!found) throw new Error('no such job');
	return found;
};
const stateOf = async (token: string, today = '2026-11-20') => supplierState(await read(token), today);
const answer = (
	token: string,
	step: 'takeOn' | 'propose' | 'turnDown' | 'confirm' | 'finish',
	version: number,
	input: object = {},
	now = NOW,
) =>
	answerJob({
		ctx: { ...contextOf(database, null, { now }), today: plainDate(new Date(now).toISOString().slice(0, 10)) },
		token,
		version,
		step,
		input,
	});

describe('a supplier’s link', () => {
	it('is mailed in the supplier’s language, stored as a hash, and names no guest', async () => {
		const { token } = await asked();
		const [mail] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'concierge-asked'));
		expect(mail).toMatchObject({ toAddress: 'desk@limousine.example' });
		expect(mail?.subject).toContain('Transfer vom Flughafen');
		expect(mail?.plainText).not.toMatch(/Thorne|Augusta|ada@|7946 ?0018/);
		const rows = await database.db.select().from(conciergeLink);
		expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([await jobTokenHash(token)]);
		expect(JSON.stringify(rows)).not.toContain(token);
		expect(
			await readSupplierJob({ db: database.db }, `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`),
		).toBeNull();
	});

	it('shows what the job needs and no more, the telephone from the day before', async () => {
		const { token, jobId } = await asked();
		const view = async (today: string) => JSON.stringify(supplierView(await read(token), { today, language: 'en' }));
		const early = await view('2027-02-19');
		expect(early).toContain('Thorne');
		expect(early).toContain('Zürich airport');
		for (const secret of ['Augusta', 'ada@', '7946 0018', '79460018', 'Dorset', '42000', '2700000', 'agency', 'Corvin'])
			expect(early).not.toContain(secret);
		await answer(token, 'takeOn', 2);
		expect(await view('2027-02-18')).not.toMatch(/7946 ?0018/);
		expect(await view('2027-02-19')).toContain('7946');
		expect(await view(DAY_OF_JOB)).toContain('7946');
		await answer(token, 'finish', 3, { asPlanned: 'no', note: 'One bag follows' }, at('2027-02-20T16:00:00Z'));
		expect(await view(DAY_OF_JOB)).not.toMatch(/7946 ?0018|Thorne/);
		expect(await jobRow(database, jobId)).toMatchObject({
			state: 'done',
			isDoneAsPlanned: false,
			doneNote: 'One bag follows',
		});
	});

	it('gives the job to one: 24 answers at once have one outcome', async () => {
		const { token, jobId } = await asked();
		const steps = ['takeOn', 'propose', 'turnDown'] as const;
		const answers = await Promise.allSettled(
			Array.from({ length: 24 }, (_, n) => answer(token, steps[n % 3] ?? 'takeOn', 2, { time: '14:40', price: '460' })),
		);
		expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await jobRow(database, jobId)).version).toBe(3);
		expect((await books(database)).all).toBe(0);
	});

	it('goes the whole way: another price, the client’s yes, confirmed, done', async () => {
		const { token, jobId, leadId } = await asked();
		const before = await books(database);
		expect(await answer(token, 'propose', 2, { time: '14:10', price: '380,00' })).toEqual({
			price: { key: 'required' },
		});
		expect(await answer(token, 'propose', 2, { time: 'noon', price: 'much', until: '2020-01-01T10:00' })).toMatchObject(
			{ time: { key: 'invalid' } },
		);
		expect(
			await answer(token, 'propose', 2, {
				time: '14:40',
				price: '460',
				note: 'A second van',
				until: '2026-11-23T12:00',
			}),
		).toEqual({});
		expect(await stateOf(token)).toBe('proposed');
		const passed = await decideJob({ ctx: team(database), jobId, version: 3, step: 'pass' });
		expect(passed.state).toBe('offered');
		expect(await jobRow(database, jobId)).toMatchObject({ time: '14:40', netMinor: 46_000, priceMinor: 50_000 });
		expect(await books(database)).toEqual(before);
		await answerOffer({
			ctx: contextOf(database, 'agent'),
			of: await guestOf(database, leadId),
			jobId,
			version: 4,
			seenMinor: 50_000,
			answer: 'accept',
		});
		expect(await stateOf(token)).toBe('accepted');
		expect(await answer(token, 'confirm', 5)).toEqual({});
		expect(await stateOf(token, DAY_OF_JOB)).toBe('today');
		await expect(answer(token, 'finish', 6, { asPlanned: 'yes' })).rejects.toMatchObject({ reason: 'too-early' });
		await answer(token, 'finish', 6, { asPlanned: 'yes' }, at('2027-02-20T17:05:00Z'));
		expect(await stateOf(token, DAY_OF_JOB)).toBe('done');
		expect(await books(database)).toEqual({
			client: before.client + 50_000,
			supplier: -46_000,
			margin: -4_000,
			all: 0,
		});
		const opened = await loadJob({ ctx: team(database), id: jobId });
		expect(opened?.events.map(({ move }) => move)).toEqual([
			'finish',
			'confirm',
			'accept',
			'pass',
			'propose',
			'ask',
			'request',
		]);
	});

	it('is over once another one is asked, it said no, or the job is called off', async () => {
		const first = await asked();
		await answer(first.token, 'turnDown', 2);
		expect(await stateOf(first.token)).toBe('declined');
		expect(await jobRow(database, first.jobId)).toMatchObject({ state: 'requested', supplierNo: null });
		await askSupplier({ ctx: team(database), jobId: first.jobId, version: 3, supplier: 'taxi-tal', netMinor: 35_000 });
		const second = await lastToken(database);
		await askSupplier({
			ctx: team(database),
			jobId: first.jobId,
			version: 4,
			supplier: 'arlberg-limousine',
			netMinor: null,
		});
		expect(await stateOf(second)).toBe('gone');
		await expect(answer(second, 'takeOn', 5)).rejects.toMatchObject({ reason: 'link-over' });
		const third = await lastToken(database);
		await cancelJob({
			ctx: contextOf(database, 'agent'),
			of: { leadId: first.leadId },
			jobId: first.jobId,
			version: 5,
		});
		expect(await stateOf(third)).toBe('calledOff');
		await expect(answer(third, 'takeOn', 6)).rejects.toMatchObject({ reason: 'link-over' });
	});

	it('is marked as opened once', async () => {
		const { token } = await asked();
		await noteOpened(contextOf(database, null, { now: NOW + 1 }), await read(token));
		await noteOpened(contextOf(database, null, { now: NOW + 2 }), await read(token));
		expect((await read(token)).link.openedAt).toBe(NOW + 1);
	});
});

describe('mails of the schedule', () => {
	const run = (now: number) =>
		Promise.all(
			Array.from({ length: 6 }, () =>
				mailSuppliers({
					db: database.db,
					now,
					today: plainDate(new Date(now).toISOString().slice(0, 10)),
					settings: team(database).settings,
				}),
			),
		);
	const kinds = async () =>
		(await database.db.select({ kind: mailOutbox.kind }).from(mailOutbox))
			.map(({ kind }) => kind)
			.filter((kind) => kind.startsWith('concierge-'));

	it('go out once, however many runs there are at a time', async () => {
		const { token, leadId } = await asked();
		await run(NOW);
		expect(await kinds()).toEqual(['concierge-asked']);
		await run(NOW + 21 * HOUR);
		expect(await kinds()).toEqual(['concierge-asked', 'concierge-due']);
		await answer(token, 'takeOn', 2);
		await run(at('2027-02-19T07:00:00Z'));
		await run(at('2027-02-19T09:00:00Z'));
		await run(at('2027-02-19T10:00:00Z'));
		const told = ['concierge-asked', 'concierge-due', 'concierge-confirmed', 'concierge-tomorrow'];
		expect(await kinds()).toEqual(told);
		const [row] = await database.db.select({ version: lead.version }).from(lead).where(eq(lead.id, leadId));
		await moveStay(database, { id: leadId, version: row?.version ?? 0 }, 'cancelledBooking');
		await run(at('2027-02-19T11:00:00Z'));
		expect(await kinds()).toEqual([...told, 'concierge-calledOff']);
	});
});

describe('the board', () => {
	const window = boardWindow(addDays(plainDate(DAY_OF_JOB), -3));
	const filter = { kind: null, supplier: null, words: null, ...window };

	it('is the team’s, and an operator’s for its own properties', async () => {
		const { jobId } = await asked();
		const seen = async (person: Person, may: ['concierge'] | [] = []) =>
			(await listJobs({ ctx: contextOf(database, person, { may }), filter })).jobs.map(({ id }) => id);
		expect(await seen('admin', ['concierge'])).toEqual([jobId]);
		expect(await seen('operator')).toEqual([jobId]);
		expect(await seen('otherOperator')).toEqual([]);
		for (const person of ['admin', 'agent', 'supervisor', 'lifestyle', 'customer', 'stranger', 'waiting'] as const)
			await expect(seen(person)).rejects.toMatchObject({ code: 'forbidden' });
		const ctx = contextOf(database, 'otherOperator');
		expect(await loadJob({ ctx, id: jobId })).toBeNull();
		await expect(decideJob({ ctx, jobId, version: 2, step: 'cancel' })).rejects.toMatchObject({ code: 'not-found' });
		await expect(askSupplier({ ctx, jobId, version: 2, supplier: 'taxi-tal', netMinor: null })).rejects.toMatchObject({
			code: 'not-found',
		});
	});

	it('is narrowed, and shows what a supplier was asked', async () => {
		const { jobId } = await asked();
		const list = async (given: object) => (await listJobs({ ctx: teamAt(NOW), filter: { ...filter, ...given } })).jobs;
		expect(await list({})).toMatchObject([
			{ id: jobId, supplier: 'Arlberg Limousine', askedAt: NOW, answerBy: NOW + 24 * HOUR },
		]);
		expect(await list({ supplier: 'taxi-tal' })).toEqual([]);
		expect(await list({ kind: 'chef' })).toEqual([]);
		expect(await list({ words: 'thor' })).toHaveLength(1);
		expect(await list({ words: '%' })).toEqual([]);
		await database.db.update(conciergeJob).set({ day: '2027-06-01' });
		expect(await list({})).toEqual([]);
	});
});
