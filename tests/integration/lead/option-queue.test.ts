import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { plainDate } from '~/domain/date/plain-date';
import { expireOptions } from '~/domain/lead/expire-options.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { joinQueueStatement, queueStatement, waitingQuery } from '~/domain/lead/option-queue.server';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { askOption, startAgentDatabase } from './agent-workspace';
import { forgetLeads, insertLead, stayStatuses, takenNights } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await database.db.update(operator).set({ optionHours: 48 });
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const OPERATOR = { id: 'user_operator', role: 'operator' } as const;
const AGENT = { id: 'user_agent', role: 'agent' } as const;
const HOUR = 3_600_000;

type To = Parameters<typeof moveLead>[0]['to'];
const move = (of: { id: string; version: number }, to: To, actor: Parameters<typeof moveLead>[0]['actor'] = OPERATOR) =>
	moveLead({ ctx: enquiryContext(database.db), scope: { reach: 'all' }, lead: of, to, actor });

const ask = (given?: Parameters<typeof askOption>[1]) => askOption(database, given);

async function stateOf({ id }: { id: string }) {
	const [row] = await database.db.select().from(lead).where(eq(lead.id, id));
	return [row?.status, row?.queuePosition];
}

const WEEK = [20, 21, 22, 23, 24, 25, 26].map((day) => `2027-02-${day}`);
const WEEK_BEFORE = { checkIn: '2027-02-06', checkOut: '2027-02-13' };
const BOTH_WEEKS = { checkIn: '2027-02-20', checkOut: '2027-03-06' };
const WEEK_AFTER = { checkIn: '2027-02-27', checkOut: '2027-03-06' };

describe('options that wait', () => {
	it('have a place behind those they overlap, the first has none', async () => {
		const [first, second, third, other] = [await ask(), await ask(), await ask(), await ask(WEEK_BEFORE)];
		expect(await Promise.all([first, second, third, other].map(stateOf))).toEqual([
			['requestedOption', null],
			['requestedOption', 1],
			['requestedOption', 2],
			['requestedOption', null],
		]);
		expect(await takenNights(database.db)).toEqual([]);
	});

	it('queue behind the lead that holds the nights, even one requested later', async () => {
		const [first, second] = [await ask(), await ask()];
		await move(second, 'confirmedOption');
		expect(await Promise.all([first, second].map(stateOf))).toEqual([
			['requestedOption', 1],
			['confirmedOption', null],
		]);
	});

	it('never share a place with one for the same night, also when the one between them leaves', async () => {
		const [left, right, across, last] = [
			await ask(),
			await ask(WEEK_AFTER),
			await ask(BOTH_WEEKS),
			await ask(WEEK_AFTER),
		];
		expect((await Promise.all([left, right, across, last].map(stateOf))).map(([, place]) => place)).toEqual([
			null,
			null,
			1,
			2,
		]);
		await move(left, 'cancelledOption', AGENT);
		expect((await Promise.all([right, across, last].map(stateOf))).map(([, place]) => place)).toEqual([null, 1, 2]);
		await move(across, 'cancelledOption', AGENT);
		expect((await Promise.all([right, last].map(stateOf))).map(([, place]) => place)).toEqual([null, 1]);
	});
});

describe('when an option gives its nights back', () => {
	it('by its agent, the next is confirmed in the same moment, for as long as the operator holds it', async () => {
		const [first, second, third] = [await ask(), await ask(), await ask()];
		await move(first, 'confirmedOption');
		await move({ ...first, version: 2 }, 'cancelledOption', AGENT);
		expect(await Promise.all([first, second, third].map(stateOf))).toEqual([
			['cancelledOption', null],
			['confirmedOption', null],
			['requestedOption', 1],
		]);
		expect(await takenNights(database.db)).toEqual(WEEK);
		expect((await stayStatuses(database.db))['2027-02-20']).toBe('sold');
		const [row] = await database.db.select().from(lead).where(eq(lead.id, second.id));
		expect(row).toMatchObject({ version: 2, expiresAt: NOW + 48 * HOUR });
	});

	it('by the schedule, too', async () => {
		const [first, second] = [await ask(), await ask()];
		await move(first, 'confirmedOption');
		const later = NOW + 49 * HOUR;
		expect(await expireOptions({ db: database.db, today: plainDate('2026-11-22'), now: later })).toMatchObject({
			expired: 1,
		});
		expect(await Promise.all([first, second].map(stateOf))).toEqual([
			['expiredOption', null],
			['confirmedOption', null],
		]);
	});

	it('all who fit follow, and who has no free night among his own waits on', async () => {
		const long = await ask(BOTH_WEEKS);
		await move(long, 'confirmedOption');
		const [left, across, right] = [await ask(), await ask(BOTH_WEEKS), await ask(WEEK_AFTER)];
		await move({ ...long, version: 2 }, 'cancelledOption', AGENT);
		expect(await Promise.all([left, across, right].map(stateOf))).toEqual([
			['confirmedOption', null],
			['requestedOption', 1],
			['confirmedOption', null],
		]);
	});

	it('no option follows into a period that the operator has sold meanwhile', async () => {
		const [first, second] = [await ask(), await ask()];
		await move(first, 'confirmedOption');
		await database.db.$client.execute(
			"update stay_rate set offered_status = 'sold' where check_in = '2027-02-20' and offered_status is not null",
		);
		try {
			await move({ ...first, version: 2 }, 'cancelledOption', AGENT);
			expect(await stateOf(second)).toEqual(['requestedOption', null]);
			expect(await takenNights(database.db)).toEqual([]);
		} finally {
			await database.db.$client.execute(
				"update stay_rate set status = 'available' where check_in = '2027-02-20' and offered_status is null",
			);
		}
	});

	it('a request that is declined gives nothing: the next one is first, and waits for its own answer', async () => {
		const [first, second] = [await ask(), await ask()];
		await move(first, 'declinedOption');
		expect(await stateOf(second)).toEqual(['requestedOption', null]);
	});

	it('a booking keeps the nights, and those who waited are declined', async () => {
		const [first, second, other] = [await ask(), await ask(), await ask(WEEK_BEFORE)];
		await move(first, 'confirmedOption');
		await move({ ...first, version: 2 }, 'confirmedBooking', AGENT);
		expect(await Promise.all([first, second, other].map(stateOf))).toEqual([
			['confirmedBooking', null],
			['declinedOption', null],
			['requestedOption', null],
		]);
		expect(await takenNights(database.db)).toEqual(WEEK);
	});

	it('and the next one is moved concurrently, the nights are held once', async () => {
		const [first, second, third] = [await ask(), await ask(), await ask()];
		await move(first, 'confirmedOption');
		const results = await Promise.allSettled([
			move({ ...first, version: 2 }, 'cancelledOption', AGENT),
			move(second, 'cancelledOption', AGENT),
			move(third, 'cancelledOption', AGENT),
		]);
		expect(results[0].status).toBe('fulfilled');
		const states = await Promise.all([second, third].map(stateOf));
		const holders = states.filter(([status]) => status === 'confirmedOption');
		expect((await takenNights(database.db)).length).toBe(holders.length === 0 ? 0 : 7);
		expect(holders.length).toBeLessThanOrEqual(1);
	});
});

it('200 confirmations of options for one week leave one winner, 199 clear answers, and 199 in line', async () => {
	const requested: { id: string; version: number }[] = [];
	for (let index = 0; index < 200; index += 1)
		requested.push(await insertLead(database.db, { status: 'requestedOption' }));
	const results = await Promise.allSettled(requested.map((each) => move(each, 'confirmedOption')));
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	const answers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
	expect(answers).toHaveLength(199);
	for (const answer of answers) expect(answer).toMatchObject({ code: 'conflict', message: 'no longer available' });
	expect(await takenNights(database.db)).toEqual(WEEK);
	const rows = await database.db.select().from(lead).where(eq(lead.status, 'requestedOption'));
	expect(rows.map(({ queuePosition }) => queuePosition).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
		Array.from({ length: 199 }, (_, index) => index + 1),
	);
});

describe('the line', () => {
	const plan = async (sql: string, args: Record<string, string | number> | (string | number)[]) => {
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		return rows.map(({ detail }) => String(detail)).join('\n');
	};

	it('is read and written by the property alone', async () => {
		const query = waitingQuery(database.db, {
			no: 1,
			propertyNo: 1,
			checkIn: '2027-02-20',
			checkOut: '2027-02-27',
		}).toSQL();
		const plans = [
			await plan(query.sql, query.params as (string | number)[]),
			await plan(queueStatement(1).sql, { property: 1 }),
			await plan(joinQueueStatement('lead_1').sql, { id: 'lead_1' }),
		];
		for (const each of plans) {
			expect(each).toMatch(
				/SEARCH (lead|other) USING INDEX (lead_property \(|lead_desk \(status=\? AND )property_no=\?/,
			);
			expect(each).not.toMatch(/SCAN (lead|other)\b/);
		}
	});
});
