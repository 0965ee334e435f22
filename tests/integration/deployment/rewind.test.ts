import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../database';

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

const TOKEN = 'turso-secret';
const MOMENT = '2026-11-20T09:59:00+01:00';
const folder = mkdtempSync(join(tmpdir(), 'firnlicht-rewind-'));
let database: TestDatabase;
let server: Server;
let api = '';
const calls: Call[] = [];
/** What the stand-in answers, by method and path. */
let answers: Record<string, [status: number, body: unknown]> = {};

beforeAll(async () => {
	database = await startTestDatabase();
	server = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		const { method = '', url = '', headers } = request;
		calls.push({ method, path: url, headers, body: text ? JSON.parse(text) : null });
		const [status, body] = answers[`${method} ${url}`] ?? [404, { error: 'no such thing' }];
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	server.close();
	await database.stop();
	rmSync(folder, { recursive: true, force: true });
});

const DATABASES = '/v1/organizations/firn/databases';
beforeEach(() => {
	calls.length = 0;
	answers = {
		[`GET ${DATABASES}/firnlicht`]: [200, { database: { Name: 'firnlicht', group: 'zurich', Hostname: 'x' } }],
		// The stand-in of the new database is a real server.
		[`POST ${DATABASES}`]: [200, { database: { Name: 'x', DbId: 'x', Hostname: new URL(database.url).host } }],
		[`POST ${DATABASES}/firnlicht-202611200859/auth/tokens?expiration=never&authorization=full-access`]: [
			200,
			{ jwt: 'jwt-of-copy' },
		],
	};
});

function rewind(args: string[], env: Record<string, string> = {}): Promise<{ status: number | null; said: string }> {
	const child = spawn(process.execPath, ['--import', 'tsx', 'workers/local/rewind.ts', ...args], {
		env: {
			...process.env,
			...{
				TURSO_ORGANIZATION: 'firn',
				TURSO_DATABASE: 'firnlicht',
				TURSO_API_TOKEN: TOKEN,
				TURSO_API_URL: api,
				DATA_DIR: folder,
			},
			...env,
		},
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			said += chunk;
		});
	}
	return new Promise((done) => child.once('close', (status) => done({ status, said })));
}

test('a database of a moment is made by three calls of the platform API, proved, and its token kept in a file', async () => {
	const { status, said } = await rewind([MOMENT]);
	expect([status, said]).toEqual([
		0,
		expect.stringContaining('firnlicht-202611200859 answers: 0 leads, and its books balance'),
	]);
	expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
		{ method: 'GET', path: `${DATABASES}/firnlicht`, body: null },
		{
			method: 'POST',
			path: DATABASES,
			body: {
				name: 'firnlicht-202611200859',
				group: 'zurich',
				seed: { type: 'database', name: 'firnlicht', timestamp: '2026-11-20T08:59:00Z' },
			},
		},
		{
			method: 'POST',
			path: `${DATABASES}/firnlicht-202611200859/auth/tokens?expiration=never&authorization=full-access`,
			body: null,
		},
	]);
	expect(calls.every(({ headers }) => headers.authorization === `Bearer ${TOKEN}`)).toBe(true);
	const file = join(folder, 'turso-token');
	expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['jwt-of-copy', 0o600]);
	expect(said).not.toContain('jwt-of-copy');
	for (const worker of ['site', 'mailer', 'crash-reports', 'conversations', 'offer-cache'])
		expect(said).toContain(worker);
});

test('a dry run says the calls and sends none, also without a token', async () => {
	const { status, said } = await rewind([MOMENT, '--dry-run', '--name', 'trial'], {
		TURSO_API_TOKEN: '',
		TURSO_API_URL: '',
	});
	expect([status, calls]).toEqual([0, []]);
	expect(said).toContain(`POST https://api.turso.tech${DATABASES}\n`);
	expect(said).toContain('"seed":{"type":"database","name":"firnlicht","timestamp":"2026-11-20T08:59:00Z"}');
	expect(said).toContain('Nothing was sent.');
});

test.each([
	[['yesterday'], {}, 'The moment is written as 2026-11-28T09:59:00Z'],
	[['2999-01-01T00:00:00Z'], {}, 'is yet to come'],
	[[MOMENT], { TURSO_DATABASE: '' }, 'TURSO_DATABASE is not set'],
	[[MOMENT], { TURSO_ORGANIZATION: '../x' }, 'TURSO_ORGANIZATION is no name'],
	[[MOMENT, '--name', 'A b'], {}, '--name is no name'],
	[[MOMENT], { TURSO_API_TOKEN: '' }, 'TURSO_API_TOKEN is not set'],
	[[], {}, 'Usage'],
])('%j with %j is refused before anything is sent', async (args, env, sentence) => {
	const { status, said } = await rewind(args, env as Record<string, string>);
	expect([status, said, calls]).toEqual([1, expect.stringContaining(sentence), []]);
});

test('what Turso refuses is said without the token, and nothing more is sent', async () => {
	answers[`POST ${DATABASES}`] = [409, { error: 'database with name firnlicht-202611200859 already exists' }];
	const { status, said } = await rewind([MOMENT]);
	expect([status, said]).toEqual([1, expect.stringContaining('Turso answers 409')]);
	expect(said).toContain('already exists');
	expect(said).not.toContain(TOKEN);
	expect(calls).toHaveLength(2);
	answers[`POST ${DATABASES}`] = [200, { ok: true }];
	expect((await rewind([MOMENT])).said).toContain('is not what its API says');
});
