import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { isTestDatabase } from '#db/installation-kind';
import { user } from '#db/schema/user';
import { DEPLOY_ORDER } from '../../../workers/local/deploy/deploy-config';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';
import { startTestDatabase } from '../database';
import { buildOnce } from '../product';

const folder = mkdtempSync(join(tmpdir(), 'firnlicht-deploy-'));
const stateFolder = join(folder, 'cloudflare');
let databaseUrl = '';
let stopDatabase = async () => {};

beforeAll(async () => {
	await buildOnce();
	const server = await startSqld({
		...{ port: await freePort(), folder: join(folder, 'sqld'), logFile: join(folder, 'sqld.log') },
	});
	databaseUrl = server.url;
	stopDatabase = server.stop;
}, 200_000);
afterAll(async () => {
	await stopDatabase();
	rmSync(folder, { recursive: true, force: true });
	expect(globSync('{.,workers/*}/.deploy-*.json')).toEqual([]);
});

const service = (worker: string) => (worker === 'site' ? 'firnlicht-trial' : `firnlicht-${worker}-trial`);
const SERVICES = DEPLOY_ORDER.map(service);
const SECRETS = { site: ['FORM_SECRET', 'LIBSQL_AUTH_TOKEN'], mailer: ['FORM_SECRET', 'LIBSQL_AUTH_TOKEN'] };

beforeEach(() => {
	rmSync(stateFolder, { recursive: true, force: true });
	rmSync(join(folder, 'deployments'), { recursive: true, force: true });
	mkdirSync(stateFolder);
	for (const worker of DEPLOY_ORDER) {
		const secrets = worker === 'site' || worker === 'mailer' ? SECRETS[worker] : ['LIBSQL_AUTH_TOKEN'];
		setState(worker, { secrets, version: `${service(worker)}-v1`, count: 1 });
	}
});

const fileOf = (worker: string) => join(stateFolder, `${service(worker)}.json`);
const setState = (worker: string, state: object) => writeFileSync(fileOf(worker), JSON.stringify(state));
const stateOf = (worker: string) => JSON.parse(readFileSync(fileOf(worker), 'utf8'));
const calls = () =>
	existsSync(join(stateFolder, 'calls.txt'))
		? readFileSync(join(stateFolder, 'calls.txt'), 'utf8').trim().split('\n')
		: [];

const VALUES = {
	LIBSQL_URL: 'libsql://firnlicht-firn.turso.io',
	HEALTH_URL: 'https://www.firnlicht.example/healthz',
	ALERT_PAGE: 'https://www.firnlicht.example/partner/dashboard/admin/service',
	ALERT_SENDER: 'service@firnlicht.example',
	PICTURE_BASE_URL: 'https://pictures.example.com',
	PRODUCTION_HOSTS: 'firnlicht.example',
	SMTP_HOST: 'smtp.example.com',
};

function deploy(
	args: string[] = [],
	env: Record<string, string> = {},
): Promise<{ status: number | null; said: string }> {
	const child = spawn(
		process.execPath,
		['--import', 'tsx', 'workers/local/deploy.ts', '--environment', 'trial', ...args],
		{
			env: {
				...process.env,
				...VALUES,
				...{ DATA_DIR: folder, STAND_IN_FOLDER: stateFolder, MIGRATION_LIBSQL_URL: databaseUrl },
				FIRNLICHT_WRANGLER: resolve('tests/integration/deployment/wrangler-stand-in.mjs'),
				...env,
			},
		},
	);
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			said += chunk;
		});
	}
	return new Promise((done) => child.once('close', (status) => done({ status, said })));
}

test('a dry run checks the values, bundles every worker with its configuration, and sends nothing', async () => {
	const { status, said } = await deploy(['--dry-run'], { SMTP_HOST: '' });
	expect([status, calls()]).toEqual([0, []]);
	expect(said).toContain('mailer: MAIL_TRANSPORT=smtp needs SMTP_HOST');
	// What is built already is not built again.
	expect(said).not.toContain('Building');
	for (const name of SERVICES) expect(said).toMatch(new RegExp(`${name}: \\d+ kB`));
	expect(said).toContain(`in this order: ${SERVICES.join(', ')}`);
});

test('a deployment stops before anything is done where values are missing, and names each with its place', async () => {
	setState('site', { secrets: [], version: 'v1', count: 1 });
	const { status, said } = await deploy([], {
		PICTURE_BASE_URL: '',
		TODAY: '2026-11-20',
		DNS_RESOLVER_URL: 'http://plain',
	});
	expect(status).toBe(1);
	expect(said).toContain('Nothing was deployed: values are missing.');
	expect(said).toContain('site: FORM_SECRET is missing (npx wrangler secret put FORM_SECRET -c wrangler.toml)');
	expect(said).toContain('site: LIBSQL_AUTH_TOKEN is missing');
	expect(said).toContain('site: PICTURE_BASE_URL is missing (PICTURE_BASE_URL=…');
	expect(said).toContain('site: DNS_RESOLVER_URL has to be an address with https');
	expect(calls().every((call) => call.startsWith('secret '))).toBe(true);
});

test('the database is migrated first, then the workers in their order, the site last; a rollback goes the other way', {
	timeout: 120_000,
}, async () => {
	const { status, said } = await deploy();
	expect([status, said]).toEqual([0, expect.stringContaining('Back to what served before')]);
	expect(said.indexOf('  migrated')).toBeGreaterThan(0);
	expect(said.indexOf('  migrated')).toBeLessThan(said.indexOf(`${SERVICES[0]}: ${SERVICES[0]}-v2`));
	const db = openDatabase({ url: databaseUrl });
	expect((await db.$client.execute('select count(*) as n from lead')).rows[0]?.n).toBe(0);
	db.$client.close();
	expect(calls().filter((call) => call.startsWith('deploy '))).toEqual(SERVICES.map((name) => `deploy ${name}`));
	expect(calls()).toContain('queues create firnlicht-mail-trial');
	// Values of the environment reach the workers that read them, and no others; bindings lead to the same environment.
	expect(stateOf('site').vars).toMatchObject({
		PICTURE_BASE_URL: VALUES.PICTURE_BASE_URL,
		LIBSQL_URL: VALUES.LIBSQL_URL,
	});
	expect(stateOf('mailer').vars).not.toHaveProperty('PICTURE_BASE_URL');
	expect(stateOf('site').services.map((each: { service: string }) => each.service)).toContain('firnlicht-mailer-trial');

	const back = await deploy(['--rollback']);
	expect([back.status, back.said]).toEqual([0, expect.stringContaining('The database keeps its migrations')]);
	expect(calls().filter((call) => call.startsWith('rollback '))).toEqual(
		SERVICES.toReversed().map((name) => `rollback ${name}`),
	);
	for (const worker of DEPLOY_ORDER) expect(stateOf(worker).version).toBe(`${service(worker)}-v1`);
});

test('the first failure stops it, says what has been deployed and how to go back, which brings those back', {
	timeout: 120_000,
}, async () => {
	const [first = '', second = '', third = ''] = SERVICES;
	const { status, said } = await deploy([], { STAND_IN_FAILS: third });
	expect(status).toBe(1);
	expect(said).toContain(`${third} was not deployed:\nA request to the Cloudflare API failed.`);
	expect(said).toContain(`Deployed before it: ${first}, ${second}.`);
	expect(said).toContain('npm run deploy -- --rollback');
	expect(calls().filter((call) => call.startsWith('deploy '))).toEqual(
		[first, second, third].map((name) => `deploy ${name}`),
	);
	expect((await deploy(['--rollback'])).status).toBe(0);
	expect(calls().filter((call) => call.startsWith('rollback '))).toEqual(
		[third, second, first].map((name) => `rollback ${name}`),
	);
	expect(DEPLOY_ORDER.map((worker) => stateOf(worker).version)).toEqual(SERVICES.map((name) => `${name}-v1`));
});

test('a rollback of what was never deployed from here is refused', async () => {
	const { status, said } = await deploy(['--rollback']);
	expect([status, said]).toEqual([1, expect.stringContaining('There is no deployment of trial')]);
});

test('an unused database becomes one of a test brand, and real and test never share one (TEST-1)', {
	timeout: 120_000,
}, async () => {
	const TEST_BRAND = {
		TEST_OF: 'https://www.firnlicht.example',
		BRAND_ORIGINS: 'firnlicht=https://test.firnlicht.example',
	};
	const both = await deploy([], TEST_BRAND);
	expect([both.status, both.said]).toEqual([1, expect.stringContaining('must not have PRODUCTION_HOSTS')]);
	const unused = await startTestDatabase();
	const used = await startTestDatabase();
	try {
		const at = ({ url }: { url: string }, values: Record<string, string>) =>
			deploy([], { MIGRATION_LIBSQL_URL: url, ...values });
		await used.db.insert(user).values({
			...{ id: 'user_a', issuer: 'https://issuer.example', subject: 'a', email: 'a@agency.example', role: 'agent' },
			updatedAt: 1,
		});
		const test = { ...TEST_BRAND, PRODUCTION_HOSTS: '' };
		const refused = await at(used, test);
		expect([refused.status, refused.said]).toEqual([
			1,
			expect.stringContaining('A test brand has a database of its own.'),
		]);
		expect(await isTestDatabase(used.db)).toBe(false);
		expect(calls().filter((call) => call.startsWith('deploy '))).toEqual([]);

		expect((await at(unused, test)).status).toBe(0);
		expect(await isTestDatabase(unused.db)).toBe(true);
		expect(stateOf('site').vars).toMatchObject({ TEST_OF: TEST_BRAND.TEST_OF });
		expect(stateOf('mailer').vars).toMatchObject({ TEST_OF: TEST_BRAND.TEST_OF });
		const real = await at(unused, {});
		expect([real.status, real.said]).toEqual([1, expect.stringContaining('the database is one of a test brand')]);
	} finally {
		await unused.stop();
		await used.stop();
	}
});

test('a migration that takes something away waits for a version that no longer uses it (OPS-6)', {
	timeout: 120_000,
}, async () => {
	const { db, url, stop } = await startTestDatabase();
	try {
		// The database as it was before the audit trail was closed, whose migration is a contraction.
		const { entries } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
			entries: { when: number; tag: string }[];
		};
		const closing = entries.find(({ tag }) => tag === '0115_audit-unchanged');
		await db.$client.batch([
			{ sql: 'delete from __drizzle_migrations where created_at >= ?', args: [closing?.when ?? 0] },
			'drop trigger audit_unchanged',
			'drop trigger audit_kept',
			'drop table installation',
		]);
		const refused = await deploy([], { MIGRATION_LIBSQL_URL: url });
		expect(refused.status).toBe(1);
		expect(refused.said).toContain('0115_audit-unchanged takes away what versions before 13c80eff use');
		expect(refused.said).toContain('which version serves is not known here');
		expect(calls().filter((call) => call.startsWith('deploy '))).toEqual([]);
		const { rows } = await db.$client.execute("select name from sqlite_schema where name = 'audit_kept'");
		expect(rows).toEqual([]);
	} finally {
		await stop();
	}
});
