import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { conciergeEvent, conciergeLink } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import { answerJob } from '~/domain/concierge/answer-job.server';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { changeJob } from '~/domain/concierge/change-job.server';
import { decideJob } from '~/domain/concierge/decide-job.server';
import { loadJob } from '~/domain/concierge/list-jobs.server';
import { mailSuppliers } from '~/domain/concierge/mail-suppliers.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { stopJobReminders } from '~/domain/concierge/stop-job-reminders.server';
import { tellOfJobs } from '~/domain/concierge/tell-of-jobs.server';
import { plainDate } from '~/domain/date/plain-date';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedStay, guestOf, insertCatalogue, jobRow, lastToken, team, transferForm } from './concierge-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const dayOf = (now: number) => plainDate(new Date(now).toISOString().slice(0, 10));

/** A transfer of the guest's that its usual supplier was asked for. */
async function asked() {
	const leadId = await bookedStay(database, { email: 'ada@thorne.example', clientLastName: 'Thorne' });
	const of = await guestOf(database, leadId);
	const result = await requestService({ ctx: contextOf(database, null), of, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	await askSupplier({
		ctx: team(database),
		jobId: result.id,
		version: 1,
		supplier: 'arlberg-limousine',
		netMinor: null,
	});
	return { leadId, id: result.id, token: await lastToken(database) };
}

async function confirmed(now = NOW) {
	const job = await asked();
	const ctx = { ...contextOf(database, null, { now }), today: dayOf(now) };
	await answerJob({ ctx, token: job.token, version: 2, step: 'takeOn', input: {} });
	return job;
}

/** Several runs of the schedule at the same moment. */
const run = (now: number) =>
	Promise.all(
		Array.from({ length: 6 }, () =>
			mailSuppliers({ db: database.db, now, today: dayOf(now), settings: team(database).settings }),
		),
	);
const mails = (kind: string) => database.db.select().from(mailOutbox).where(like(mailOutbox.kind, kind));

const form = (given: Record<string, string> = {}) => ({
	...{ day: '2027-02-20', time: '14:10', pickUp: 'Zürich airport', dropOff: 'Chalet Aurikel' },
	...{ flight: 'LX 1583', note: '8 suitcases', ...given },
});
const change = (id: string, version: number, given: Record<string, string> = {}, now = NOW + HOUR) =>
	changeJob({ ctx: { ...team(database), now }, jobId: id, version, input: form(given) });

describe('a supplier (CONCIERGE-7)', () => {
	it('is told once that the job is confirmed, whoever confirms it, without a word of the guest', async () => {
		await confirmed();
		await run(NOW + MINUTE);
		await run(NOW + 2 * MINUTE);
		const [mail, ...more] = await mails('concierge-confirmed');
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ toAddress: 'desk@limousine.example' });
		expect(mail?.subject).toContain('Bestätigt');
		expect(mail?.plainText).toMatch(/380,00\sEUR/);
		expect(mail?.plainText).not.toMatch(/Thorne|Augusta|ada@|420,00/);
	});

	it('is told when the team confirms, and nobody is where no supplier was asked', async () => {
		const { id } = await asked();
		await decideJob({ ctx: team(database), jobId: id, version: 2, step: 'pass' });
		await run(NOW + MINUTE);
		expect(await mails('concierge-confirmed')).toHaveLength(1);
		await forgetLeads(database.db);
		const leadId = await bookedStay(database);
		const of = await guestOf(database, leadId);
		const own = await requestService({ ctx: contextOf(database, null), of, input: transferForm() });
		if ('errors' in own) throw new Error(JSON.stringify(own.errors));
		await decideJob({ ctx: team(database), jobId: own.id, version: 1, step: 'pass' });
		const before = (await mails('concierge-%')).length;
		await run(NOW + MINUTE);
		expect(await mails('concierge-%')).toHaveLength(before);
	});

	it('is told once of all that was changed, and the client too', async () => {
		const { id } = await confirmed();
		await run(NOW + MINUTE);
		expect(await change(id, 3, { time: '15:30' })).toEqual({});
		expect(await change(id, 4, { time: '15:30', flight: 'LX 1585', pickUp: 'Zürich airport, arrivals 2' })).toEqual({});
		await run(NOW + HOUR + MINUTE);
		await run(NOW + HOUR + 2 * MINUTE);
		const [mail, ...more] = await mails('concierge-changed');
		expect(more).toEqual([]);
		expect(mail?.plainText).toContain('15:30');
		expect(mail?.plainText).not.toMatch(/Thorne|ada@/);
		await tellOfJobs({ db: database.db, now: NOW + HOUR + MINUTE, settings: team(database).settings });
		const ofGuest = await mails('service-guest-changed');
		expect(ofGuest).toHaveLength(1);
		expect(ofGuest[0]?.toAddress).toBe('ada@thorne.example');
		// A later change is another one.
		expect(await change(id, 5, { time: '16:00' }, NOW + 2 * HOUR)).toEqual({});
		await run(NOW + 2 * HOUR + MINUTE);
		expect(await mails('concierge-changed')).toHaveLength(2);
		const job = await jobRow(database, id);
		expect(job).toMatchObject({ state: 'confirmed', time: '16:00', confirmedAt: NOW, version: 6, priceMinor: 42_000 });
		const events = await database.db.select().from(conciergeEvent);
		expect(events.filter(({ move }) => move === 'change').map(({ note }) => note)).toContain('14:10 → 15:30');
	});

	it('is told nothing of a change that came before the word that it is confirmed', async () => {
		const { id } = await confirmed();
		await change(id, 3, { time: '15:30' });
		await run(NOW + HOUR + MINUTE);
		expect((await mails('concierge-confirmed')).map(({ plainText }) => plainText.includes('15:30'))).toEqual([true]);
		expect(await mails('concierge-changed')).toEqual([]);
		expect((await database.db.select().from(conciergeLink)).map(({ changedAt }) => changedAt)).toEqual([null]);
	});

	it('is not reminded of what was stopped, and is told of the rest all the same', async () => {
		const { id, token } = await asked();
		const stop = (isStopped: boolean) => stopJobReminders({ ctx: team(database), jobId: id, isStopped });
		await Promise.allSettled(Array.from({ length: 24 }, () => stop(true)));
		expect((await loadJob({ ctx: team(database), id }))?.remindersStoppedAt).toBe(NOW);
		await run(NOW + 21 * HOUR);
		expect(await mails('concierge-due')).toEqual([]);
		const now = NOW + 21 * HOUR;
		await answerJob({
			ctx: { ...contextOf(database, null, { now }), today: dayOf(now) },
			...{ token, version: 2, step: 'takeOn', input: {} },
		});
		const dayBefore = Date.parse('2027-02-19T10:00:00Z');
		await run(dayBefore);
		expect(await mails('concierge-confirmed')).toHaveLength(1);
		expect(await mails('concierge-tomorrow')).toEqual([]);
		await stop(false);
		await run(dayBefore + MINUTE);
		expect(await mails('concierge-tomorrow')).toHaveLength(1);
		expect(
			await database.db.select().from(audit).where(like(audit.action, 'concierge.reminders-resumed')),
		).toHaveLength(1);
	});
});

describe('a change', () => {
	it('is the team’s, within the stay, and one of 24 at once', async () => {
		const { id } = await confirmed();
		expect(await change(id, 3, { day: '2027-03-20' })).toEqual({ day: { key: 'outsideStay' } });
		expect(await change(id, 3, { time: '25:00' })).toEqual({ time: { key: 'invalid' } });
		expect(await change(id, 3)).toEqual({});
		expect(await jobRow(database, id)).toMatchObject({ version: 3 });
		for (const person of ['agent', 'otherOperator', 'customer'] as const)
			await expect(
				changeJob({ ctx: contextOf(database, person), jobId: id, version: 3, input: form({ time: '09:00' }) }),
			).rejects.toMatchObject({ code: person === 'otherOperator' ? 'not-found' : 'forbidden' });
		const before = await jobRow(database, id);
		const outcomes = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) => change(id, 3, { time: `15:${at + 10}` })),
		);
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const after = await jobRow(database, id);
		expect(after.version).toBe(4);
		const minutes = (time: string | null) => Number(time?.slice(0, 2)) * 60 + Number(time?.slice(3));
		expect(after.freeUntil - before.freeUntil).toBe((minutes(after.time) - minutes(before.time)) * MINUTE);
	});
});
