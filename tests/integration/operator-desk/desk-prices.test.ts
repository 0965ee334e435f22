import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { property } from '#db/schema/property';
import { draft, publication } from '#db/schema/publication';
import { catalogueVersion, propertyFacet } from '#db/schema/search';
import { closedStay, stay, stayRate } from '#db/schema/stay';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { listDeskProperties } from '~/domain/operator-desk/list-desk-properties.server';
import {
	restorePrices,
	savePrices,
	stepBackPrices,
	type TypedPrice,
	undoPeriod,
} from '~/domain/operator-desk/prices/edit-prices.server';
import { listTouched } from '~/domain/operator-desk/prices/list-touched.server';
import { loadPrices, loadPricesReview } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { publishPrices } from '~/domain/operator-desk/prices/publish-prices.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	contextOf,
	EVERYBODY,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
let stays: (typeof stay.$inferSelect)[];
let rates: (typeof stayRate.$inferSelect)[];
beforeAll(async () => {
	database = await startAgentDatabase();
	stays = await database.db.select().from(stay);
	rates = await database.db.select().from(stayRate);
});
beforeEach(async () => {
	const { db } = database;
	await forgetLeads(db);
	await db.delete(draft);
	await db.delete(publication);
	await db.delete(closedStay);
	await db.delete(stay);
	await db.insert(stay).values(stays);
	await db.insert(stayRate).values(rates);
});
afterAll(() => database?.stop());

const PROPERTY = 'prop_aurikel';
/** The catered week from 20 February, EUR 32 000. */
const CELL = '2027-02-20.2027-02-27.2';
const NEW = '2027-06-05.2027-06-12.1';
const at = (person: Person | null = 'operator') => contextOf(database, person);
const load = (person: Person = 'operator') => loadPrices({ ctx: at(person), propertyId: PROPERTY, year: null });
const shown = async (name: string) => priceText((await load()).cells[name]?.offer ?? null);
async function save(texts: Record<string, string>, person: Person = 'operator') {
	const cells = await Promise.all(
		Object.entries(texts).map(async ([name, text]): Promise<TypedPrice> => ({ name, text, was: await shown(name) })),
	);
	return savePrices({ ctx: at(person), propertyId: PROPERTY, cells });
}
const review = (number: number | null = null) => loadPricesReview({ ctx: at(), propertyId: PROPERTY, number });
async function publish(person: Person = 'operator') {
	const { seen, state } = await review();
	return publishPrices({ ctx: at(person), propertyId: PROPERTY, seen, state });
}
const rateOf = async (name: string) => {
	const [checkIn = '', checkOut = '', level] = name.split('.');
	const [row] = await database.db
		.select()
		.from(stayRate)
		.where(and(eq(stayRate.checkIn, checkIn), eq(stayRate.checkOut, checkOut), eq(stayRate.level, Number(level))));
	return row;
};

describe('a draft of prices', () => {
	it('holds what was typed, and guests see none of it', async () => {
		expect(await save({ [CELL]: '+5%', [NEW]: '12 900 ?' })).toMatchObject({
			outcome: 'saved',
			texts: { [NEW]: '12\u00a0900\u00a0?' },
		});
		const desk = await load();
		expect(desk.changes).toEqual([
			expect.objectContaining({
				check_in: '2027-02-20',
				before: { status: 'available', price: 3_200_000 },
				after: { status: 'available', price: 3_360_000 },
			}),
			expect.objectContaining({ before: null, after: { status: 'on_request', price: 1_290_000 } }),
		]);
		expect(await rateOf(CELL)).toMatchObject({ priceMinor: 3_200_000 });
		expect(await rateOf(NEW)).toBeUndefined();
		await stepBackPrices({ ctx: at(), propertyId: PROPERTY, seen: desk.seen, isAll: true });
		expect((await load()).draft).toBeNull();
	});

	it('is saved whole or not at all, and each error is named', async () => {
		const saved = await save({ [CELL]: '28000', [NEW]: 'ten', '2027-06-12.2027-06-19.0': '+5%' });
		expect(saved).toMatchObject({
			outcome: 'invalid',
			cells: [{ name: NEW, text: 'ten', error: { key: 'notAnAmount' } }, { error: { key: 'nothingToRaise' } }],
		});
		expect((await load()).draft).toBeNull();
		expect(await save({ '2027-02-22.2027-03-01.2': '1' })).toMatchObject({
			cells: [{ error: { key: 'overlaps', values: { from: '2027-02-20' } } }],
		});
		expect(await save({ '2025-02-22.2025-03-01.2': '1' })).toMatchObject({ cells: [{ error: { key: 'past' } }] });
		await expect(
			savePrices({ ctx: at(), propertyId: PROPERTY, cells: [{ name: 'x', text: '1', was: '' }] }),
		).rejects.toMatchObject({ code: 'invalid' });
	});

	it('takes different cells of 24 people at once, and tells who overwrites a cell what it has now', async () => {
		const nights = Array.from({ length: 24 }, (_, each) => addDays(plainDate('2027-06-01'), each));
		const saved = await Promise.all(
			nights.map((night, each) =>
				savePrices({
					ctx: at(),
					propertyId: PROPERTY,
					cells: [{ name: `${night}.${addDays(night, 1)}.0`, text: String(1000 + each), was: '' }],
				}),
			),
		);
		expect(saved.map(({ outcome }) => outcome)).toEqual(nights.map(() => 'saved'));
		const before = (await load()).changes.length;
		expect(before).toBe(24);
		await save({ [CELL]: '28000' });
		const conflict = await savePrices({
			ctx: at(),
			propertyId: PROPERTY,
			cells: [
				{ name: CELL, text: '29000', was: '27 000' },
				{ name: NEW, text: '1000', was: '' },
			],
		});
		expect(conflict).toMatchObject({
			outcome: 'conflict',
			cells: [{ name: CELL, yours: '29000', theirs: priceText({ status: 'available', price: 2_800_000 }) }],
			by: 'operator',
		});
		expect((await load()).changes).toHaveLength(before + 1);
		// To take one's own, it is sent with what the other one wrote.
		expect(
			await savePrices({ ctx: at(), propertyId: PROPERTY, cells: [{ name: CELL, text: '29000', was: '28000' }] }),
		).toMatchObject({ outcome: 'saved' });
	});

	it('loses one week alone, and its steps one by one', async () => {
		await save({ [CELL]: '28000' });
		await save({ [NEW]: '1000' });
		const period = ['2027-06-05', '2027-06-12'] as const;
		await expect(undoPeriod({ ctx: at(), propertyId: PROPERTY, period, seen: 1 })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await undoPeriod({ ctx: at(), propertyId: PROPERTY, period, seen: 2 });
		expect((await load()).changes.map(({ check_in }) => check_in)).toEqual(['2027-02-20']);
		await stepBackPrices({ ctx: at(), propertyId: PROPERTY, seen: 3, isAll: false });
		expect((await load()).changes).toHaveLength(2);
	});
});

describe('publishing prices', () => {
	it('changes what guests get at once, as a version with who and when', async () => {
		const { db } = database;
		await save({ [CELL]: '1 234,50', [NEW]: '900' });
		const versions = await db.$count(catalogueVersion);
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 2 });
		expect(await rateOf(CELL)).toMatchObject({ priceMinor: 123_450, priceEurMinor: 123_450, setAt: NOW });
		expect(await rateOf(NEW)).toMatchObject({ status: 'available', priceMinor: 90_000, setAt: NOW });
		const [facet] = await db.select().from(propertyFacet);
		const [house] = await db.select().from(property);
		expect([house?.priceFromMinor, facet?.priceFromEurMinor, (facet?.levelMask ?? 0) & 2]).toEqual([90_000, 90_000, 2]);
		expect(await db.$count(catalogueVersion)).toBe(versions + 1);
		const { versions: list, draft: left } = await load();
		expect(left).toBeNull();
		expect(list).toMatchObject([
			{ number: 2, name: 'operator', changes: 2, restores: null },
			{ number: 1, name: '', changes: 0 },
		]);
		expect(await db.select().from(audit).where(eq(audit.action, 'property.pricesPublished'))).toMatchObject([
			{ actor: 'user_operator', subjectId: PROPERTY, detail: { number: 2, changes: 2 } },
		]);
	});

	it('closes a week, and an older version opens it again', async () => {
		await save({ [CELL]: '-' });
		await publish();
		expect(await rateOf(CELL)).toBeUndefined();
		expect(await database.db.$count(closedStay)).toBe(1);
		const { seen } = await load();
		expect((await review(1)).changes).toMatchObject([{ before: null, after: { price: 3_200_000 } }]);
		await restorePrices({ ctx: at(), propertyId: PROPERTY, number: 1, seen });
		expect(await publish()).toEqual({ outcome: 'published', number: 3, changes: 1 });
		expect(await rateOf(CELL)).toMatchObject({ status: 'available', priceMinor: 3_200_000 });
		expect(await database.db.$count(closedStay)).toBe(0);
		expect((await load()).versions[0]).toMatchObject({ number: 3, restores: 1 });
	});

	it('leaves held nights as they are, also when they were taken after the draft', async () => {
		await save({ [CELL]: '30000', [NEW]: '900' });
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		const before = await review();
		expect(await listTouched({ ctx: at(), propertyNo: 1, changes: before.changes })).toMatchObject([
			{ id: requested.id, client: 'Thorne', status: 'requestedOption', proposals: 0 },
		]);
		await decideLead({ ctx: at(), lead: requested, decision: 'confirm' });
		// What was looked at is not what is there now.
		await expect(
			publishPrices({ ctx: at(), propertyId: PROPERTY, seen: before.seen, state: before.state }),
		).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		expect((await review()).locked).toMatchObject([{ check_in: '2027-02-20' }]);
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 1 });
		expect(await rateOf(CELL)).toMatchObject({ status: 'sold', offeredStatus: 'available', priceMinor: 3_200_000 });
		expect((await leadRow(database, requested.id)).status).toBe('confirmedOption');
		expect(await save({ [CELL]: '1' })).toMatchObject({ cells: [{ error: { key: 'held' } }] });
	});

	it('of 24 at once publishes one; the others are told', async () => {
		await save({ [CELL]: '28000' });
		const { seen, state } = await review();
		const all = await Promise.allSettled(
			Array.from({ length: 24 }, () => publishPrices({ ctx: at(), propertyId: PROPERTY, seen, state })),
		);
		expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const each of all)
			if (each.status === 'rejected')
				expect(each.reason).toMatchObject({ code: 'conflict', reason: 'changed-meanwhile' });
		expect((await review()).newest).toMatchObject({ number: 2, name: 'operator' });
		expect(await database.db.$count(publication)).toBe(2);
	});

	it('names interests of agencies without their clients', async () => {
		await insertAgentLead(database, { status: 'interest' });
		await insertAgentLead(database, { status: 'interest', serviceLevel: 'self_catered' });
		await save({ [CELL]: '28000' });
		expect(await listTouched({ ctx: at(), propertyNo: 1, changes: (await review()).changes })).toMatchObject([
			{ status: 'interest', client: null, agency: 'Corvin & Lys' },
		]);
	});
});

describe('the list of properties', () => {
	const list = (words = '', person: Person = 'operator') =>
		listDeskProperties({ ctx: at(person), input: { words, after: 0 } });

	it('says what is missing, and which draft lies there', async () => {
		await save({ [CELL]: '28000' });
		const { all, next, properties } = await list();
		expect([all, next]).toEqual([1, null]);
		expect(properties).toMatchObject([{ id: PROPERTY, draftAt: NOW, hasGerman: expect.any(Boolean) }]);
		const last = rates.filter(({ priceMinor }) => priceMinor !== null).map(({ checkOut }) => checkOut);
		expect(properties[0]?.pricedUntil).toBe(last.sort().at(-1));
		await database.db.update(stayRate).set({ priceMinor: null, status: 'on_request' });
		expect((await list()).properties[0]?.pricedUntil).toBeNull();
	});

	it('is narrowed by words, and is the operator’s own', async () => {
		expect((await list('aurik')).all).toBe(1);
		expect((await list('%')).all).toBe(0);
		expect((await list('', 'otherOperator')).properties).toEqual([]);
		await expect(list('', 'agent')).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('strangers', () => {
	it('find nothing of another operator, and are refused', async () => {
		const missing = { code: 'not-found' };
		const ctx = at('otherOperator');
		await expect(loadPrices({ ctx, propertyId: PROPERTY, year: null })).rejects.toMatchObject(missing);
		await expect(loadPricesReview({ ctx, propertyId: PROPERTY, number: null })).rejects.toMatchObject(missing);
		await expect(savePrices({ ctx, propertyId: PROPERTY, cells: [] })).rejects.toMatchObject(missing);
		await expect(restorePrices({ ctx, propertyId: PROPERTY, number: 1, seen: 0 })).rejects.toMatchObject(missing);
		await expect(publishPrices({ ctx, propertyId: PROPERTY, seen: 0, state: '' })).rejects.toMatchObject(missing);
		await expect(stepBackPrices({ ctx, propertyId: PROPERTY, seen: 0, isAll: true })).rejects.toMatchObject(missing);
		for (const person of [null, ...EVERYBODY.filter((each) => !['operator', 'otherOperator'].includes(each))]) {
			const forbidden = { code: 'forbidden' };
			await expect(loadPrices({ ctx: at(person), propertyId: PROPERTY, year: null })).rejects.toMatchObject(forbidden);
			await expect(publishPrices({ ctx: at(person), propertyId: PROPERTY, seen: 0, state: '' })).rejects.toMatchObject(
				forbidden,
			);
		}
	});
});
