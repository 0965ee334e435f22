import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { freePort } from '../../../workers/local/free-port';
import { sqldTakesWrites, startSqld } from '../../../workers/local/sqld';
import { answersHttp } from '../../../workers/local/supervision/answers-http';
import { health } from '../../../workers/site/health';

describe('concurrent reads and writes', () => {
	let folder: string;
	let server: Awaited<ReturnType<typeof startSqld>>;
	/** Requests that the server has not answered, and the most there were. */
	let open: number;
	let most: number;

	/** As a worker does it: a database for each request. */
	const database = (patienceMilliseconds = 6000): Database =>
		openDatabase({ url: server.url, keepsStreams: true, patienceMilliseconds });

	/** Lets the server hang. The signal reaches its threads one after the other: until then some of them still answer. */
	const hang = async () => {
		server.process.kill('SIGSTOP');
		await vi.waitFor(async () => expect(await answersHttp(`${server.url}/health`, 200)).toBe(false), 10_000);
	};

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'firnlicht-turns-'));
		server = await startSqld({
			port: await freePort(),
			folder: join(folder, 'sqld'),
			logFile: join(folder, 'sqld.log'),
		});
		await database().$client.batch(
			[
				'create table mail (no integer primary key, body text)',
				'create index mail_body on mail (body)',
				'create table rate_window (visitor, starts_at, writes, allowed, primary key (visitor, starts_at))',
				'create table installation (no integer primary key, is_test integer)',
				'insert into installation values (1, 0)',
			],
			'write',
		);
		open = most = 0;
		const real = fetch;
		vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
			open += 1;
			most = Math.max(most, open);
			return real(...input).finally(() => {
				open -= 1;
			});
		});
	});

	afterEach(async () => {
		vi.unstubAllGlobals();
		server.process.kill('SIGCONT');
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	it('write in turn: nothing is lost, none waits for long, and the server is well afterwards', async () => {
		const body = 'x'.repeat(20_000);
		const slowest = await Promise.all(
			Array.from({ length: 60 }, async () => {
				let longest = 0;
				for (let n = 0; n < 4; n++) {
					const began = Date.now();
					await database().$client.batch(
						[1, 2].map(() => ({ sql: 'insert into mail (body) values (?)', args: [body] })),
						'write',
					);
					longest = Math.max(longest, Date.now() - began);
				}
				return longest;
			}),
		);
		expect((await database().$client.execute('select count(*) as n from mail')).rows[0]?.n).toBe(480);
		expect(most).toBe(2);
		expect(Math.max(...slowest)).toBeLessThan(4500);
		const began = Date.now();
		await database().$client.execute("insert into mail (body) values ('after')");
		expect(Date.now() - began).toBeLessThan(1000);
	}, 60_000);

	it('read eight at a time, and are refused at once beyond the queue', async () => {
		const requested = Array.from({ length: 100 }, async () => {
			const began = Date.now();
			try {
				await database().$client.execute('select count(*) from mail');
				return { isRefused: false, took: 0 };
			} catch (error) {
				expect(error).toMatchObject({ name: 'DatabaseBusy', kind: 'read' });
				return { isRefused: true, took: Date.now() - began };
			}
		});
		const answers = await Promise.all(requested);
		expect(most).toBeLessThanOrEqual(8);
		// Those in the queue may be refused later, when their second is over on a slow machine.
		expect(answers.filter(({ isRefused }) => !isRefused).length).toBeGreaterThanOrEqual(8);
		expect(answers.filter(({ isRefused, took }) => isRefused && took < 500).length).toBeGreaterThanOrEqual(60);
	});

	it('leave the server with two unanswered writes when it hangs, and send it no more', async () => {
		await hang();
		const requested = Array.from({ length: 20 }, (_, n) =>
			database(600)
				.$client.execute({ sql: 'insert into mail (body) values (?)', args: [`m${n}`] })
				.then(
					() => 'written',
					(error: Error) => error.name,
				),
		);
		await new Promise((resolve) => setTimeout(resolve, 1000));
		// Their callers were told by now; the server still counts.
		expect(open).toBe(2);
		server.process.kill('SIGCONT');
		const answers = await Promise.all(requested);
		expect(answers.filter((answer) => answer === 'DatabaseUnavailable')).toHaveLength(2);
		expect(answers.filter((answer) => answer === 'DatabaseBusy')).toHaveLength(18);
		// Requests that timed out were written nevertheless, refused ones were not.
		const written = async () => (await database().$client.execute('select count(*) as n from mail')).rows[0]?.n;
		await expect.poll(written, { timeout: 5000 }).toBe(2);
	}, 20_000);

	it('are told apart from a healthy server by a write', async () => {
		const settings = { LIBSQL_URL: server.url, LIBSQL_AUTH_TOKEN: null, TEST_OF: null };
		const healthy = await health(settings);
		expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok', database: 'up' }]);
		await hang();
		expect(await sqldTakesWrites(server.url)).toBe(false);
		const stuck = await health(settings);
		expect([stuck.status, await stuck.json()]).toEqual([503, { status: 'unavailable', database: 'stuck' }]);
		server.process.kill('SIGCONT');
		await vi.waitFor(async () => expect(await sqldTakesWrites(server.url)).toBe(true), 20_000);
	}, 30_000);
});
