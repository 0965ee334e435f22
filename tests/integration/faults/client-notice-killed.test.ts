import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { user } from '#db/schema/user';
import { planMissing } from '~/domain/payment/plan-missing.server';
import { form } from '../http';
import { insertLead } from '../lead/lead-workspace';
import { termsOf } from '../payment/money-workspace';
import { type Product, startProduct, TODAY } from '../product';
import { signInAs } from '../sign-in';

const ROUNDS = 4;
const PART_MINOR = 540_000;
const ADA = 'ada@thorne.example';

let product: Product;
let db: Database;
let leadId = '';
let team = '';

beforeAll(async () => {
	product = await startProduct('client-notice-killed');
	db = openDatabase({ url: product.installation.databaseUrl });
	team = await signInAs(product, 'team');
	const [agent] = await db.select().from(user).where(eq(user.subject, 'corvin'));
	const totalMinor = (ROUNDS + 1) * PART_MINOR;
	const booked = await insertLead(db, {
		...{ status: 'confirmedBooking', checkIn: '2027-02-20', checkOut: '2027-02-27', agencyNo: agent?.agencyNo },
		...{ userNo: agent?.no, bookingNumber: 'FL-K7M3Q9', agreedTerms: termsOf([['2027-01-11', totalMinor]]) },
		...{ totalMinor, subtotalMinor: totalMinor, cardFeeMinor: 0, email: ADA, origin: `http://${product.host()}` },
	});
	leadId = booked.id;
	expect(await planMissing({ db, now: Date.now() })).toBe(1);
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
});

async function rows(sql: string): Promise<Record<string, unknown>[]> {
	return (await db.$client.execute(sql)).rows.map((row) => ({ ...row }));
}

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

async function pay() {
	const sent = form({
		...{ intent: 'payRecord', row: '', key: crypto.randomUUID(), currency: 'EUR' },
		...{ amount: String(PART_MINOR / 100), day: TODAY },
	});
	const headers = { ...sent.headers, cookie: team };
	const path = `/partner/dashboard/admin/leads/${leadId}`;
	expect((await product.ask(path, { ...sent, headers, patience: 60_000 })).status).toBe(200);
	// Ten minutes later.
	await rows('update payment set created_at = created_at - 600000 where told_at is null');
}

const tick = () => product.installation.workers.tick();
const received = async () =>
	(await product.mails()).filter(({ to, subject }) => to.includes(ADA) && subject.startsWith('We have received'));
const outbox = () => rows("select state from mail_outbox where kind = 'client-received'");

test('a client is told of each payment once, also where the database is killed between, and finds receipt and page', {
	timeout: 240_000,
}, async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		await pay();
		// Each round at another moment of the schedule.
		const running = tick().catch(() => undefined);
		await new Promise((done) => setTimeout(done, round * 25));
		await killDatabase();
		await running;
		await vi.waitFor(
			async () => {
				await tick();
				expect(await outbox()).toEqual(Array(round + 1).fill({ state: 'sent' }));
			},
			{ timeout: 60_000, interval: 500 },
		);
		await tick();
		expect(await received()).toHaveLength(round + 1);
		expect(await rows("select count(*) as n from client_notice where kind = 'received'")).toEqual([{ n: round + 1 }]);
		expect(await rows("select count(*) as n from audit where action = 'client.told'")).toEqual([{ n: round + 1 }]);
	}
	const [newest] = await received();
	const mail = await product.mail(newest?.id ?? '');
	const receipt = /\/trips\/[a-z2-9]{26}\/papers\/inv_[\w-]+\.pdf/.exec(mail.text ?? '')?.[0] ?? '';
	const paper = await product.ask(receipt, { headers: { accept: 'application/pdf' }, patience: 60_000 });
	expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
	const page = await product.ask(receipt.replace(/\/papers.*/, ''));
	expect(page.status).toBe(200);
});

test('the mail waits for a mail server that is away, and is sent once', { timeout: 120_000 }, async () => {
	await product.installation.mailServer.stop();
	await pay();
	await tick();
	await tick();
	expect(await outbox()).toContainEqual({ state: 'pending' });
	await product.installation.mailServer.start();
	await rows("update mail_outbox set next_attempt_at = 0 where state = 'pending'");
	await vi.waitFor(
		async () => {
			await tick();
			expect(await outbox()).toEqual(Array(ROUNDS + 1).fill({ state: 'sent' }));
		},
		{ timeout: 60_000, interval: 500 },
	);
	const [newest, ...others] = await received();
	expect(others).toHaveLength(ROUNDS);
	const mail = await product.mail(newest?.id ?? '');
	expect((mail.text ?? '').replace(/\s+/g, ' ')).toContain('Nothing is open any more.');
});
