import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { conciergeLink } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import { answerJob } from '~/domain/concierge/answer-job.server';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { changeJob } from '~/domain/concierge/change-job.server';
import { mailSuppliers } from '~/domain/concierge/mail-suppliers.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { plainDate } from '~/domain/date/plain-date';
import type { TestDatabase } from '../database';
import { contextOf, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import {
	bookedStay,
	books,
	insertCatalogue,
	jobRow,
	lastToken,
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

async function requested(): Promise<string> {
	const leadId = await bookedStay(database);
	const ctx = contextOf(database, 'agent');
	const result = await requestService({ ctx, of: { leadId }, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	return result.id;
}

async function ask(jobId: string, supplier: string, netMinor: number | null = null) {
	const { version } = await jobRow(database, jobId);
	await askSupplier({ ctx: team(database), jobId, version, supplier, netMinor });
	return lastToken(database);
}

const answer = async (jobId: string, token: string, step: 'takeOn' | 'confirm' | 'turnDown') =>
	answerJob({ ctx: team(database), token, version: (await jobRow(database, jobId)).version, step, input: {} });

it('gives a confirmed job to another supplier, tells the first, and leaves the price what it was (CONCIERGE-1)', async () => {
	const { db } = database;
	const id = await requested();
	const first = await ask(id, 'arlberg-limousine');
	await answer(id, first, 'takeOn');
	const before = await serviceInstalments(database);
	expect(await books(database)).toMatchObject({ supplier: -38_000, margin: -4000, all: 0 });
	const second = await ask(id, 'taxi-tal', 40_000);
	expect(await jobRow(database, id)).toMatchObject({ state: 'accepted', confirmedAt: null, owedMinor: 42_000 });
	expect(await books(database)).toMatchObject({ supplier: -40_000, margin: -2000, all: 0 });
	expect(await serviceInstalments(database)).toEqual(before);
	await expect(answer(id, first, 'confirm')).rejects.toMatchObject({ reason: 'link-over' });
	const ctx = team(database);
	await mailSuppliers({ db, now: ctx.now, today: plainDate(ctx.today), settings: ctx.settings });
	const calledOff = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'concierge-calledOff'));
	expect(calledOff.map(({ toAddress }) => toAddress)).toEqual(['desk@limousine.example']);
	// The second one cannot do it either, and the first is asked anew.
	await answer(id, second, 'turnDown');
	expect(await jobRow(database, id)).toMatchObject({ state: 'accepted', supplierNo: null, owedMinor: 42_000 });
	await answer(id, await ask(id, 'arlberg-limousine', 38_000), 'confirm');
	expect(await jobRow(database, id)).toMatchObject({ state: 'confirmed', supplierNo: 1, owedNetMinor: 38_000 });
	expect(await books(database)).toMatchObject({ supplier: -38_000, margin: -4000, all: 0 });
	const links = await db.select({ state: conciergeLink.state }).from(conciergeLink).orderBy(conciergeLink.no);
	expect(links.map(({ state }) => state)).toEqual(['calledOff', 'declined', 'open']);
});

it('makes an instalment due seven days before the day that a job is moved to, and never before today (CONCIERGE-4)', async () => {
	const id = await requested();
	await answer(id, await ask(id, 'arlberg-limousine'), 'takeOn');
	const due = async () => (await serviceInstalments(database)).map(({ dueDate, minor }) => [dueDate, minor]);
	const move = async (day: string, at: Partial<ReturnType<typeof team>> = {}) => {
		const { version } = await jobRow(database, id);
		const ctx = { ...team(database), ...at };
		const input = { day, time: '14:10', pickUp: 'Zürich airport', dropOff: 'Chalet Aurikel', flight: '', note: '' };
		expect(await changeJob({ ctx, jobId: id, version, input })).toEqual({});
	};
	expect(await due()).toEqual([['2027-02-13', 42_000]]);
	await move('2027-02-25');
	expect(await due()).toEqual([['2027-02-18', 42_000]]);
	// Another time of the same day leaves it.
	await move('2027-02-25');
	expect(await due()).toEqual([['2027-02-18', 42_000]]);
	await move('2027-02-22', { now: Date.UTC(2027, 1, 19, 12), today: plainDate('2027-02-19') });
	expect(await due()).toEqual([['2027-02-19', 42_000]]);
});
