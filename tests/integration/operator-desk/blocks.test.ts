import { and, asc, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { catalogueVersion } from '#db/schema/search';
import { stayRate } from '#db/schema/stay';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { forgetOldRecords } from '~/domain/enquiry/forget-old-records.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { readTradeProperty, tradePropertyStatements } from '~/domain/lead/trade-property.server';
import { validateLead } from '~/domain/lead/validate-lead';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { blockNights, changeBlock, endBlock, endBlocks } from '~/domain/operator-desk/blocks/block-nights.server';
import { expireHolds, HOLDS_PER_RUN, lapsedHolds } from '~/domain/operator-desk/blocks/expire-holds.server';
import type { TypedBlock } from '~/domain/operator-desk/blocks/read-block';
import { liveOptions } from '~/domain/trade/live-options.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads, stayStatuses, takenNights } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());
beforeEach(async () => {
	await database.db.delete(propertyNight);
	await database.db.delete(nightBlock);
	await forgetLeads(database.db);
});

const WEEK = {
	...{ kind: 'own', checkIn: '2027-02-20', checkOut: '2027-02-27', reason: 'New boiler' },
	...{ until: '', untilAt: '', price: '' },
} satisfies Omit<TypedBlock, 'properties'>;
const HOLD = { ...WEEK, kind: 'hold', reason: 'Familie Aubert', until: '2', price: '31 500' } as const;
const at = (person: Person | null = 'operator') => contextOf(database, person);
const block = (given: Partial<TypedBlock> = {}, person: Person | null = 'operator') =>
	blockNights({ ctx: at(person), typed: { properties: ['prop_aurikel'], ...WEEK, ...given } });
async function made(given: Parameters<typeof block>[0] = {}) {
	const answer = await block(given);
	if (answer.outcome !== 'blocked' || !answer.made[0]) throw new Error(JSON.stringify(answer));
	return { id: answer.made[0].blockId, version: answer.made[0].version };
}
const confirm = async (id: string) => {
	const { version } = await leadRow(database, id);
	return decideLead({ ctx: at(), lead: { id, version }, decision: 'confirm' });
};

describe('a block', () => {
	it('takes the nights, sells the week nowhere, and ends with all as it was', async () => {
		const versions = await database.db.$count(catalogueVersion);
		const own = await made();
		expect(await takenNights(database.db)).toEqual(
			Array.from({ length: 7 }, (_, night) => addDays(plainDate(WEEK.checkIn), night)),
		);
		expect((await stayStatuses(database.db))[WEEK.checkIn]).toBe('sold');
		expect(await database.db.$count(catalogueVersion)).toBe(versions + 1);
		expect(await endBlock({ ctx: at(), block: own, isUndo: false })).toMatchObject({ result: 2 });
		expect(await takenNights(database.db)).toEqual([]);
		expect((await stayStatuses(database.db))[WEEK.checkIn]).toBe('available');
		const rows = await database.db
			.select({ action: audit.action, actor: audit.actor })
			.from(audit)
			.where(eq(audit.subjectId, own.id))
			.orderBy(asc(audit.no));
		expect(rows).toEqual([
			{ action: 'block.made', actor: 'user_operator' },
			{ action: 'block.ended', actor: 'user_operator' },
		]);
	});

	it('cannot be asked for, also not as an option behind it, and no page takes it for an option', async () => {
		await made();
		const ctx = at();
		const house = readTradeProperty(await ctx.db.batch(tradePropertyStatements(ctx, eq(property.id, 'prop_aurikel'))));
		if (!house) throw new Error('no property');
		const period = { checkIn: plainDate(WEEK.checkIn), checkOut: plainDate(WEEK.checkOut) };
		for (const purpose of ['option', 'booking'] as const)
			expect(validateLead(house, { period, serviceLevel: 'catered', pax: 2 }, purpose, null).errors.period).toEqual({
				key: 'sold',
			});
		const { stays } = await liveOptions(database.db, '2026-11-01', {
			type: 'chalet',
			country: 'AT',
			city: 'lech',
			name: 'chalet-aurikel',
		});
		expect(stays).toEqual([]);
	});

	it('is refused over nights of a lead, and holds a request back', async () => {
		const booked = await insertAgentLead(database);
		await confirm(booked.id);
		expect(await block({ checkIn: '2027-02-18', checkOut: '2027-02-21' })).toEqual({
			outcome: 'invalid',
			errors: { form: 'taken' },
		});
		expect(await database.db.$count(nightBlock)).toBe(0);
		await made({ checkIn: '2027-02-27', checkOut: '2027-03-06' });
		const late = await insertAgentLead(database, { checkIn: '2027-02-27', checkOut: '2027-03-06' });
		await expect(confirm(late.id)).rejects.toMatchObject({ reason: 'no-longer-available' });
	});

	it('is the operator’s own: nobody else makes, changes or finds it', async () => {
		for (const person of ['agent', 'supervisor', 'customer', null] as const)
			await expect(block({}, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(block({}, 'otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		const own = await made();
		await expect(endBlock({ ctx: at('otherOperator'), block: own, isUndo: false })).rejects.toMatchObject({
			code: 'not-found',
		});
		await expect(changeBlock({ ctx: at('otherOperator'), block: own, typed: WEEK })).rejects.toMatchObject({
			code: 'not-found',
		});
		expect(await takenNights(database.db)).toHaveLength(7);
	});

	it('names every field that is wrong, and writes nothing', async () => {
		expect(await block({ properties: [], checkIn: 'x', checkOut: '2020-01-01', reason: ' ' })).toEqual({
			outcome: 'invalid',
			errors: { properties: 'properties', checkIn: 'date', checkOut: 'past', reason: 'reason' },
		});
		expect(await database.db.$count(nightBlock)).toBe(0);
	});

	it('is changed from the version that was seen, its nights exchanged whole', async () => {
		const own = await made();
		const typed = { ...WEEK, checkIn: '2027-02-25', checkOut: '2027-03-02', reason: 'Boiler, and the chimney' };
		expect(await changeBlock({ ctx: at(), block: own, typed })).toMatchObject({
			outcome: 'changed',
			version: 2,
			before: { reason: 'New boiler' },
		});
		expect(await takenNights(database.db)).toEqual([
			'2027-02-25',
			'2027-02-26',
			'2027-02-27',
			'2027-02-28',
			'2027-03-01',
		]);
		await expect(changeBlock({ ctx: at(), block: own, typed })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		const other = await made({ checkIn: '2027-03-02', checkOut: '2027-03-04' });
		expect(
			await changeBlock({ ctx: at(), block: other, typed: { ...WEEK, checkIn: '2027-03-01', checkOut: '2027-03-04' } }),
		).toEqual({ outcome: 'invalid', errors: { form: 'taken' } });
		expect(
			await database.db.select({ version: nightBlock.version }).from(nightBlock).where(eq(nightBlock.id, other.id)),
		).toEqual([{ version: 1 }]);
	});

	it('comes back by an undo, unless somebody has the nights by now', async () => {
		const own = await made();
		await endBlock({ ctx: at(), block: own, isUndo: false });
		expect(await endBlock({ ctx: at(), block: { ...own, version: 2 }, isUndo: true })).toMatchObject({ result: 3 });
		expect(await takenNights(database.db)).toHaveLength(7);
		await endBlock({ ctx: at(), block: { ...own, version: 3 }, isUndo: false });
		await made({ checkIn: '2027-02-26', checkOut: '2027-02-28' });
		expect(await endBlock({ ctx: at(), block: { ...own, version: 4 }, isUndo: true })).toMatchObject({
			result: 'taken',
		});
		await expect(endBlock({ ctx: at(), block: { ...own, version: 4 }, isUndo: false })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
	});

	it('is made once by 24 at once, and beside 24 confirmations of the week', async () => {
		const answers = await Promise.all(Array.from({ length: 24 }, () => block()));
		expect(answers.filter(({ outcome }) => outcome === 'blocked')).toHaveLength(1);
		await database.db.delete(nightBlock);
		const asked = await Promise.all(Array.from({ length: 12 }, () => insertAgentLead(database)));
		const races = await Promise.allSettled([
			...asked.map(({ id }) => confirm(id)),
			...Array.from({ length: 12 }, () => block()),
		]);
		const holders = await database.db
			.selectDistinct({ leadNo: propertyNight.leadNo, blockNo: propertyNight.blockNo })
			.from(propertyNight);
		expect(holders).toHaveLength(1);
		expect(
			races.filter(
				(race) => race.status === 'fulfilled' && (!('outcome' in race.value) || race.value.outcome === 'blocked'),
			),
		).toHaveLength(1);
	});
});

describe('a hold', () => {
	const rowOf = async (id: string) => (await database.db.select().from(nightBlock).where(eq(nightBlock.id, id)))[0];
	const expire = (now: number) => expireHolds({ db: database.db, today: at().today, now });

	it('takes the nights for a person until a moment, and then ends by itself with an audit row', async () => {
		const own = await made(HOLD);
		const row = await rowOf(own.id);
		expect(row).toMatchObject({ kind: 'hold', reason: 'Familie Aubert', priceMinor: 3_150_000, endedAt: null });
		const end = row?.expiresAt ?? 0;
		expect(end - at().now).toBeGreaterThanOrEqual(2 * 86_400_000);
		expect(end - at().now).toBeLessThan(2 * 86_400_000 + 60_000);
		expect((await stayStatuses(database.db))[WEEK.checkIn]).toBe('sold');
		const asked = await insertAgentLead(database);
		await expect(confirm(asked.id)).rejects.toMatchObject({ reason: 'no-longer-available' });
		expect(await expire(end - 1)).toEqual({ ended: 0, overtaken: 0, failed: 0 });
		const both = await Promise.all([expire(end), expire(end)]);
		expect(both.reduce((sum, { ended }) => sum + ended, 0)).toBe(1);
		expect(both.every(({ failed }) => failed === 0)).toBe(true);
		expect(await takenNights(database.db)).toEqual([]);
		expect((await stayStatuses(database.db))[WEEK.checkIn]).toBe('available');
		expect(await rowOf(own.id)).toMatchObject({ endedAt: end, version: 2 });
		const rows = await database.db
			.select({ action: audit.action, actor: audit.actor, brandKey: audit.brandKey, detail: audit.detail })
			.from(audit)
			.where(eq(audit.subjectId, own.id))
			.orderBy(asc(audit.no));
		expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
			['block.made', 'user_operator'],
			['block.expired', 'system'],
		]);
		expect(rows[1]?.brandKey).toBe(rows[0]?.brandKey);
		expect(JSON.stringify(rows)).not.toContain('Aubert');
	});

	it('is refused over nights of a lead or a block, and is made once by 24 at once', async () => {
		const answers = await Promise.all(Array.from({ length: 24 }, (_, turn) => block(turn % 2 === 0 ? HOLD : {})));
		expect(answers.filter(({ outcome }) => outcome === 'blocked')).toHaveLength(1);
		expect(await database.db.$count(nightBlock)).toBe(1);
		await database.db.delete(nightBlock);
		const booked = await insertAgentLead(database);
		await confirm(booked.id);
		expect(await block(HOLD)).toEqual({ outcome: 'invalid', errors: { form: 'taken' } });
	});

	it('gets another name, end and price, and its undo has the same minute', async () => {
		const own = await made(HOLD);
		const before = await rowOf(own.id);
		const typed = { ...HOLD, reason: 'Familie Aubert-Meier', until: 'at', untilAt: '2027-01-10T18:00', price: '' };
		const far = await changeBlock({ ctx: at(), block: own, typed: { ...typed, untilAt: '2028-01-10T18:00' } });
		expect(far).toEqual({ outcome: 'invalid', errors: { until: 'until-late' } });
		const changed = await changeBlock({ ctx: at(), block: own, typed });
		if (changed.outcome !== 'changed') throw new Error('not changed');
		expect(await rowOf(own.id)).toMatchObject({
			...{ reason: 'Familie Aubert-Meier', priceMinor: null, kind: 'hold' },
			expiresAt: Date.UTC(2027, 0, 10, 17),
		});
		await changeBlock({ ctx: at(), block: { ...own, version: 2 }, typed: changed.before });
		expect(await rowOf(own.id)).toMatchObject({
			...{ reason: before?.reason, priceMinor: before?.priceMinor, expiresAt: before?.expiresAt },
		});
	});

	it('comes back by an undo only while its time lasts', async () => {
		const own = await made(HOLD);
		await endBlock({ ctx: at(), block: own, isUndo: false });
		const later = { ...at(), now: at().now + 3 * 86_400_000 };
		expect(await endBlock({ ctx: later, block: { ...own, version: 2 }, isUndo: true })).toMatchObject({
			result: 'over',
		});
		expect(await endBlock({ ctx: at(), block: { ...own, version: 2 }, isUndo: true })).toMatchObject({ result: 3 });
		await expect(
			endBlock({ ctx: at('otherOperator'), block: { ...own, version: 3 }, isUndo: false }),
		).rejects.toMatchObject({ code: 'not-found' });
	});

	it('is forgotten two years after its end', async () => {
		const own = await made(HOLD);
		await endBlock({ ctx: at(), block: own, isUndo: false });
		const forget = (days: number) => forgetOldRecords({ db: database.db, now: at().now + days * 86_400_000 });
		await forget(730);
		expect(await rowOf(own.id)).toBeDefined();
		await forget(731);
		expect(await rowOf(own.id)).toBeUndefined();
	});

	it('ends with 25 others in a run, the oldest first, by an index', async () => {
		const days = Array.from({ length: HOLDS_PER_RUN + 5 }, (_, night) => addDays(plainDate('2027-01-01'), night));
		for (const day of days) await made({ ...HOLD, checkIn: day, checkOut: addDays(day, 1) });
		const end = at().now + 5 * 86_400_000;
		expect((await expire(end)).ended).toBe(HOLDS_PER_RUN);
		expect((await expire(end)).ended).toBe(5);
		const { sql: query, params } = lapsedHolds(database.db, end).toSQL();
		const plan = await database.db.$client.execute({ sql: `explain query plan ${query}`, args: params as number[] });
		expect(JSON.stringify(plan.rows)).toContain('night_block_expiry');
	});
});

describe('an undo of several', () => {
	it('takes back what it can and names the others', async () => {
		const own = await made();
		const [taken, other] = [
			await made({ checkIn: '2027-03-01', checkOut: '2027-03-03' }),
			await made({ checkIn: '2027-03-05', checkOut: '2027-03-07' }),
		];
		for (const each of [own, taken, other]) await endBlock({ ctx: at(), block: each, isUndo: false });
		await made({ checkIn: '2027-03-02', checkOut: '2027-03-04' });
		const blocks = [taken, own, other].map((each) => ({ ...each, version: 2 }));
		const undone = await endBlocks({ ctx: at(), blocks, isUndo: true });
		expect(undone.acted.map(({ blockId }) => blockId)).toEqual([own.id, other.id]);
		expect(undone.refused).toEqual(['Chalet Aurikel']);
		const again = await endBlocks({
			ctx: at(),
			blocks: [blocks[1], { ...own, version: 3 }] as typeof blocks,
			isUndo: false,
		});
		expect([again.acted.length, again.refused]).toEqual([1, ['Chalet Aurikel']]);
	});
});

/** What a night may be taken by, and what stays say of it, after whatever has been done. */
async function expectSound() {
	const { db } = database;
	const nights = await db.select().from(propertyNight);
	const leads = await db.select().from(lead).where(eq(lead.propertyNo, 1));
	const blocks = await db.select().from(nightBlock).where(isNull(nightBlock.endedAt));
	const spans = [
		...leads
			.filter(({ status }) => status.startsWith('confirmed'))
			.map(({ no, checkIn, checkOut }) => ({ key: `lead ${no}`, checkIn, checkOut })),
		...blocks.map(({ no, checkIn, checkOut }) => ({ key: `block ${no}`, checkIn, checkOut })),
	];
	const wanted = spans.flatMap(({ key, checkIn, checkOut }) => {
		const taken: string[] = [];
		for (let night = plainDate(checkIn); night < checkOut; night = addDays(night, 1)) taken.push(`${night} ${key}`);
		return taken;
	});
	const found = nights.map(
		({ night, leadNo, blockNo }) => `${night} ${leadNo === null ? `block ${blockNo}` : `lead ${leadNo}`}`,
	);
	expect(found.sort()).toEqual(wanted.sort());
	const held = new Set(nights.map(({ night }) => night));
	for (const stay of await db
		.select()
		.from(stayRate)
		.where(and(eq(stayRate.propertyNo, 1), eq(stayRate.level, 2)))) {
		const isHeld = [...held].some((night) => night >= stay.checkIn && night < stay.checkOut);
		if (isHeld) expect(stay.status).toBe('sold');
		else expect(stay.offeredStatus).toBeNull();
	}
}

describe('whatever is done', () => {
	it('a night has one holder, and each holder its own nights', async () => {
		const day = fc.integer({ min: 0, max: 21 }).map((days) => addDays(plainDate('2027-02-13'), days));
		const span = fc
			.tuple(day, fc.integer({ min: 1, max: 8 }))
			.map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
		const which = fc.nat({ max: 20 });
		const act = fc.oneof(
			fc.record({ kind: fc.constantFrom('block', 'hold'), span }),
			fc.record({ kind: fc.constant('expire' as const), days: fc.constantFrom(0, 1.5, 4) }),
			fc.record({ kind: fc.constant('change' as const), span, which }),
			fc.record({ kind: fc.constantFrom('end', 'restore'), which }),
			fc.record({ kind: fc.constant('confirm' as const), span }),
			fc.record({ kind: fc.constant('withdraw' as const), which }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
				await database.db.delete(propertyNight);
				await database.db.delete(nightBlock);
				await forgetLeads(database.db);
				for (const each of acts) {
					const blocks = await database.db.select().from(nightBlock);
					const own = 'which' in each ? blocks[each.which % Math.max(1, blocks.length)] : undefined;
					if (each.kind === 'block') await block({ ...each.span });
					if (each.kind === 'hold') await block({ ...HOLD, ...each.span });
					if (each.kind === 'expire')
						await expireHolds({ db: database.db, today: at().today, now: at().now + each.days * 86_400_000 });
					if (each.kind === 'change' && own)
						await changeBlock({
							ctx: at(),
							block: own,
							typed: { ...WEEK, ...each.span, reason: 'Other', until: '1' },
						}).catch(refusal);
					if ((each.kind === 'end' || each.kind === 'restore') && own)
						await endBlock({ ctx: at(), block: own, isUndo: each.kind === 'restore' }).catch(refusal);
					if (each.kind === 'confirm')
						await confirm((await insertAgentLead(database, { ...each.span, status: 'requestedOption' })).id).catch(
							refusal,
						);
					if (each.kind === 'withdraw') {
						const held = await database.db.select().from(lead).where(eq(lead.status, 'confirmedOption'));
						const one = held[each.which % Math.max(1, held.length)];
						if (one)
							await withdrawLead({ ctx: at('agent'), lead: { id: one.id, version: one.version } } as never).catch(
								refusal,
							);
					}
					await expectSound();
				}
			}),
			{ numRuns: 15 },
		);
	}, 180_000);
});

/** Only what a verb refuses in so many words. */
function refusal(error: unknown): void {
	if (!(error instanceof Error && 'reason' in error && typeof error.reason === 'string')) throw error;
}
