import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conciergeEvent } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import { answerOffer } from '~/domain/concierge/answer-offer.server';
import { listServices } from '~/domain/concierge/list-services.server';
import { moveJob } from '~/domain/concierge/move-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { tellOfJobs, untoldSteps } from '~/domain/concierge/tell-of-jobs.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedStay, guestOf, insertCatalogue, jobRow, serviceInstalments, transferForm } from './concierge-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.delete(mailOutbox);
});
afterAll(() => database?.stop());

const guest = () => contextOf(database, null);
const TEAM = { party: 'team', actor: { id: 'user_admin', role: 'admin' } } as const;

async function asked(given: Parameters<typeof bookedStay>[1] = {}) {
	const leadId = await bookedStay(database, { email: 'ada@thorne.example', clientLastName: 'Thorne', ...given });
	const of = await guestOf(database, leadId);
	const result = await requestService({ ctx: guest(), of, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	return { leadId, of, id: result.id };
}

const move = async (id: string, to: 'pass' | 'decline', set: object = {}) => {
	const job = await jobRow(database, id);
	return moveJob({
		...{ ctx: guest(), job, seen: job.version, move: to, by: TEAM, set },
		timeZone: 'Europe/Vienna',
	});
};
const tell = () => tellOfJobs({ db: database.db, now: NOW + 60_000, settings: guest().settings });
const mails = async () =>
	(await database.db.select().from(mailOutbox))
		.filter(({ kind }) => kind.startsWith('service-'))
		.map(({ kind, toAddress, subject, plainText }) => ({ kind, toAddress, subject, plainText }));

describe('the lead guest', () => {
	it('asks on the trip page, and the group and wrong links do not', async () => {
		const { leadId, of, id } = await asked();
		expect((await listServices({ ctx: guest(), of })).jobs).toMatchObject([
			{ id, state: 'requested', requestedBy: 'guest', mayCancel: true, mayAnswer: false },
		]);
		const { url } = await createTripLink({ ctx: contextOf(database, 'agent'), leadId, kind: 'group' });
		const group = { token: url.split('/').at(-1) ?? '' };
		await expect(listServices({ ctx: guest(), of: group })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(requestService({ ctx: guest(), of: group, input: transferForm() })).rejects.toMatchObject({
			code: 'forbidden',
		});
		const wrong = { token: 'b'.repeat(26) };
		await expect(requestService({ ctx: guest(), of: wrong, input: transferForm() })).rejects.toMatchObject({
			code: 'not-found',
		});
	});

	it('says yes to a dearer price, which is then an instalment, and no one else does in the guest’s place', async () => {
		const { leadId, of, id } = await asked();
		const { version } = await move(id, 'pass', { priceMinor: 50_000, netMinor: 46_000, offeredAt: NOW });
		const answer = { jobId: id, version, seenMinor: 50_000, answer: 'accept' as const };
		await expect(answerOffer({ ctx: contextOf(database, 'agent'), of: { leadId }, ...answer })).rejects.toMatchObject({
			reason: 'no-way',
		});
		expect(await serviceInstalments(database)).toEqual([]);
		await answerOffer({ ctx: guest(), of, ...answer });
		expect(await serviceInstalments(database)).toMatchObject([{ jobNo: expect.any(Number), minor: 50_000 }]);
	});
});

describe('news of services (TRIP-11)', () => {
	it('tells the team that a guest asks, and the guest what became of it, once of 24 runs at a time', async () => {
		const { id, of } = await asked();
		const runs = await Promise.all(Array.from({ length: 24 }, tell));
		expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(1);
		expect(await mails()).toMatchObject([
			{ kind: 'service-team-request', subject: expect.stringMatching(/asked for$/) },
		]);
		// The stay is months ahead of what the board shows.
		expect((await mails())[0]?.plainText).toContain(`/partner/concierge-jobs?job=${id}`);
		const { version } = await move(id, 'pass', { priceMinor: 50_000, netMinor: 46_000, offeredAt: NOW });
		await tell();
		const offered = (await mails())[1];
		expect(offered).toMatchObject({ kind: 'service-guest-offered', toAddress: 'ada@thorne.example' });
		expect(offered?.plainText).toContain('500,00');
		expect(offered?.plainText).toMatch(/\/trips\/[a-z2-9]{26}/);
		expect(offered?.plainText).not.toMatch(/46\D?000|460,00|Limousine/);
		await answerOffer({ ctx: guest(), of, jobId: id, version, seenMinor: 50_000, answer: 'accept' });
		await tell();
		expect((await mails())[2]).toMatchObject({ kind: 'service-team-accept' });
		await tell();
		expect(await mails()).toHaveLength(3);
	});

	it('says nothing of what has gone on meanwhile, and gives the reason of what is not possible', async () => {
		const { id } = await asked({ email: null });
		await tell();
		await move(id, 'pass', { priceMinor: 50_000, offeredAt: NOW });
		await move(id, 'decline', { endReason: 'The road is closed' });
		await tell();
		const [, declined, ...rest] = await mails();
		expect(rest).toEqual([]);
		expect(declined).toMatchObject({ kind: 'service-guest-declined', toAddress: 'agent@people.example' });
		expect(declined?.plainText).toContain('The road is closed');
	});

	it('goes along its index', async () => {
		await asked();
		const { sql, params } = untoldSteps({ db: database.db, now: NOW }).toSQL();
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
		expect(rows.map(({ detail }) => detail).join('\n')).toContain('concierge_event_untold');
		expect(await database.db.select().from(conciergeEvent).where(eq(conciergeEvent.move, 'request'))).toHaveLength(1);
	});
});
