import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { catalogueVersion, propertyFacet } from '#db/schema/search';
import { stayRate } from '#db/schema/stay';
import { plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { listOfferedWeeks, listOwnProperties } from '~/domain/stay/list-offered-weeks.server';
import { setWeek, type WeekOffer } from '~/domain/stay/set-week.server';
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
beforeAll(async () => {
	database = await startAgentDatabase();
});
const WEEK = {
	propertyId: 'prop_aurikel',
	checkIn: plainDate('2027-02-20'),
	checkOut: plainDate('2027-02-27'),
	level: 2,
};
const SEEN: WeekOffer = { status: 'available', priceMinor: 2_700_000 };
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.update(stayRate).set(SEEN).where(ofWeek());
});
afterAll(() => database?.stop());

async function propertyRow() {
	const [row] = await database.db.select().from(property).where(eq(property.no, 1));
	if (!row) throw new Error('no house');
	return row;
}

function ofWeek() {
	return and(eq(stayRate.checkIn, WEEK.checkIn), eq(stayRate.level, WEEK.level));
}
const set = (person: Person | null, offer: WeekOffer, seen = SEEN, week = WEEK) =>
	setWeek({ ctx: contextOf(database, person), week, seen, offer });

describe('a week', () => {
	it('is set with price and availability; price "from", search and version follow', async () => {
		const { db } = database;
		const versions = await db.$count(catalogueVersion);
		await set('operator', { status: 'on_request', priceMinor: 123_456 });
		expect(await db.select().from(stayRate).where(ofWeek())).toMatchObject([
			{ status: 'on_request', priceMinor: 123_456, priceEurMinor: 123_456, offeredStatus: null, setAt: NOW },
		]);
		await set('operator', { status: 'available', priceMinor: 123_456 }, { status: 'on_request', priceMinor: 123_456 });
		const [house] = await db.select().from(property);
		const [facet] = await db.select().from(propertyFacet);
		expect([house?.priceFromMinor, facet?.priceFromEurMinor]).toEqual([123_456, 123_456]);
		expect(await db.$count(catalogueVersion)).toBe(versions + 2);
		expect(await db.select().from(audit)).toMatchObject([
			{ action: 'stay.set', actor: 'user_operator', subjectId: 'prop_aurikel', detail: { toMinor: 123_456, level: 2 } },
			{ action: 'stay.set' },
		]);
		// Every other stay is as it was.
		expect(await db.$count(stayRate, eq(stayRate.priceMinor, 123_456))).toBe(1);
	});

	it('is refused after a change by another user', async () => {
		await set('admin', { status: 'sold', priceMinor: null });
		await expect(set('operator', { status: 'available', priceMinor: 100 })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		expect(await database.db.select().from(stayRate).where(ofWeek())).toMatchObject([
			{ status: 'sold', priceMinor: null, priceEurMinor: null },
		]);
	});

	it('is not set while a lead holds nights of it, and is offered as before when they are free', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		const ctx = contextOf(database, 'operator');
		await decideLead({ ctx, lead: requested, decision: 'confirm' });
		expect((await listOfferedWeeks({ ctx, propertyId: WEEK.propertyId })).weeks).toContainEqual({
			checkIn: WEEK.checkIn,
			checkOut: WEEK.checkOut,
			level: 2,
			...SEEN,
			isHeld: true,
			holders: [expect.objectContaining({ client: 'Ada Thorne', status: 'confirmedOption' })],
		});
		await expect(set('operator', { status: 'sold', priceMinor: null })).rejects.toMatchObject({
			reason: 'nights-held',
		});
		// The nights of another property are no matter.
		await database.db
			.insert(property)
			.values({ ...(await propertyRow()), no: 2, id: 'prop_2', key: 'two', slug: 'two' });
		await database.db.update(propertyNight).set({ propertyNo: 2 });
		const { weeks } = await listOfferedWeeks({ ctx, propertyId: WEEK.propertyId });
		expect(weeks.filter(({ isHeld }) => isHeld)).toEqual([]);
		await database.db.update(propertyNight).set({ propertyNo: 1 });
		await database.db.delete(property).where(eq(property.no, 2));
		expect((await leadRow(database, requested.id)).status).toBe('confirmedOption');
		expect(await database.db.select().from(audit).where(eq(audit.action, 'stay.set'))).toEqual([]);
	});

	it.each<[string, WeekOffer, string]>([
		['available without a price', { status: 'available', priceMinor: null }, 'price-needed'],
		['for nothing', { status: 'available', priceMinor: 0 }, 'price-range'],
		['for less than nothing', { status: 'sold', priceMinor: -100 }, 'price-range'],
		['for more than anything costs', { status: 'sold', priceMinor: 1_000_000_001 }, 'price-range'],
	])('is not offered %s', async (_, offer, reason) => {
		await expect(set('operator', offer)).rejects.toMatchObject({ code: 'invalid', reason });
	});

	it('of another operator’s property is not there', async () => {
		const offer: WeekOffer = { status: 'sold', priceMinor: null };
		await expect(set('otherOperator', offer)).rejects.toMatchObject({ code: 'not-found' });
		const ctx = contextOf(database, 'otherOperator');
		await expect(listOfferedWeeks({ ctx, propertyId: WEEK.propertyId })).rejects.toMatchObject({ code: 'not-found' });
		expect(await listOwnProperties({ ctx })).toEqual([]);
	});

	it('is not found without an offer', async () => {
		const week = { ...WEEK, checkOut: plainDate('2027-02-28') };
		await expect(set('operator', { status: 'sold', priceMinor: null }, SEEN, week)).rejects.toMatchObject({
			code: 'not-found',
		});
	});

	it.each([null, ...EVERYBODY.filter((person) => !['admin', 'operator', 'otherOperator'].includes(person))])(
		'is not set by %s',
		async (person) => {
			const ctx = contextOf(database, person);
			await expect(set(person, { status: 'sold', priceMinor: null })).rejects.toMatchObject({ code: 'forbidden' });
			await expect(listOwnProperties({ ctx })).rejects.toMatchObject({ code: 'forbidden' });
			await expect(listOfferedWeeks({ ctx, propertyId: WEEK.propertyId })).rejects.toMatchObject({ code: 'forbidden' });
		},
	);
});
