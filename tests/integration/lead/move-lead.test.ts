import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishCatalogue } from '#db/derived/publish';
import { audit } from '#db/schema/audit';
import { lead, leadEvent } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { catalogueVersion, propertyFacet } from '#db/schema/search';
import { stayRate } from '#db/schema/stay';
import { plainDate } from '~/domain/date/plain-date';
import { moveLead, OPTION_HOURS } from '~/domain/lead/move-lead.server';
import { loadProperty } from '~/domain/property/load-property.server';
import { toStayRate } from '~/domain/property/stay-tuples';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { findStaysOfProperty } from '~/domain/stay/api/find-stays.server';
import { periodAvailability } from '~/domain/stay/period-availability';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { startEnquiryDatabase } from '../enquiry/enquiry-database';
import { forgetLeads, insertLead, stayStatuses, takenNights } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const ADMIN = { id: 'user_admin', role: 'admin' } as const;
const CONSUMER = { reach: 'brand', brandKey: 'consumer' } as const;
const SYSTEM = { id: 'system', role: 'system' } as const;

type Input = Parameters<typeof moveLead>[0];
const move = (of: Input['lead'], to: Input['to'], actor: Input['actor'] = ADMIN, given: object = {}) =>
	moveLead({ ctx: enquiryContext(database.db, given), scope: CONSUMER, lead: of, to, actor });

const WEEK = [20, 21, 22, 23, 24, 25, 26].map((day) => `2027-02-${day}`);

describe('a confirmed booking', () => {
	it('takes all nights, sells the stays over them, and is recorded in history and audit', async () => {
		const requested = await insertLead(database.db);
		const versionBefore = await newestCatalogue();
		expect(await move(requested, 'confirmedBooking')).toEqual({ version: 2, status: 'confirmedBooking' });

		expect(await takenNights(database.db)).toEqual(WEEK);
		expect(await stayStatuses(database.db)).toEqual({
			'2027-02-06': 'available',
			'2027-02-13': 'sold',
			'2027-02-20': 'sold',
			'2027-02-27': 'on_request',
		});
		const [row] = await database.db.select().from(lead);
		expect(row).toMatchObject({ status: 'confirmedBooking', version: 2, decidedAt: NOW, expiresAt: null });
		expect(await database.db.select().from(leadEvent)).toMatchObject([
			{ version: 2, fromStatus: 'requestedBooking', toStatus: 'confirmedBooking', actor: 'user_admin' },
		]);
		expect(await database.db.select().from(audit)).toMatchObject([{ action: 'lead.moved', subjectId: requested.id }]);
		expect(await newestCatalogue()).toBe(versionBefore + 1);
	});

	it('takes the price "from" of its week along, and a cancellation brings all of it back', async () => {
		const first = await insertLead(database.db, { checkIn: '2027-02-06', checkOut: '2027-02-13' });
		expect(await priceFrom()).toEqual([2_000_000, 2_000_000]);
		await move(first, 'confirmedBooking');
		expect(await priceFrom()).toEqual([2_200_000, 2_200_000]);
		await move({ ...first, version: 2 }, 'cancelledBooking');
		expect(await priceFrom()).toEqual([2_000_000, 2_000_000]);
		expect(await takenNights(database.db)).toEqual([]);
		expect((await stayStatuses(database.db))['2027-02-06']).toBe('available');
	});

	it('frees stays as the operator offers them, and only those that no other lead holds', async () => {
		const [first, second] = [
			await insertLead(database.db, { checkIn: '2027-02-27', checkOut: '2027-03-03' }),
			await insertLead(database.db, { checkIn: '2027-03-03', checkOut: '2027-03-06' }),
		];
		await move(first, 'confirmedBooking');
		await move(second, 'confirmedBooking');
		await move({ ...first, version: 2 }, 'cancelledBooking');
		expect((await stayStatuses(database.db))['2027-02-27']).toBe('sold');
		await move({ ...second, version: 2 }, 'cancelledBooking');
		expect((await stayStatuses(database.db))['2027-02-27']).toBe('on_request');
	});

	it.each([
		['the same week', '2027-02-20', '2027-02-27'],
		['one night of it', '2027-02-26', '2027-02-28'],
		['more than it', '2027-02-18', '2027-03-02'],
	])('leaves nothing for %s', async (_, checkIn, checkOut) => {
		const [first, second] = [await insertLead(database.db), await insertLead(database.db, { checkIn, checkOut })];
		await move(first, 'confirmedBooking');
		await expect(move(second, 'confirmedBooking')).rejects.toMatchObject({
			code: 'conflict',
			reason: 'no-longer-available',
			message: 'no longer available',
		});
		expect(await takenNights(database.db)).toEqual(WEEK);
		const [row] = await database.db.select().from(lead).where(eq(lead.id, second.id));
		expect(row).toMatchObject({ status: 'requestedBooking', version: 1 });
	});

	it('lets the next guest arrive on the day of departure', async () => {
		const [first, second] = [
			await insertLead(database.db),
			await insertLead(database.db, { checkIn: '2027-02-27', checkOut: '2027-03-06' }),
		];
		await move(first, 'confirmedBooking');
		await move(second, 'confirmedBooking');
		expect((await takenNights(database.db)).length).toBe(14);
	});

	it('is refused when the operator has sold the period elsewhere', async () => {
		const requested = await insertLead(database.db, { checkIn: '2027-02-13', checkOut: '2027-02-20' });
		await expect(move(requested, 'confirmedBooking')).rejects.toMatchObject({ reason: 'no-longer-available' });
		expect(await takenNights(database.db)).toEqual([]);
	});

	it('has one winner out of 200 at once, and 199 clear answers', async () => {
		const leads: Input['lead'][] = [];
		for (let index = 0; index < 200; index += 1) leads.push(await insertLead(database.db));
		const results = await Promise.allSettled(leads.map((each) => move(each, 'confirmedBooking')));
		const winners = results.filter(({ status }) => status === 'fulfilled');
		const answers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
		expect(winners).toHaveLength(1);
		expect(answers).toHaveLength(199);
		for (const answer of answers) expect(answer).toMatchObject({ code: 'conflict', message: 'no longer available' });
		expect(await takenNights(database.db)).toEqual(WEEK);
		const confirmed = await database.db.select().from(lead).where(eq(lead.status, 'confirmedBooking'));
		expect(confirmed).toHaveLength(1);
		expect(await database.db.select().from(leadEvent)).toHaveLength(1);
	});
});

describe('a week that is taken', () => {
	it('is sold on the page of the property, in the search and in the API alike', async () => {
		await move(await insertLead(database.db), 'confirmedBooking');
		const ctx = { ...enquiryContext(database.db), catalogueVersion: await newestCatalogue() };
		const period = { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') };

		const house = await loadProperty({
			ctx,
			which: { type: 'chalet', country: 'AT', city: 'lech', name: 'chalet-aurikel' },
		});
		expect(periodAvailability(house.stays.map(toStayRate), period, null)).toBe('sold');

		const found = await searchProperties({ ctx, filter: { ...EMPTY_SEARCH_FILTER, ...period } });
		expect(found.cards).toEqual([]);
		const other = await searchProperties({
			ctx,
			filter: { ...EMPTY_SEARCH_FILTER, checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') },
		});
		expect(other.cards.map(({ name }) => name)).toEqual(['Chalet Aurikel']);

		const stays = await findStaysOfProperty({ ctx, id: 'prop_aurikel' });
		expect(stays.map(({ checkIn, available }) => [checkIn, available])).toContainEqual(['2027-02-20', false]);
	});
});

describe('an option', () => {
	it('holds its nights until it expires, and a booking made of it keeps them', async () => {
		const requested = await insertLead(database.db, { status: 'requestedOption' });
		await move(requested, 'confirmedOption');
		const [held] = await database.db.select().from(lead);
		expect(held?.expiresAt).toBe(NOW + OPTION_HOURS * 3_600_000);
		expect(held?.decidedAt).toBeNull();
		await expect(move({ ...requested, version: 2 }, 'expiredOption')).rejects.toMatchObject({ code: 'forbidden' });
		await move({ ...requested, version: 2 }, 'expiredOption', SYSTEM);
		expect(await takenNights(database.db)).toEqual([]);
		expect((await stayStatuses(database.db))['2027-02-20']).toBe('available');

		const booked = await insertLead(database.db, { status: 'requestedOption' });
		await move(booked, 'confirmedOption');
		await move({ ...booked, version: 2 }, 'confirmedBooking', { id: 'user_agent', role: 'agent' });
		expect(await takenNights(database.db)).toEqual(WEEK);
	});
});

describe('a lead moves only', () => {
	it.each([
		['by a role that may', 'confirmedBooking', { id: 'x', role: 'agent' }, {}, 'forbidden', undefined],
		['along a way there is', 'interest', ADMIN, {}, 'conflict', 'no-such-move'],
		['from the version that was seen', 'confirmedBooking', ADMIN, { version: 7 }, 'conflict', 'changed-meanwhile'],
		['when it exists', 'confirmedBooking', ADMIN, { id: 'lead_nobody' }, 'not-found', undefined],
	] as const)('%s', async (_, to, actor, changes, code, reason) => {
		const requested = { ...(await insertLead(database.db)), ...changes };
		await expect(move(requested, to, actor)).rejects.toMatchObject({ code, reason });
	});

	it('on its own brand', async () => {
		const requested = await insertLead(database.db, { brandKey: 'demo-gold' });
		await expect(move(requested, 'confirmedBooking')).rejects.toMatchObject({ code: 'not-found' });
	});

	it('once of two at the same moment', async () => {
		const requested = await insertLead(database.db);
		const results = await Promise.allSettled([
			move(requested, 'confirmedBooking'),
			move(requested, 'declinedBooking'),
			move(requested, 'cancelledBooking'),
		]);
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const result of results)
			if (result.status === 'rejected') expect(['changed-meanwhile', 'no-such-move']).toContain(result.reason.reason);
	});
});

describe('the catalogue', () => {
	it('stays sold while nights are held, regardless of an import’s status', async () => {
		await move(await insertLead(database.db), 'confirmedBooking');
		// what an import of the operator's file writes for a stay that it has not known before
		await database.db
			.update(stayRate)
			.set({ status: 'available', offeredStatus: null })
			.where(eq(stayRate.checkIn, '2027-02-20'));
		await publishCatalogue(database.db, { now: NOW });
		expect((await stayStatuses(database.db))['2027-02-20']).toBe('sold');
	});
});

async function newestCatalogue(): Promise<number> {
	const rows = await database.db.select({ no: catalogueVersion.no }).from(catalogueVersion);
	return Math.max(...rows.map(({ no }) => no));
}

async function priceFrom() {
	const [house] = await database.db.select({ minor: property.priceFromMinor }).from(property);
	const [facet] = await database.db.select({ minor: propertyFacet.priceFromEurMinor }).from(propertyFacet);
	return [house?.minor, facet?.minor];
}
