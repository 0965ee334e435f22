import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { type Product, startProduct } from '../product';
import { contactMessage, ENQUIRY_SENT, MESSAGE_SENT, propertyEnquiry, wordsOf } from './forms';

let product: Product;
let db: Database;

beforeAll(async () => {
	product = await startProduct('mail-fault');
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';

async function outbox() {
	const { rows } = await db.$client.execute('select kind, state, attempts, to_address from mail_outbox order by no');
	return rows.map(({ kind, state, attempts, to_address }) => ({
		kind,
		state,
		attempts: Number(attempts),
		to: to_address,
	}));
}

/** The retry is due after 5 and 20 s; the schedule finds it, and asking more often than every minute changes nothing. */
const untilSent = { timeout: 60_000, interval: 500 };

test('an enquiry sent while the mail server is away is stored, and both mails arrive once when it is back', async () => {
	await product.installation.mailServer.stop();
	const body = propertyEnquiry({ idempotencyKey: 'mail-fault-enquiry-1' });
	const sent = await product.ask(`${PROPERTY}/enquire-now`, body);
	expect(sent.status).toBe(200);
	expect(wordsOf(sent.text)).toMatch(ENQUIRY_SENT);
	await product.installation.workers.tick();
	await vi.waitFor(async () => {
		const rows = await outbox();
		expect(rows.map(({ kind, state }) => [kind, state])).toEqual([
			['enquiry-team', 'pending'],
			['enquiry-guest', 'pending'],
		]);
		expect(Math.max(...rows.map(({ attempts }) => attempts))).toBeGreaterThan(0);
	}, untilSent);

	// the guest is impatient and sends the same form again
	expect(wordsOf((await product.ask(`${PROPERTY}/enquire-now`, body)).text)).toMatch(ENQUIRY_SENT);
	expect(await outbox()).toHaveLength(2);

	await product.installation.mailServer.start();
	await vi.waitFor(async () => {
		await product.installation.workers.tick();
		expect(await product.mails()).toHaveLength(2);
	}, untilSent);

	// several sweeps at once and after one another send nothing again
	await Promise.all([product.installation.workers.tick(), product.installation.workers.tick()]);
	await product.installation.workers.tick();
	const mails = await product.mails();
	expect(mails).toHaveLength(2);
	expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
	expect(mails.map(({ to }) => to.join()).sort()).toEqual(['ada.thorne@example.com', 'team@firnlicht.example']);
	expect((await outbox()).map(({ state }) => state)).toEqual(['sent', 'sent']);

	const team = mails.find(({ to }) => to.includes('team@firnlicht.example'));
	const { text, replyTo } = await product.mail(team?.id ?? '');
	for (const said of ['Chalet Enzian', 'Ada Thorne', '+44 20 7946 0018', 'London', 'We would like a late check-out.'])
		expect(text).toContain(said);
	expect(replyTo.map(({ address }) => address)).toEqual(['ada.thorne@example.com']);
}, 150_000);

test('a mail server that comes and goes between two forms loses neither', async () => {
	const before = (await product.mails()).length;
	await product.installation.mailServer.stop();
	expect((await product.ask('/contact', contactMessage({ message: 'first' }))).text).toContain(MESSAGE_SENT);
	await product.installation.mailServer.start();
	await product.installation.mailServer.stop();
	expect((await product.ask('/contact', contactMessage({ message: 'second' }))).text).toContain(MESSAGE_SENT);
	await product.installation.mailServer.start();
	await vi.waitFor(async () => {
		await product.installation.workers.tick();
		expect((await outbox()).every(({ state }) => state === 'sent')).toBe(true);
	}, untilSent);
	const mails = await product.mails();
	const rows = await outbox();
	expect(mails).toHaveLength(rows.length);
	expect(mails.length).toBe(before + 4);
}, 150_000);

test('100 who write at once while the mailer works: all accepted, two mails each, and the database is well', async () => {
	const before = (await product.mails()).length;
	const answers = await Promise.all(
		Array.from({ length: 100 }, (_, n) =>
			product.ask(
				'/contact',
				contactMessage({ name: `Visitor ${n}`, message: `Question ${n}`, idempotencyKey: `rush-${n}-0000` }),
			),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
	await vi.waitFor(async () => {
		await product.installation.workers.tick();
		expect(await product.mails()).toHaveLength(before + 200);
	}, untilSent);
	const { rows } = await db.$client.execute(
		"select count(*) as n from enquiry where kind = 'contact' and message like 'Question %'",
	);
	expect(rows[0]?.n).toBe(100);
	const health = await product.ask('/healthz');
	expect([health.status, JSON.parse(health.text)]).toEqual([200, { status: 'ok', database: 'up' }]);
	expect(health.milliseconds).toBeLessThan(2000);
}, 150_000);
