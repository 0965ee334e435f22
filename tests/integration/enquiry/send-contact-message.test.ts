import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { sendContactMessage } from '~/domain/enquiry/send-contact-message.server';
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
	name: 'Katharina',
	email: 'k@vonbuelow.example',
	message: 'Guten Tag,\nhaben Sie Häuser ohne Treppen?',
};
const FORM = { clientKey: null, onOtherBody: 'create' } as const;

const send = (changes: object = {}, given: Parameters<typeof enquiryContext>[1] = {}) =>
	sendContactMessage({
		ctx: enquiryContext(database.db, given),
		input: { ...INPUT, ...changes },
		submission: FORM,
	});

describe('sendContactMessage', () => {
	it('goes to the team of the brand alone, and a copy to the sender', async () => {
		await send();
		await send({}, { brandKey: 'demo-gold' });
		const { enquiries, mails, audits } = await writtenRows(database.db);
		expect(enquiries).toMatchObject([
			{ kind: 'contact', brandKey: 'consumer', message: INPUT.message },
			{ kind: 'contact', brandKey: 'demo-gold' },
		]);
		expect(mails.map((mail) => `${mail.kind} ${mail.brandKey} ${mail.toAddress} ${mail.replyTo}`)).toEqual([
			'contact-guest consumer k@vonbuelow.example info@firnlicht.example',
			'contact-guest demo-gold k@vonbuelow.example concierge@goldgrat.example',
			'contact-team consumer team@firnlicht.example k@vonbuelow.example',
			'contact-team demo-gold team@demo-gold.example k@vonbuelow.example',
		]);
		expect(audits).toHaveLength(2);
	});

	it('makes one message out of a double click', async () => {
		const results = await Promise.all([send(), send(), send()]);
		expect(results.filter((result) => 'isReplay' in result && !result.isReplay)).toHaveLength(1);
		expect((await writtenRows(database.db)).mails).toHaveLength(2);
	});

	it.each([
		['nothing', { name: '', email: '', message: '' }, { name: 'name', email: 'email', message: 'message' }],
		['a header in the address', { email: 'a@b.example\r\nBcc: x@y.example' }, { email: 'emailShape' }],
		['10 kB', { message: 'x'.repeat(10_240) }, { message: 'textTooLong' }],
		[
			'wrong types',
			{ name: 7, email: ['a@b.example'], message: {} },
			{ name: 'name', email: 'email', message: 'message' },
		],
	])('refuses %s', async (_, changes, keys) => {
		const result = await send(changes);
		if (result.outcome !== 'invalid') throw new Error('it was taken');
		expect(Object.fromEntries(Object.entries(result.errors).map(([name, { key }]) => [name, key]))).toEqual(keys);
		expect((await writtenRows(database.db)).enquiries).toEqual([]);
	});

	it('keeps headers out of a subject and a name', async () => {
		await send({ name: 'Eve\r\nBcc: x@y.example', subject: 'Hi\r\nTo: all@y.example' });
		const { mails } = await writtenRows(database.db);
		for (const { subject, fromName } of mails) expect(`${subject}${fromName}`).not.toMatch(/[\r\n]/);
		expect(mails.map(({ toAddress }) => toAddress)).toEqual(['k@vonbuelow.example', 'team@firnlicht.example']);
	});

	it('stops after as many as are allowed', async () => {
		await send({}, { limit: 2 });
		await send({ message: 'b' }, { limit: 2 });
		await expect(send({ message: 'c' }, { limit: 2 })).rejects.toMatchObject({ code: 'too-many-requests' });
		expect((await writtenRows(database.db)).windows).toMatchObject([{ writes: 2, allowed: 2 }]);
	});

	it('stops a network whose browser calls itself something else each time', async () => {
		const from = (visitor: string) => send({ message: visitor }, { limit: 1, visitor });
		for (let name = 0; name < 10; name += 1) await from(`net.${name}`);
		await expect(from('net.10')).rejects.toMatchObject({ code: 'too-many-requests' });
		await expect(from('other.10')).resolves.toMatchObject({ outcome: 'sent' });
	});

	it('says that the database is away', async () => {
		const ctx = enquiryContext(openDatabase({ url: 'http://127.0.0.1:9' }));
		await expect(sendContactMessage({ ctx, input: INPUT, submission: FORM })).rejects.toMatchObject({
			code: 'unavailable',
		});
	});
});
