import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from './enquiry-context';
import { forgetWrites, PROPERTY, startEnquiryDatabase, writtenRows } from './enquiry-database';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
});
beforeEach(() => forgetWrites(database.db));
afterAll(() => database?.stop());

const INPUT = {
	checkIn: '2027-02-20',
	checkOut: '2027-02-27',
	serviceLevel: 'catered',
	adults: 6,
	children: 2,
	childrenAges: [5, 9],
	interest: true,
	fullname: 'Katharina von Bülow',
	email: 'katharina@vonbuelow.example',
	phone: '+49 171 555 01 42',
	city: 'München',
	text: 'Zwei Familien.\nEin Kind fährt noch nicht Ski.',
	contactConsent: true,
	privacy: true,
};
const FORM = { clientKey: null, onOtherBody: 'create' } as const;

const send = (changes: object = {}, given: Parameters<typeof enquiryContext>[1] = {}, submission: object = {}) => {
	const ctx = enquiryContext(database.db, given);
	return sendPropertyEnquiry({
		ctx,
		which: PROPERTY,
		input: { ...INPUT, ...changes },
		submission: { ...FORM, ...submission },
	});
};

describe('sendPropertyEnquiry', () => {
	it('writes the enquiry, its audit row and its two mails, and wakes the mailer', async () => {
		const ctx = enquiryContext(database.db, { language: 'de' });
		const result = await sendPropertyEnquiry({ ctx, which: PROPERTY, input: INPUT, submission: FORM });
		expect(result).toMatchObject({ outcome: 'sent', isReplay: false, price: { priceMinor: 3_200_000 } });
		const { enquiries, audits, mails, keys, windows } = await writtenRows(database.db);
		expect(enquiries).toHaveLength(1);
		expect(enquiries[0]).toMatchObject({
			brandKey: 'consumer',
			kind: 'property',
			state: 'new',
			language: 'de',
			propertyNo: 1,
			propertyName: 'Chalet Aurikel (/chalets/austria/lech/chalet-aurikel)',
			fullName: 'Katharina von Bülow',
			checkIn: '2027-02-20',
			adults: 6,
			childrenAges: [5, 9],
			details: { priceMinor: 3_200_000, currency: 'EUR', status: 'available' },
			hasAcceptedPrivacy: true,
		});
		expect(audits).toMatchObject([
			{ action: 'enquiry.sent', actor: 'anonymous', subjectId: enquiries[0]?.id, brandKey: 'consumer' },
		]);
		expect(JSON.stringify(audits)).not.toContain('Bülow');
		expect(mails).toMatchObject([
			{ kind: 'enquiry-guest', toAddress: INPUT.email, enquiryNo: enquiries[0]?.no, state: 'pending' },
			{ kind: 'enquiry-team', toAddress: 'team@firnlicht.example', replyTo: INPUT.email },
		]);
		expect(mails[0]?.plainText).toContain('Lech am Arlberg');
		expect(mails[0]?.plainText).toContain('32\u00a0000\u00a0EUR');
		expect(mails[1]?.plainText).toContain('Asked for');
		expect(keys).toHaveLength(1);
		expect(windows).toMatchObject([{ writes: 1 }]);
		expect(ctx.wakes()).toBe(1);
	});

	it('stores what babies need, one of each a baby, and says it in both mails', async () => {
		const babies = { children: 2, childrenAges: [5, 1], cots: 2, highChairs: 1 };
		expect(await send(babies, { language: 'de' })).toMatchObject({ outcome: 'sent' });
		const { enquiries, mails } = await writtenRows(database.db);
		expect(enquiries[0]).toMatchObject({ cots: 1, highChairs: 1 });
		expect(mails[0]?.plainText).toContain('1 Babybett, 1 Hochstuhl');
		expect(mails[1]?.plainText).toContain('1 cot, 1 high chair');
	});

	it('refuses a sold period with the two nearest free weeks and writes nothing', async () => {
		const result = await send({ checkIn: '2027-02-13', checkOut: '2027-02-20' });
		expect(result).toMatchObject({
			outcome: 'invalid',
			errors: { period: { key: 'sold' } },
			nearest: [
				{ checkIn: '2027-02-06', serviceLevel: 'catered', priceMinor: 3_000_000 },
				{ checkIn: '2027-02-20', priceMinor: 3_200_000 },
			],
		});
		const { enquiries, mails, windows } = await writtenRows(database.db);
		expect([enquiries, mails, windows]).toEqual([[], [], []]);
	});

	it('accepts a period without a price, whose availability is unknown', async () => {
		expect(await send({ checkIn: '2027-07-03', checkOut: '2027-07-10' })).toMatchObject({
			outcome: 'sent',
			price: null,
		});
	});

	it.each([
		['11 adults, beds for 10', { adults: 11, children: 0 }, { adults: { key: 'beds', values: { count: 10 } } }],
		['10 and 3, beds for 12', { adults: 10, children: 3 }, { children: { key: 'bedsTotal', values: { count: 12 } } }],
		['a level it does not offer', { serviceLevel: 'bed_and_breakfast' }, { serviceLevel: { key: 'levelNotOffered' } }],
	])('says it at the field: %s', async (_, changes, errors) => {
		expect(await send(changes)).toMatchObject({ outcome: 'invalid', errors });
	});

	it('answers a repetition of the same key and body with the first result', async () => {
		const first = await send({}, {}, { clientKey: 'key-from-the-form' });
		const second = await send({}, {}, { clientKey: 'key-from-the-form' });
		expect(second).toMatchObject({ outcome: 'sent', isReplay: true, id: 'id' in first ? first.id : '' });
		expect((await writtenRows(database.db)).mails).toHaveLength(2);
	});

	it('makes one enquiry out of a double click, with and without a key', async () => {
		const clicks = await Promise.all(Array.from({ length: 6 }, () => send({}, {}, { clientKey: 'double-click' })));
		expect(new Set(clicks.map((result) => 'id' in result && result.id)).size).toBe(1);
		await Promise.all(Array.from({ length: 6 }, () => send({ city: 'Wien' })));
		const { enquiries, mails, windows } = await writtenRows(database.db);
		expect([enquiries.length, mails.length, windows[0]?.writes]).toEqual([2, 4, 2]);
	});

	it('makes a new record of the same key with another body on a form, and refuses it on the API', async () => {
		await send({}, {}, { clientKey: 'used-twice' });
		expect(await send({ city: 'Wien' }, {}, { clientKey: 'used-twice' })).toMatchObject({ isReplay: false });
		const requested = { clientKey: 'used-twice', onOtherBody: 'refuse' } as const;
		expect(await send({ city: 'Bern' }, {}, requested)).toMatchObject({ isReplay: false });
		expect(await send({ city: 'Graz' }, {}, requested)).toMatchObject({ outcome: 'key-reused' });
		expect((await writtenRows(database.db)).enquiries).toHaveLength(3);
	});

	it('takes the same body without a key again after ten minutes, from another visitor, on another brand', async () => {
		await send();
		expect(await send({}, { now: NOW + 9 * 60_000 })).toMatchObject({ isReplay: true });
		expect(await send({}, { now: NOW + 11 * 60_000 })).toMatchObject({ isReplay: false });
		expect(await send({}, { visitor: 'visitor-2', now: NOW + 11 * 60_000 })).toMatchObject({ isReplay: false });
		expect(await send({}, { brandKey: 'demo-gold', now: NOW + 11 * 60_000 })).toMatchObject({ isReplay: false });
		const { mails } = await writtenRows(database.db);
		expect(mails.map((mail) => `${mail.brandKey} ${mail.toAddress}`)).toContain('demo-gold team@demo-gold.example');
		expect(mails.filter((mail) => mail.brandKey !== 'demo-gold' && /demo-gold/.test(mail.toAddress))).toEqual([]);
	});

	it('limits a visitor who writes too often, even concurrently, and no other; a repetition is free', async () => {
		const results = await Promise.allSettled(
			Array.from({ length: 6 }, (_, index) => send({ city: `City ${index}` }, { limit: 3 })),
		);
		const refused = results.filter((result) => result.status === 'rejected');
		expect(refused).toHaveLength(3);
		expect(refused[0]?.reason).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 240 });
		expect((await writtenRows(database.db)).enquiries).toHaveLength(3);
		expect((await writtenRows(database.db)).mails).toHaveLength(6);
		expect(await send({}, { limit: 3, visitor: 'visitor-2' })).toMatchObject({ outcome: 'sent' });
		expect(await send({}, { limit: 1, visitor: 'visitor-2' })).toMatchObject({ isReplay: true });
		expect(await send({}, { limit: 3, now: NOW + 11 * 60_000 })).toMatchObject({ outcome: 'sent' });
	});

	it('writes nothing for a brand without a row', async () => {
		await expect(send({}, { brandKey: 'demo' })).rejects.toThrow();
		expect(await writtenRows(database.db)).toEqual({ enquiries: [], audits: [], mails: [], keys: [], windows: [] });
	});

	it('says that a property is unknown', async () => {
		const ctx = enquiryContext(database.db);
		await expect(
			sendPropertyEnquiry({ ctx, which: { id: 'prop_nobody' }, input: INPUT, submission: FORM }),
		).rejects.toMatchObject({ code: 'not-found' });
	});

	it('records no consent where none was requested', async () => {
		const { contactConsent: _, privacy: __, ...input } = INPUT;
		const ctx = enquiryContext(database.db);
		await sendPropertyEnquiry({ ctx, which: PROPERTY, input, submission: FORM, consent: 'not-asked' });
		expect((await writtenRows(database.db)).enquiries).toMatchObject([
			{ hasAcceptedPrivacy: false, hasAcceptedContact: false },
		]);
	});

	it('says that the database is away', async () => {
		const ctx = enquiryContext(openDatabase({ url: 'http://127.0.0.1:9' }));
		await expect(sendPropertyEnquiry({ ctx, which: PROPERTY, input: INPUT, submission: FORM })).rejects.toMatchObject({
			code: 'unavailable',
		});
	});

	it.each([
		['line breaks in the name', { fullname: 'Eve\r\nBcc: all@example.com' }],
		['markup', { fullname: '<script>alert(1)</script>', text: '<img src=x onerror=alert(1)>', city: '"><b>' }],
		['a zero byte', { city: 'Mün\u0000chen' }],
	])('keeps hostile text as text: %s', async (_, changes) => {
		expect(await send(changes)).toMatchObject({ outcome: 'sent' });
		const { mails, enquiries } = await writtenRows(database.db);
		for (const mail of mails) {
			expect(mail.html).not.toMatch(/<script>alert|<img src=x/);
			expect(`${mail.subject}${mail.fromName}${mail.toAddress}${mail.replyTo}`).not.toMatch(/[\r\n\0]/);
		}
		expect(enquiries[0]?.fullName).not.toMatch(/[\r\n\0]/);
	});

	it.each([
		['line breaks in the address', { email: 'eve@example.com\r\nBcc: all@example.com' }, 'email', 'emailShape'],
		['two addresses', { email: 'eve@example.com, all@example.com' }, 'email', 'emailShape'],
		['10 kB', { fullname: 'x'.repeat(10_240) }, 'fullname', 'textTooLong'],
		['10 kB of message', { text: 'x'.repeat(10_240) }, 'text', 'textTooLong'],
		['a list', { fullname: ['a', 'b'] }, 'fullname', 'name'],
		['an object', { city: { $ne: null } }, 'city', 'city'],
		['a number as text', { adults: '6' }, 'adults', 'adults'],
		['no number', { adults: Number.NaN }, 'adults', 'adults'],
		['too many ages', { childrenAges: Array.from({ length: 26 }, () => 3) }, 'childrenAges', 'ages'],
		['nothing', { phone: null }, 'phone', 'phone'],
		['a day that does not exist', { checkIn: '2027-02-30' }, 'checkIn', 'notADate'],
		['nine thousand years', { checkOut: '9999-12-31' }, 'checkOut', 'tooLong'],
	])('refuses %s at its field', async (_, changes, field, key) => {
		expect(await send(changes)).toMatchObject({ outcome: 'invalid', errors: { [field]: { key } } });
		expect((await writtenRows(database.db)).enquiries).toEqual([]);
	});
});
