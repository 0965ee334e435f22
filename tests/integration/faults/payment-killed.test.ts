import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { sealBankFields } from '~/domain/agency/bank-cipher.server';
import { planMissing } from '~/domain/payment/plan-missing.server';
import { form } from '../http';
import { insertLead } from '../lead/lead-workspace';
import { termsOf } from '../payment/money-workspace';
import { type Product, startProduct, TODAY } from '../product';
import { signInAs } from '../sign-in';

const NAME = 'payment-killed';
const ROUNDS = 5;
const PART_MINOR = 540_000;
const TOTAL_MINOR = ROUNDS * PART_MINOR;
const COMMISSION_MINOR = 337_500;

let product: Product;
let db: Database;
let leadId = '';
let team = '';
let accounts = '';

beforeAll(async () => {
	product = await startProduct(NAME);
	db = openDatabase({ url: product.installation.databaseUrl });
	[team, accounts] = await Promise.all([signInAs(product, 'team'), signInAs(product, 'accounts')]);
	const [agent] = await db.select().from(user).where(eq(user.subject, 'corvin'));
	const key = Buffer.from(readFileSync(resolve('.local', `test-${NAME}`, 'bank-data-key'), 'utf8'), 'base64url');
	const bankAccount = await sealBankFields(key, 'agency_corvin', {
		...{ accountHolderName: 'Corvin & Lys SARL', iban: 'FR7630006000011234567890189' },
	});
	await db.update(travelAgency).set({ bankAccount, bankCurrency: 'EUR' }).where(eq(travelAgency.id, 'agency_corvin'));
	const booked = await insertLead(db, {
		...{ status: 'confirmedBooking', checkIn: '2026-02-21', checkOut: '2026-02-28', agencyNo: agent?.agencyNo },
		...{ userNo: agent?.no, bookingNumber: 'FL-K7M3Q9', agreedTerms: termsOf([['2026-11-01', TOTAL_MINOR]]) },
		...{ totalMinor: TOTAL_MINOR, subtotalMinor: TOTAL_MINOR, cardFeeMinor: 0 },
		...{ commissionMinor: COMMISSION_MINOR, commissionPercent: 12.5, commissionDueDate: '2026-11-19' },
	});
	leadId = booked.id;
	expect(await planMissing({ db, now: Date.now() })).toBe(1);
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
});

const post = (path: string, cookie: string, fields: Record<string, string>) => {
	const sent = form(fields);
	return product.ask(path, { ...sent, headers: { ...sent.headers, cookie }, patience: 60_000 });
};

/** Ends the database's process at once, as a machine that loses its power does, and waits until it answers again. */
async function killDatabase(): Promise<void> {
	const { pid = 0 } = product.installation.database.child().process;
	process.kill(pid, 'SIGKILL');
	await vi.waitFor(
		async () => {
			expect(product.installation.database.child().process.pid).not.toBe(pid);
			expect((await product.ask('/healthz')).status).toBe(200);
			await rows('select 1');
		},
		{ timeout: 60_000, interval: 100 },
	);
}

async function rows(sql: string): Promise<Record<string, unknown>[]> {
	return (await db.$client.execute(sql)).rows.map((row) => ({ ...row }));
}

const pay = (key: string) =>
	post(`/partner/dashboard/admin/leads/${leadId}`, team, {
		...{ intent: 'payRecord', row: '', key, currency: 'EUR', amount: String(PART_MINOR / 100), day: TODAY },
	});

test('payments while the database is killed are booked whole or not at all, and once when they are sent again', {
	timeout: 180_000,
}, async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		const key = crypto.randomUUID();
		const sent = pay(key).catch(() => null);
		// Each round at another moment of the write.
		await new Promise((done) => setTimeout(done, round * 12));
		await killDatabase();
		await sent;
		expect((await pay(key)).status).toBe(200);
		expect((await pay(key)).status).toBe(200);
		expect(await rows('select count(*) as payments, sum(minor) as minor from payment')).toEqual([
			{ payments: round + 1, minor: (round + 1) * PART_MINOR },
		]);
		expect(await rows("select count(*) as n, sum(minor) as minor from ledger_transfer where kind = 'payment'")).toEqual(
			[{ n: round + 1, minor: (round + 1) * PART_MINOR }],
		);
		expect(await rows('select received_minor as received from instalment')).toEqual([
			{ received: (round + 1) * PART_MINOR },
		]);
		const receipts = await rows("select number from invoice where kind = 'receipt' order by no");
		expect(receipts.map(({ number }) => Number(String(number).split('-').at(-1)))).toEqual(
			Array.from({ length: round + 1 }, (_, at) => at + 1),
		);
	}
});

test('the database is killed between a payout in the books and its mail: both are there once', {
	timeout: 180_000,
}, async () => {
	const made = await post('/partner/money/payouts', team, {
		...{ intent: 'run', brand: 'consumer', currency: 'EUR', agency: 'agency_corvin', day: '2026-11-23' },
	});
	expect(made.status).toBe(302);
	const run = String(made.headers.location);
	expect((await post(run, accounts, { intent: 'release' })).status).toBe(200);
	const mails = async () =>
		(await product.mails()).filter(({ to }) => to.includes('aurelie@corvin-lys.example')).map(({ subject }) => subject);
	const outbox = () => rows("select state from mail_outbox where to_address = 'aurelie@corvin-lys.example'");

	await product.installation.mailServer.stop();
	expect((await post(run, accounts, { intent: 'paid', day: TODAY })).status).toBe(200);
	await killDatabase();
	const [mail, ...others] = await outbox();
	expect(others).toEqual([]);
	expect(mail?.state).not.toBe('sent');
	// A person who has not seen the answer presses again.
	expect((await post(run, accounts, { intent: 'paid', day: TODAY })).status).toBe(409);

	await product.installation.mailServer.start();
	await vi.waitFor(
		async () => {
			await product.installation.workers.tick();
			expect(await outbox()).toEqual([{ state: 'sent' }]);
		},
		{ timeout: 60_000, interval: 500 },
	);
	await killDatabase();
	await product.installation.workers.tick();
	expect(await mails()).toHaveLength(1);
	expect(await outbox()).toEqual([{ state: 'sent' }]);
	expect(await rows("select count(*) as n, sum(minor) as minor from ledger_transfer where kind = 'payout'")).toEqual([
		{ n: 1, minor: COMMISSION_MINOR },
	]);
	expect(await rows('select count(*) as n from lead where commission_paid_at is not null')).toEqual([{ n: 1 }]);
});
