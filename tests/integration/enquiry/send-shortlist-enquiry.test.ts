import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryProperty } from '#db/schema/enquiry';
import { property } from '#db/schema/property';
import { stay, stayRate } from '#db/schema/stay';
import { plainDate } from '~/domain/date/plain-date';
import { forgetOldRecords } from '~/domain/enquiry/forget-old-records.server';
import { sendShortlistEnquiry } from '~/domain/enquiry/send-shortlist-enquiry.server';
import { loadShortlist } from '~/domain/shortlist/load-shortlist.server';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from './enquiry-context';
import { forgetWrites, startEnquiryDatabase, writtenRows } from './enquiry-database';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
	await insertSecondProperty();
});
beforeEach(() => forgetWrites(database.db));
afterAll(() => database?.stop());

/** In Lech too, in CHF, selfcatered only; free in the middle week, in which the first property is sold. */
async function insertSecondProperty(): Promise<void> {
	const { db } = database;
	await db.insert(property).values({
		no: 2,
		id: 'prop_enzian',
		key: 'chalet-enzian',
		slug: 'chalet-enzian',
		name: 'Chalet Enzian',
		propertyType: 'chalet',
		placeNo: 1,
		bedrooms: 3,
		bedsAdults: 6,
		currency: 'CHF',
		updatedAt: 0,
	});
	const weeks = [
		['2027-02-13', '2027-02-20'],
		['2027-02-20', '2027-02-27'],
	] as const;
	for (const [index, [checkIn, checkOut]] of weeks.entries()) {
		await db.insert(stay).values({ no: 20 + index, propertyNo: 2, checkIn, checkOut });
		await db.insert(stayRate).values({
			stayNo: 20 + index,
			level: 0,
			propertyNo: 2,
			placeNo: 1,
			checkIn,
			checkOut,
			status: 'available',
			priceMinor: index === 0 ? 900_000 : null,
		});
	}
}

const INPUT = {
	houses: ['enzian', 'aurikel'],
	checkIn: '2027-02-20',
	checkOut: '2027-02-27',
	serviceLevel: 'any',
	adults: 4,
	children: 1,
	childrenAges: [5],
	interest: true,
	fullname: 'Ada Thorne',
	email: 'ada@thorne.example',
	phone: '+44 20 7946 0018',
	city: 'London',
	text: 'Which of them has the quieter rooms?',
	contactConsent: true,
	privacy: true,
};

const send = (
	changes: object = {},
	given: Parameters<typeof enquiryContext>[1] = {},
	clientKey: string | null = null,
) =>
	sendShortlistEnquiry({
		ctx: enquiryContext(database.db, given),
		input: { ...INPUT, ...changes },
		submission: { clientKey, onOtherBody: 'create' },
	});

describe('sendShortlistEnquiry', () => {
	it('writes one record with its properties in their order, and two mails that name them all', async () => {
		expect(await send()).toMatchObject({ outcome: 'sent', isReplay: false });
		const { enquiries, audits, mails, windows } = await writtenRows(database.db);
		expect(enquiries).toMatchObject([
			{
				kind: 'shortlist',
				brandKey: 'consumer',
				propertyNo: null,
				checkIn: '2027-02-20',
				serviceLevel: null,
				adults: 4,
			},
		]);
		const no = enquiries[0]?.no;
		expect(await database.db.select().from(enquiryProperty)).toEqual([
			{
				enquiryNo: no,
				position: 0,
				propertyNo: 2,
				propertyName: 'Chalet Enzian (/chalets/austria/lech/chalet-enzian)',
				serviceLevel: 'self_catered',
				priceMinor: null,
				currency: 'CHF',
			},
			{
				enquiryNo: no,
				position: 1,
				propertyNo: 1,
				propertyName: 'Chalet Aurikel (/chalets/austria/lech/chalet-aurikel)',
				serviceLevel: 'self_catered',
				priceMinor: 2_200_000,
				currency: 'EUR',
			},
		]);
		expect(audits).toMatchObject([{ action: 'enquiry.sent', subjectId: enquiries[0]?.id }]);
		expect(mails).toMatchObject([
			{ kind: 'enquiry-guest', toAddress: INPUT.email, enquiryNo: no },
			{ kind: 'enquiry-team', toAddress: 'team@firnlicht.example', replyTo: INPUT.email, enquiryNo: no },
		]);
		for (const mail of mails) {
			expect(mail.plainText).toMatch(/Chalet Enzian, Lech, Austria\n {2}price on request/);
			expect(mail.plainText).toContain('Chalet Aurikel, Lech, Austria\n  22\u00a0000\u00a0EUR');
			expect(mail.html).toContain('https://www.firnlicht.example/chalets/austria/lech/chalet-enzian');
		}
		expect(mails[0]?.plainText).toContain('/shortlist?houses=enzian.aurikel&checkIn=2027-02-20&checkOut=2027-02-27');
		expect(windows).toMatchObject([{ writes: 1 }]);
	});

	it('answers in German', async () => {
		await send({}, { language: 'de' });
		const { mails } = await writtenRows(database.db);
		expect(mails[0]?.subject).toBe('Ihre Anfrage für 2 Häuser');
		expect(mails[0]?.plainText).toContain('Chalet Enzian und Chalet Aurikel');
	});

	it.each([
		['no house', { houses: [] }, { houses: { key: 'houses' } }],
		['a house that is gone', { houses: ['aurikel', 'gone'] }, { houses: { key: 'houses' } }],
		['what is no code', { houses: ["' or 1=1"] }, { houses: { key: 'houses' } }],
		[
			'more houses than a list holds',
			{ houses: Array.from({ length: 13 }, (_, at) => `h${at}`) },
			{ houses: { key: 'houses' } },
		],
		['no level', { serviceLevel: undefined }, { serviceLevel: { key: 'serviceLevel' } }],
		['a level that one of them lacks', { serviceLevel: 'catered' }, { serviceLevel: { key: 'levelSome' } }],
		['too many guests for one of them', { adults: 8 }, { adults: { key: 'bedsSome' } }],
		['a period in which one is sold', { checkIn: '2027-02-13', checkOut: '2027-02-20' }, { period: { key: 'sold' } }],
		['a day that is over', { checkIn: '2026-01-03', checkOut: '2026-01-10' }, { checkIn: { key: 'past' } }],
		[
			'no consent',
			{ privacy: false, contactConsent: false },
			{ privacy: { key: 'privacy' }, contactConsent: { key: 'contactConsent' } },
		],
	])('writes nothing of an invalid one: %s', async (_, changes, errors) => {
		expect(await send(changes)).toMatchObject({ outcome: 'invalid', errors });
		const { enquiries, mails, windows } = await writtenRows(database.db);
		expect([enquiries, mails, windows]).toEqual([[], [], []]);
	});

	it('offers the weeks in which all are free when one is sold', async () => {
		const result = await send({ checkIn: '2027-02-13', checkOut: '2027-02-20' });
		expect(result).toMatchObject({ nearest: [{ checkIn: '2027-02-20', checkOut: '2027-02-27' }] });
	});

	it('makes one record of a double sending', async () => {
		const first = await send({}, {}, 'one-key');
		expect(await send({}, {}, 'one-key')).toEqual({ ...first, isReplay: true });
		expect((await writtenRows(database.db)).enquiries).toHaveLength(1);
		expect(await database.db.select().from(enquiryProperty)).toHaveLength(2);
	});

	it('refuses one too many as a whole', async () => {
		await send({}, { limit: 1, visitor: 'busy' });
		await expect(send({ text: 'again' }, { limit: 1, visitor: 'busy' })).rejects.toMatchObject({
			code: 'too-many-requests',
		});
		expect(await database.db.select().from(enquiryProperty)).toHaveLength(2);
	});

	it('forgets the properties with the enquiry', async () => {
		await send();
		await forgetOldRecords({ db: database.db, now: NOW + 3 * 365 * 86_400_000 });
		expect(await database.db.select().from(enquiryProperty)).toEqual([]);
	});
});

describe('loadShortlist', () => {
	const load = (codes: string[], rates: Parameters<typeof loadShortlist>[0]['rates'] = null) =>
		loadShortlist({ ctx: enquiryContext(database.db), codes, rates });

	it('gives properties in the order asked and names those that are missing', async () => {
		const { properties, missing } = await load(['enzian', 'nobody', 'aurikel']);
		expect(properties.map(({ name }) => name)).toEqual(['Chalet Enzian', 'Chalet Aurikel']);
		expect(missing).toEqual(['nobody']);
		expect(await load([])).toEqual({ properties: [], missing: [] });
	});
	it('reads the rates that touch a period, all to come, or none', async () => {
		const count = async (rates: Parameters<typeof load>[1]) =>
			(await load(['aurikel'], rates)).properties[0]?.rates.length;
		const period = { checkIn: plainDate('2027-02-14'), checkOut: plainDate('2027-02-21') };
		expect(await count(null)).toBe(0);
		expect(await count(period)).toBe(4);
		expect(await count('future')).toBe(8);
	});
	it('shows no exact position and no commission', async () => {
		const { properties } = await load(['aurikel']);
		expect(JSON.stringify(properties)).not.toMatch(/commission|latitude|longitude/i);
	});
});
