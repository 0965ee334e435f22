import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';

describe('reads over pooled streams', () => {
	let folder: string;
	let port: number;
	let server: Awaited<ReturnType<typeof startSqld>>;
	/** Batons in the order of the requests; undefined opens a stream. */
	let batons: (string | undefined)[];

	const start = () => startSqld({ port, folder: join(folder, 'sqld'), logFile: join(folder, 'sqld.log') });
	/** As a worker does it: a database for each request. */
	const open = (): Database => openDatabase({ url: server.url, keepsStreams: true, patienceMilliseconds: 5000 });

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'firnlicht-streams-'));
		port = await freePort();
		server = await start();
		await open().$client.execute('create table house (name text)');
		batons = [];
		const real = fetch;
		vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
			if (input instanceof Request) batons.push(((await input.clone().json()) as { baton?: string }).baton);
			return real(input, init);
		});
	});

	afterEach(async () => {
		vi.unstubAllGlobals();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	it('open one stream for many requests, and see writes between them', async () => {
		expect((await open().$client.execute('select count(*) as n from house')).rows[0]?.n).toBe(0);
		await open().$client.execute({ sql: 'insert into house values (?1)', args: ['Aurikel'] });
		const { columns, rows } = await open().$client.execute({
			sql: 'select name from house where name = :name',
			args: { name: 'Aurikel' },
		});
		expect(columns).toEqual(['name']);
		expect(rows.map((row) => row.name)).toEqual(['Aurikel']);
		expect(batons.map((baton) => baton !== undefined)).toEqual([false, false, true]);
	});

	it('take a batch that only reads over the same stream, as of one moment, and leave it ready', async () => {
		await open().$client.execute('select 1');
		await open().$client.execute({ sql: 'insert into house values (?1)', args: ['Aurikel'] });
		const ask = () =>
			open().$client.batch([
				'select count(*) as n from house',
				{ sql: 'select name from house where name = ?1', args: ['Aurikel'] },
			]);
		for (const batch of [await ask(), await ask()])
			expect(batch.map(({ rows }) => ({ ...rows[0] }))).toMatchObject([{ n: 1 }, { name: 'Aurikel' }]);
		expect((await open().$client.execute('select 2 as n')).rows[0]?.n).toBe(2);
		expect(batons.map((baton) => baton !== undefined)).toEqual([false, false, true, true, true]);
		await expect(open().$client.batch(['select 1', 'select name from nowhere'])).rejects.toMatchObject({
			message: expect.stringContaining('nowhere'),
		});
		expect((await ask())[0]?.rows[0]?.n).toBe(1);
	});

	it('see what was written between two batches, and leave a batch that writes to a stream of its own', async () => {
		const count = async () => (await open().$client.batch(['select count(*) as n from house']))[0]?.rows[0]?.n;
		expect(await count()).toBe(0);
		await open().$client.batch(['select 1', "insert into house values ('Firn')"], 'write');
		expect(batons.at(-1)).toBeUndefined();
		expect(await count()).toBe(1);
	});

	it('never share a stream between two at once', async () => {
		await Promise.all([1, 2, 3].map((n) => open().$client.execute(`select ${n}`)));
		expect(batons).toEqual([undefined, undefined, undefined]);
		await Promise.all([1, 2, 3].map((n) => open().$client.execute(`select ${n}`)));
		expect(new Set(batons.slice(3)).size).toBe(3);
		expect(batons.slice(3)).not.toContain(undefined);
	});

	it('answer when the server has forgotten the stream', async () => {
		await open().$client.execute('select 1');
		await server.stop();
		server = await start();
		expect((await open().$client.execute('select 2 as n')).rows[0]?.n).toBe(2);
		expect(batons.at(-1)).toBeUndefined();
	});

	it('tell of a refused statement as ever', async () => {
		await expect(open().$client.execute('select name from nowhere')).rejects.toMatchObject({
			name: 'LibsqlError',
			message: expect.stringContaining('nowhere'),
		});
	});

	it('leave writing in a with clause to a stream of its own', async () => {
		await open().$client.execute('select 1');
		await open().$client.execute("with new(name) as (values ('Firn')) insert into house select name from new");
		expect(batons.at(-1)).toBeUndefined();
	});
});
