import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { newsletterSubscription } from '#db/schema/newsletter';
import { forgetOldRecords, RETENTION_DAYS } from '~/domain/enquiry/forget-old-records.server';
import { confirmSubscription } from '~/domain/newsletter/confirm-subscription.server';
import { findByConfirmToken } from '~/domain/newsletter/find-subscription.server';
import { CONFIRM_LIFETIME_DAYS } from '~/domain/newsletter/newsletter-token';
import { MAIL_REST_MS, subscribe } from '~/domain/newsletter/subscribe.server';
import { unsubscribe } from '~/domain/newsletter/unsubscribe.server';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { forgetWrites, startEnquiryDatabase, writtenRows } from '../enquiry/enquiry-database';

const DAY = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
});
beforeEach(async () => {
	await forgetWrites(database.db);
	await database.db.delete(newsletterSubscription);
});
afterAll(() => database?.stop());

const ADA = { fullName: 'Ada Thorne', email: 'ada@example.com' };
type Given = Parameters<typeof enquiryContext>[1];
const context = (given: Given = {}) => enquiryContext(database.db, given);
const ask = (input: object = ADA, given: Given = {}) => subscribe({ ctx: context(given), input });
const rows = () => database.db.select().from(newsletterSubscription).orderBy(newsletterSubscription.no);

async function lastMail() {
	const { mails } = await writtenRows(database.db);
	const mail = mails.sort((a, b) => a.no - b.no).at(-1);
	const token = (kind: string) => new RegExp(`/newsletter/${kind}/([\\w-]{43})`).exec(mail?.plainText ?? '')?.[1] ?? '';
	return { ...mail, count: mails.length, confirmToken: token('confirm'), endToken: token('unsubscribe') };
}

describe('subscribe', () => {
	it('stores the consent, and sends a link of which only the hash is stored', async () => {
		expect(await ask({ ...ADA, email: ' Ada@Example.COM ' })).toEqual({ outcome: 'taken' });
		const [row] = await rows();
		expect(row).toMatchObject({
			brandKey: 'consumer',
			email: 'ada@example.com',
			fullName: 'Ada Thorne',
			state: 'unconfirmed',
			consentVersion: '2026-11',
			consentedAt: NOW,
			tokenExpiresAt: NOW + CONFIRM_LIFETIME_DAYS * DAY,
		});
		const mail = await lastMail();
		expect(mail).toMatchObject({ kind: 'newsletter-confirm', toAddress: 'ada@example.com', count: 1 });
		expect(mail.confirmToken).not.toBe('');
		expect(JSON.stringify(row)).not.toContain(mail.confirmToken);
		expect(mail.listUnsubscribe).toBe(`https://www.firnlicht.example/newsletter/unsubscribe/${mail.endToken}`);
		const { audits } = await writtenRows(database.db);
		expect(audits).toMatchObject([{ action: 'newsletter.asked', subjectId: row?.id }]);
		expect(JSON.stringify(audits)).not.toMatch(/\bada\b|thorne/i);
	});

	it('answers the same for a known address, and sends one mail in ten minutes', async () => {
		await ask();
		const first = await lastMail();
		expect(await ask(ADA, { visitor: 'another', now: NOW + MAIL_REST_MS - 1 })).toEqual({ outcome: 'taken' });
		expect((await lastMail()).count).toBe(1);
		expect(await ask(ADA, { now: NOW + MAIL_REST_MS })).toEqual({ outcome: 'taken' });
		const second = await lastMail();
		expect(second.count).toBe(2);
		expect(second.endToken).toBe(first.endToken);
		expect(await confirmSubscription({ ctx: context(), token: first.confirmToken })).toBe('expired');
		expect(await confirmSubscription({ ctx: context(), token: second.confirmToken })).toBe('confirmed');
		expect(await ask(ADA, { now: NOW + DAY })).toEqual({ outcome: 'taken' });
		expect((await lastMail()).kind).toBe('newsletter-welcome');
		expect(await rows()).toMatchObject([{ state: 'confirmed', confirmedAt: NOW }]);
	});

	it('makes one of ten at once', async () => {
		await Promise.all(Array.from({ length: 10 }, () => ask()));
		expect(await rows()).toHaveLength(1);
		const { mails, audits } = await writtenRows(database.db);
		expect([mails.length, audits.length]).toEqual([1, 1]);
	});

	it.each([
		['nothing', { fullName: '', email: '' }, { fullName: 'name', email: 'email' }],
		['no address', { email: 'ada' }, { email: 'emailShape' }],
		['a header in the address', { email: 'a@b.example\r\nBcc: x@y.example' }, { email: 'emailShape' }],
		['a novel', { fullName: 'x'.repeat(121) }, { fullName: 'textTooLong' }],
		['wrong types', { fullName: 7, email: ['a@b.example'] }, { fullName: 'name', email: 'email' }],
	])('refuses %s', async (_, changes, keys) => {
		const result = await ask({ ...ADA, ...changes });
		if (result.outcome !== 'invalid') throw new Error('it was taken');
		expect(Object.fromEntries(Object.entries(result.errors).map(([name, { key }]) => [name, key]))).toEqual(keys);
		expect(await rows()).toEqual([]);
	});

	it('carries no links of a stranger to another reader', async () => {
		await ask({ ...ADA, fullName: 'Win at https://evil.example now' });
		const { plainText, html } = await lastMail();
		expect(`${plainText}${html}`).not.toContain('evil.example');
	});

	it('stops after as many as are allowed, and then writes nothing', async () => {
		await ask(ADA, { limit: 1 });
		const again = ask({ ...ADA, email: 'b@example.com' }, { limit: 1 });
		await expect(again).rejects.toMatchObject({ code: 'too-many-requests' });
		expect(await rows()).toHaveLength(1);
	});

	it('says that the database is away', async () => {
		const ctx = enquiryContext(openDatabase({ url: 'http://127.0.0.1:9' }));
		await expect(subscribe({ ctx, input: ADA })).rejects.toMatchObject({ code: 'unavailable' });
	});
});

describe('confirmSubscription', () => {
	it('welcomes once, however often and at once it is asked', async () => {
		await ask(ADA, { language: 'de' });
		const { confirmToken } = await lastMail();
		const all = Array.from({ length: 5 }, () => confirmSubscription({ ctx: context(), token: confirmToken }));
		expect(new Set(await Promise.all(all))).toEqual(new Set(['confirmed']));
		const mail = await lastMail();
		expect(mail).toMatchObject({ kind: 'newsletter-welcome', count: 2 });
		expect(mail.subject).toMatch(/^Willkommen/);
		expect(mail.listUnsubscribe).toContain(mail.endToken);
	});

	it.each([
		['of another brand', { brandKey: 'demo-gold' }],
		['a week later', { now: NOW + CONFIRM_LIFETIME_DAYS * DAY }],
	])('refuses a link %s', async (_, given) => {
		await ask();
		const { confirmToken } = await lastMail();
		expect(await confirmSubscription({ ctx: context(given), token: confirmToken })).toBe('expired');
		expect(await rows()).toMatchObject([{ state: 'unconfirmed', confirmedAt: null }]);
	});

	it.each([[''], ['x'], ['a'.repeat(43)], ["' or 1=1 --"], [undefined]])('knows nothing of %s', async (token) => {
		await ask();
		expect(await confirmSubscription({ ctx: context(), token })).toBe('expired');
		expect(await findByConfirmToken({ ctx: context(), token })).toBeNull();
	});
});

describe('unsubscribe', () => {
	it('ends it for good, and a new sign-up begins anew', async () => {
		await ask();
		const { confirmToken, endToken } = await lastMail();
		await confirmSubscription({ ctx: context(), token: confirmToken });
		const later = context({ now: NOW + DAY });
		expect(await unsubscribe({ ctx: later, token: endToken })).toBe('unsubscribed');
		expect(await unsubscribe({ ctx: context({ now: NOW + 2 * DAY }), token: endToken })).toBe('unsubscribed');
		expect(await rows()).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: NOW + DAY }]);
		expect(await confirmSubscription({ ctx: later, token: confirmToken })).toBe('expired');
		const { audits } = await writtenRows(database.db);
		expect(audits.map(({ action }) => action)).toEqual([
			'newsletter.asked',
			'newsletter.confirmed',
			'newsletter.unsubscribed',
		]);
		await ask(ADA, { now: NOW + 3 * DAY });
		expect(await rows()).toMatchObject([{ state: 'unconfirmed', unsubscribedAt: null, confirmedAt: null }]);
	});

	it('works before a confirmation, which then is none any more', async () => {
		await ask();
		const { confirmToken, endToken } = await lastMail();
		expect(await unsubscribe({ ctx: context(), token: endToken })).toBe('unsubscribed');
		expect(await confirmSubscription({ ctx: context(), token: confirmToken })).toBe('expired');
	});

	it('knows only links of its brand', async () => {
		await ask();
		const { endToken, confirmToken } = await lastMail();
		expect(await unsubscribe({ ctx: context({ brandKey: 'demo-gold' }), token: endToken })).toBe('unknown');
		expect(await unsubscribe({ ctx: context(), token: confirmToken })).toBe('unknown');
		expect(await rows()).toMatchObject([{ state: 'unconfirmed' }]);
	});
});

it('is forgotten when it was never confirmed, and three years after its end', async () => {
	const { unconfirmedSubscription, endedSubscription } = RETENTION_DAYS;
	const people = ['waiting', 'forgotten', 'confirmed', 'ended', 'ended-long-ago'];
	for (const [index, name] of people.entries()) {
		const at = NOW - (name === 'waiting' ? unconfirmedSubscription : unconfirmedSubscription + 1) * DAY;
		await ask({ fullName: name, email: `${name}@example.com` }, { now: at });
		const { confirmToken, endToken } = await lastMail();
		if (index >= 2) await confirmSubscription({ ctx: context({ now: at }), token: confirmToken });
		const endedAt = name === 'ended' ? NOW - endedSubscription * DAY : NOW - (endedSubscription + 1) * DAY;
		if (index >= 3) await unsubscribe({ ctx: context({ now: endedAt }), token: endToken });
	}
	await forgetOldRecords({ db: database.db, now: NOW });
	expect((await rows()).map(({ fullName }) => fullName)).toEqual(['waiting', 'confirmed', 'ended']);
});
