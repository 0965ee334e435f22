import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import type { TestDatabase } from '../database';
import { enquiryContext } from './enquiry-context';
import { forgetWrites, startEnquiryDatabase, writtenRows } from './enquiry-database';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
});
beforeEach(() => forgetWrites(database.db));
afterAll(() => database?.stop());

const INPUT = {
	destination: 'Lech',
	checkIn: '2027-02-20',
	checkOut: '2027-02-27',
	adults: 4,
	children: 1,
	childrenAges: [5, 9],
	asAssistance: true,
	bookingForWhom: 'Familie von Bülow',
	activities: ['offPiste', 'snowshoeing'],
	propertyType: 'villa',
	serviceLevel: 'catered',
	bedrooms: 5,
	preferences: ['pool'],
	services: ['childcare'],
	name: 'Katharina von Bülow',
	email: 'katharina@vonbuelow.example',
	phone: '+49 171 555 01 42',
	originCity: 'München',
	message: 'Gern ruhig gelegen.',
	interest: true,
	contactConsent: true,
	privacy: true,
};
const FORM = { clientKey: null, onOtherBody: 'create' } as const;

const send = (changes: object = {}, given: Parameters<typeof enquiryContext>[1] = {}, submission: object = {}) =>
	sendGeneralEnquiry({
		ctx: enquiryContext(database.db, given),
		input: { ...INPUT, ...changes },
		submission: { ...FORM, ...submission },
	});

describe('sendGeneralEnquiry', () => {
	it('writes every answer, tells the team in English and the guest in German', async () => {
		expect(await send({}, { language: 'de' })).toMatchObject({ outcome: 'sent', isReplay: false });
		const { enquiries, audits, mails } = await writtenRows(database.db);
		expect(enquiries).toMatchObject([
			{
				kind: 'general',
				subject: 'New general enquiry',
				propertyNo: null,
				childrenAges: [5],
				details: {
					destination: 'Lech',
					activities: ['offPiste', 'snowshoeing'],
					propertyType: 'villa',
					bedrooms: 5,
					preferences: ['pool'],
					services: ['childcare'],
					asAssistance: true,
					bookingForWhom: 'Familie von Bülow',
					interest: true,
				},
			},
		]);
		expect(audits).toHaveLength(1);
		const [guest, team] = mails;
		expect(guest).toMatchObject({ kind: 'enquiry-guest', toAddress: INPUT.email });
		expect(guest?.plainText).toContain('Schneeschuhwandern');
		expect(guest?.plainText).toContain('Kinderbetreuung');
		expect(team).toMatchObject({ kind: 'enquiry-team', toAddress: 'team@firnlicht.example', replyTo: INPUT.email });
		expect(team?.subject).toContain('New general enquiry');
		expect(team?.plainText).toContain('Snowshoeing');
		expect(team?.plainText).toContain('Familie von Bülow');
	});

	it('takes any week of a month in the place of dates, and tells both (FORM-23)', async () => {
		await send({ checkIn: '', checkOut: '', month: '2027-02' }, { language: 'de' });
		const { enquiries, mails } = await writtenRows(database.db);
		expect(enquiries[0]).toMatchObject({ checkIn: null, checkOut: null, details: { month: '2027-02' } });
		const [guest, team] = mails;
		expect(guest?.plainText).toContain('Eine Woche im Februar 2027');
		expect(guest?.plainText).toContain('7 Nächte');
		expect(team?.subject).toContain('Any week in February 2027');
		expect(team?.plainText).toContain('7 nights');
	});

	it('takes dates before a month', async () => {
		await send({ month: '2027-03' });
		const { enquiries, mails } = await writtenRows(database.db);
		expect(enquiries[0]).toMatchObject({ checkIn: '2027-02-20', checkOut: '2027-02-27' });
		expect(enquiries[0]?.details).not.toHaveProperty('month');
		expect(mails.map((mail) => mail.plainText).join()).not.toContain('March');
	});

	it('names no other guest when the box is not ticked', async () => {
		await send({ asAssistance: false });
		expect((await writtenRows(database.db)).enquiries[0]?.details).toMatchObject({ bookingForWhom: null });
	});

	it('makes one enquiry out of a double click', async () => {
		await Promise.all([
			send(),
			send(),
			send({}, {}, { clientKey: 'with-a-key' }),
			send({}, {}, { clientKey: 'with-a-key' }),
		]);
		const { enquiries, mails } = await writtenRows(database.db);
		expect([enquiries.length, mails.length]).toEqual([2, 4]);
	});

	it.each([
		['no dates', { checkIn: '', checkOut: null }, { checkIn: { key: 'datesOrMonth' } }],
		['half of the dates', { checkOut: null, month: '2027-02' }, { checkOut: { key: 'checkOut' } }],
		['a month that is over', { checkIn: '', checkOut: '', month: '2026-10' }, { month: { key: 'month' } }],
		['a past arrival', { checkIn: '2026-11-19' }, { checkIn: { key: 'past' } }],
		[
			'lists where texts belong',
			{ destination: ['a'], name: ['b'] },
			{ destination: { key: 'invalid' }, name: { key: 'name' } },
		],
		[
			'words that are not on the list',
			{ activities: ['x'], services: 'y' },
			{ activities: { key: 'invalid' }, services: { key: 'invalid' } },
		],
		[
			'no consent',
			{ privacy: false, contactConsent: undefined },
			{ privacy: { key: 'privacy' }, contactConsent: { key: 'contactConsent' } },
		],
	])('refuses %s and writes nothing', async (_, changes, errors) => {
		expect(await send(changes)).toEqual({ outcome: 'invalid', errors });
		expect((await writtenRows(database.db)).enquiries).toEqual([]);
	});

	it('counts with the other forms of the same visitor', async () => {
		await send({}, { limit: 1 });
		await expect(send({ originCity: 'Wien' }, { limit: 1 })).rejects.toMatchObject({ code: 'too-many-requests' });
		expect((await writtenRows(database.db)).enquiries).toHaveLength(1);
	});

	it('says that the database is away', async () => {
		const ctx = enquiryContext(openDatabase({ url: 'http://127.0.0.1:9' }));
		await expect(sendGeneralEnquiry({ ctx, input: INPUT, submission: FORM })).rejects.toMatchObject({
			code: 'unavailable',
		});
	});
});
