import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { answerRequest, previewAnswer } from '~/domain/lead/answer-request.server';
import { decideLead, previewCancellation } from '~/domain/lead/decide-lead.server';
import { requestChange } from '~/domain/lead/request-change.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { waiveInstalment } from '~/domain/payment/waive-instalment.server';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { moneyOfLead } from './money-of-lead';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const NEXT_WEEK = { checkIn: '2027-02-27', checkOut: '2027-03-06' };
const PAYMENTS: [string, number][] = [
	['2026-11-25', 945_000],
	['2026-12-25', 1_755_000],
];

async function booking(given: Parameters<typeof bookedLead>[2] = {}) {
	const id = await bookedLead(database, PAYMENTS, given);
	const { no, version } = await leadRow(database, id);
	return { id, no, version };
}

async function askedForNextWeek() {
	const booked = await booking({ markupMinor: 100_000 });
	await received(database, booked.id, 980_000);
	const asked = await requestChange({ ctx: contextOf(database, 'agent'), lead: booked, input: NEXT_WEEK });
	if (asked.outcome !== 'stored') throw new Error(JSON.stringify(asked));
	return { ...booked, requestId: asked.requestId, version: asked.version };
}

const stored = async (leadNo: number) =>
	(await moneyOfLead(database.db, leadNo)).instalments.map(({ kind, dueDate, minor, receivedMinor, waivedMinor }) => ({
		...{ kind, dueDate, minor, receivedMinor, waivedMinor },
	}));

describe('a change of a booking', () => {
	it('writes the instalments that were shown before', async () => {
		const { requestId, version, no, id } = await askedForNextWeek();
		const shown = await previewAnswer({ ctx: moneyTeam(database), requestId });
		expect(shown?.review.before).toEqual(await stored(no));
		const answer = { ctx: moneyTeam(database), requestId, version, decision: 'accept' as const };
		await answerRequest({ ...answer, seenInstalments: shown?.key });
		expect(shown?.review.after).toEqual(await stored(no));
		const page = await readLeadPayments({ ctx: moneyTeam(database), leadId: id });
		expect(shown?.review.money?.refundMinor).toBe(page?.creditMinor);
	});

	it('is refused and writes nothing where money has come in, or was let go, since it was shown', async () => {
		const { requestId, version, no, id } = await askedForNextWeek();
		const ctx = moneyTeam(database);
		const accept = (seenInstalments: string | undefined) =>
			answerRequest({ ctx, requestId, version, decision: 'accept', seenInstalments });
		const first = await previewAnswer({ ctx, requestId });
		await received(database, id, 5_000);
		const before = await stored(no);
		await expect(accept(first?.key)).rejects.toMatchObject({ reason: 'instalments-changed' });
		const second = await previewAnswer({ ctx, requestId });
		const { instalments } = await moneyOfLead(database.db, no);
		const { id: instalmentId, minor, receivedMinor } = instalments[1] ?? { id: '', minor: 0, receivedMinor: 0 };
		await waiveInstalment({ ctx, id: instalmentId, seenMinor: minor - receivedMinor });
		await expect(accept(second?.key)).rejects.toMatchObject({ reason: 'instalments-changed' });
		expect(await leadRow(database, id)).toMatchObject({ checkIn: '2027-02-20', version });
		expect((await stored(no)).map((each) => each.minor)).toEqual(before.map((each) => each.minor));
	});

	it('is as shown or not written, with payments coming in at the same time', async () => {
		const { requestId, version, no, id } = await askedForNextWeek();
		const ctx = moneyTeam(database);
		const shown = await previewAnswer({ ctx, requestId });
		const [answer] = await Promise.allSettled([
			answerRequest({ ctx, requestId, version, decision: 'accept', seenInstalments: shown?.key }),
			...Array.from({ length: 12 }, () => received(database, id, 1_000)),
		]);
		const { checkIn } = await leadRow(database, id);
		expect(checkIn).toBe(answer.status === 'fulfilled' ? NEXT_WEEK.checkIn : '2027-02-20');
		const sum = (await stored(no)).reduce((total, each) => total + each.receivedMinor, 0);
		expect(sum).toBe(992_000);
	});

	it('shows an operator its own prices without markup and payments', async () => {
		const { requestId } = await askedForNextWeek();
		const shown = await previewAnswer({ ctx: contextOf(database, 'operator'), requestId });
		expect(shown?.review.money).toBeNull();
		expect(shown?.review.before.map(({ minor, receivedMinor }) => [minor, receivedMinor])).toEqual([
			[945_000, 0],
			[1_755_000, 0],
		]);
		await expect(previewAnswer({ ctx: contextOf(database, 'agent'), requestId })).rejects.toMatchObject({
			code: 'forbidden',
		});
		await expect(previewAnswer({ ctx: contextOf(database, 'otherOperator'), requestId })).rejects.toMatchObject({
			code: 'not-found',
		});
	});
});

describe('a cancellation', () => {
	it('keeps and gives back what was shown before, and nothing else', async () => {
		const booked = await booking({ markupMinor: 100_000 });
		await received(database, booked.id, 980_000);
		const ctx = moneyTeam(database);
		const first = await previewCancellation({ ctx, leadId: booked.id });
		await received(database, booked.id, 1_000);
		const cancel = (seenInstalments: string | undefined) =>
			decideLead({ ctx, lead: booked, decision: 'cancel', seenInstalments });
		await expect(cancel(first?.key)).rejects.toMatchObject({ reason: 'instalments-changed' });
		expect(await leadRow(database, booked.id)).toMatchObject({ status: 'confirmedBooking' });
		const shown = await previewCancellation({ ctx, leadId: booked.id });
		await cancel(shown?.key);
		expect(shown?.review.after).toEqual(await stored(booked.no));
		const page = await readLeadPayments({ ctx, leadId: booked.id });
		expect(page?.creditMinor).toBe(shown?.review.money?.refundMinor);
		const [row] = await database.db.select().from(lead).where(eq(lead.id, booked.id));
		expect(row).toMatchObject({ status: 'cancelledBooking', cancellationFeeMinor: 350_000 });
	});
});
