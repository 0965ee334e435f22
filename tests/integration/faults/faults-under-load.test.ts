import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import type { Child } from '../../../workers/local/child';
import { type Product, startProduct } from '../product';
import { contactMessage, MESSAGE_SENT } from './forms';

/** The short form of `npm run faults` (docs/faults.md): real processes, killed and hung while people write and read. */
let product: Product;
let db: Database;

beforeAll(async () => {
	product = await startProduct('faults-under-load');
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(() => product?.stop());

const CLIENTS = 6;
/** Longer than any answer may take, whatever has failed. */
const LIMIT = 15_000;
let made = 0;

type Load = { accepted: string[]; odd: string[]; stop: () => Promise<void> };

/** Each client writes one message after the other, sends again what was refused, and reads a page that nothing has cached. */
function startLoad(): Load {
	const accepted: string[] = [];
	const odd: string[] = [];
	let isOver = false;
	const ask = async (path: string, question?: Parameters<Product['ask']>[1]) => {
		const answer = await product.ask(path, { patience: 40_000, ...question });
		const isNamed =
			answer.status === 503 && answer.headers['retry-after'] !== undefined && /<h1[\s>]/.test(answer.text);
		if (answer.milliseconds > LIMIT) odd.push(`${path} after ${answer.milliseconds} ms`);
		if (answer.status !== 200 && !isNamed) odd.push(`${path} ${answer.status} ${answer.text.slice(0, 200)}`);
		return answer;
	};
	const client = async () => {
		while (!isOver) {
			made += 1;
			const message = `Question under load ${made}`;
			const body = contactMessage({ message, idempotencyKey: `under-load-${made}` });
			for (let isSent = false; !isSent; ) {
				const { status, text } = await ask('/contact', body);
				isSent = status === 200 && text.includes(MESSAGE_SENT);
				if (!isSent) await new Promise((done) => setTimeout(done, 300));
			}
			accepted.push(message);
			await ask(`/search?adults=3&bedrooms=${made}`);
		}
	};
	const running = Promise.all(Array.from({ length: CLIENTS }, client));
	return {
		...{ accepted, odd },
		async stop() {
			isOver = true;
			await running;
		},
	};
}

const kill = (child: Child) => process.kill(-(child.process.pid ?? 0), 'SIGKILL');
const signal = (child: Child, name: NodeJS.Signals) => process.kill(-(child.process.pid ?? 0), name);
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Lets people work while `harm` happens, and until so many more messages have been accepted after it. */
async function underLoad(harm: () => Promise<void>): Promise<void> {
	const load = startLoad();
	await vi.waitFor(() => expect(load.accepted.length).toBeGreaterThan(3), { timeout: 20_000 });
	await harm();
	const before = load.accepted.length;
	await vi.waitFor(() => expect(load.accepted.length).toBeGreaterThan(before + CLIENTS), { timeout: 40_000 });
	await load.stop();
	expect(load.odd).toEqual([]);
	const { rows } = await db.$client.execute("select message from enquiry where message like 'Question under load %'");
	const stored = rows.map(({ message }) => String(message));
	expect(new Set(stored).size).toBe(stored.length);
	expect(load.accepted.filter((message) => !stored.includes(message))).toEqual([]);
}

/** All mails have gone out, each once; one whose transfer was broken may be parked (MAIL-2). */
async function expectMailsOnce(): Promise<void> {
	await vi.waitFor(
		async () => {
			await product.installation.workers.tick();
			const { rows } = await db.$client.execute("select 1 from mail_outbox where state not in ('sent', 'uncertain')");
			expect(rows).toHaveLength(0);
		},
		{ timeout: 90_000, interval: 1000 },
	);
	const { rows } = await db.$client.execute('select state, count(*) as count from mail_outbox group by state');
	const counts = Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]));
	const ids = (await product.mails()).map(({ messageId }) => messageId);
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids.length).toBeGreaterThanOrEqual(counts.sent ?? 0);
	// At most what was under way on the mailer's two connections.
	expect(counts.uncertain ?? 0).toBeLessThanOrEqual(2);
}

test(
	'the database is killed under load: it comes back by itself, and nothing is lost or doubled',
	{ timeout: 120_000 },
	() =>
		underLoad(async () => {
			const before = product.installation.database.child().process.pid;
			kill(product.installation.database.child());
			await vi.waitFor(() => expect(product.installation.database.child().process.pid).not.toBe(before), {
				timeout: 20_000,
			});
		}),
);

test('the database hangs under load: errors are named, and nothing is lost or doubled', { timeout: 120_000 }, () =>
	underLoad(async () => {
		const child = product.installation.database.child();
		signal(child, 'SIGSTOP');
		await pause(8000);
		signal(child, 'SIGCONT');
	}),
);

test('the mail server hangs and is killed under load: people notice nothing, and each mail goes out once', {
	timeout: 180_000,
}, async () => {
	await underLoad(async () => {
		const { mailServer, workers } = product.installation;
		const child = mailServer.child();
		signal(child, 'SIGSTOP');
		void workers.tick();
		await pause(2000);
		const before = child.process.pid;
		kill(child);
		await vi.waitFor(() => expect(mailServer.child().process.pid).not.toBe(before), { timeout: 20_000 });
	});
	await expectMailsOnce();
});
