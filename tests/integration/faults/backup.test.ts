import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client';
import { DATABASE_FILE } from '../../../workers/local/backup';
import { newBackupKey } from '../../../workers/local/backup/backup-keys';
import { lockCheckpoints } from '../../../workers/local/backup/copy-database';
import { freePort } from '../../../workers/local/free-port';
import { type Installation, startInstallation } from '../../../workers/local/installation';
import { startSqld } from '../../../workers/local/sqld';
import { ask } from '../http';
import { CATALOGUE, freePorts, type Product, startProduct, TODAY } from '../product';
import { signInAs } from '../sign-in';
import { runCommand } from './backup-command';

const folder = mkdtempSync(join(tmpdir(), 'firnlicht-backup-'));
const here = resolve('.local', 'test-backup');
const there = join(folder, 'there');
const file = join(folder, 'copies', 'today.age');
const SECRETS = [
	'card-vault-key',
	'bank-data-key',
	'guest-data-key',
	'webhook-secret-key',
	'form-secret',
	'file-seal-key',
];

let product: Product;
let restored: Installation | undefined;
let agent = '';
let propertyId = '';

beforeAll(async () => {
	product = await startProduct('backup');
	agent = await signInAs(product, 'agent');
	const { text } = await product.ask('/api/properties');
	const properties: { _id: string; name: string }[] = JSON.parse(text);
	propertyId = properties.find(({ name }) => name === 'Chalet Enzian')?._id ?? '';
});
afterAll(async () => {
	await restored?.stop();
	await product?.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Saves an interest or asks for an option by the API. */
async function postLead(port: number, intent: 'interest' | 'option', lastName: string): Promise<string> {
	const answer = await ask(port, '/api/sales/leads/new/property', {
		method: 'POST',
		headers: { cookie: agent, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
		body: JSON.stringify({
			intent,
			_property: propertyId,
			period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
			client: { firstName: 'Ada', lastName, nationality: 'British' },
			occupancy: { pax: 2 },
			serviceLevel: 'catered',
		}),
	});
	expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
	return JSON.parse(answer.text)._id;
}

/** Everything that each table of an installation holds. */
function contentsOf(dataDir: string): Map<string, string> {
	const database = new DatabaseSync(join(dataDir, 'sqld', DATABASE_FILE), { readOnly: true, timeout: 30_000 });
	try {
		const names = database.prepare("select name from pragma_table_list where schema = 'main' and type = 'table'").all();
		const rowsOf = (name: string) => database.prepare(`select * from "${name}"`).all();
		return new Map(names.map(({ name }) => [String(name), JSON.stringify(rowsOf(String(name)))]));
	} finally {
		database.close();
	}
}

test('an installation in use is backed up, restored into an empty place, and takes bookings there', {
	timeout: 120_000,
}, async () => {
	const before = contentsOf(here);
	const saved: string[] = [];
	let isWriting = true;
	const writer = (async () => {
		while (isWriting) saved.push(await postLead(product.ports.site, 'interest', `Busy${saved.length}`));
	})();
	while (saved.length < 5) await new Promise((done) => setTimeout(done, 10));
	const first = saved.length;
	const env = { BACKUP_KEYS: (await newBackupKey()).secret };
	const backup = await runCommand('backup', [file], { ...env, DATA_DIR: here });
	expect(backup).toMatchObject({ status: 0, said: expect.stringContaining(`${file} holds database and pictures`) });
	const last = saved.length + 1;
	isWriting = false;
	await writer;
	expect(readdirSync(join(folder, 'copies'))).toEqual(['today.age']);
	expect(readdirSync(here).filter((name) => name.startsWith('backup'))).toEqual([]);
	// Nothing of it can be read without the key.
	expect(readFileSync(file).includes('Chalet Enzian')).toBe(false);

	const check = await runCommand('restore', [file, '--check'], { ...env, DATA_DIR: there });
	expect(check).toMatchObject({ status: 0, said: expect.stringContaining(`${file} is sound`) });
	expect(readdirSync(there)).toEqual([]);
	const restore = await runCommand('restore', [file], { ...env, DATA_DIR: there });
	expect(restore).toMatchObject({ status: 0, said: expect.stringContaining('Secrets are not part of a backup.') });
	const [after, found] = [contentsOf(here), contentsOf(there)];
	const untouched = [...before].filter(([name, rows]) => after.get(name) === rows).map(([name]) => name);
	expect(untouched).toEqual(expect.arrayContaining(['property', 'stay_rate', 'user', 'brand', 'picture']));
	for (const name of untouched) expect([name, found.get(name)]).toEqual([name, before.get(name)]);
	for (const name of SECRETS) copyFileSync(join(here, name), join(there, name));

	const ports = await freePorts();
	restored = await startInstallation({
		...{ root: resolve('.'), ports, dataDir: there, catalogue: CATALOGUE, say: () => undefined },
		siteVariables: { TODAY, WRITES_PER_TEN_MINUTES: '100000', READS_PER_MINUTE: '1000000' },
	});
	const copy = openDatabase({ url: restored.databaseUrl });
	// Each transaction is there as a whole or not at all: a lead has its event.
	const { rows } =
		await copy.$client.execute(`select id, (select count(*) from lead_event e where e.lead_no = lead.no) as events
		from lead where client_last_name like 'Busy%' order by no`);
	expect(rows.map(({ id }) => id)).toEqual(saved.slice(0, rows.length));
	expect(rows.every(({ events }) => events === 1)).toBe(true);
	expect(rows.length).toBeGreaterThanOrEqual(first);
	expect(rows.length).toBeLessThanOrEqual(last);

	// The session of before is one of now, pictures are served, and the week can be booked.
	const page = await ask(ports.site, '/partner/dashboard', { headers: { cookie: agent } });
	expect([page.status, page.text.includes('Busy0')]).toEqual([200, true]);
	const property = await ask(ports.site, '/chalets/austria/lech/chalet-enzian');
	const [picture = ''] = /http:\/\/localhost:\d+\/pictures\/[^"\s]+/.exec(property.text) ?? [];
	expect((await fetch(picture)).status).toBe(200);
	const booked = await postLead(ports.site, 'option', 'Again');
	const option = await copy.$client.execute({ sql: 'select status from lead where id = ?', args: [booked] });
	expect(option.rows.map(({ status }) => status)).toEqual(['requestedOption']);
});

test('a restore into a place that has data is refused, also while it is in use', async () => {
	const env = { BACKUP_KEYS: (await newBackupKey()).secret, DATA_DIR: here };
	mkdirSync(join(folder, 'copies'), { recursive: true });
	const { status, said } = await runCommand('restore', [file], env);
	expect([status, said]).toEqual([
		1,
		`${join(here, 'sqld')} is there already: stop npm start and move it away, a restore overwrites nothing.`,
	]);
	expect((await product.ask('/')).status).toBe(200);
});

test('writers go on while checkpoints are locked out, which a read transaction would not let them', {
	timeout: 60_000,
}, async () => {
	const server = await startSqld({
		...{ port: await freePort(), folder: join(folder, 'busy'), logFile: join(folder, 'busy.log') },
	});
	const db = openDatabase({ url: server.url });
	try {
		await db.$client.execute('create table note (no integer primary key)');
		const lock = await lockCheckpoints(join(folder, 'busy', `${DATABASE_FILE}-shm`));
		expect(lock).not.toBeNull();
		const size = statSync(join(folder, 'busy', DATABASE_FILE)).size;
		// sqld checkpoints every five seconds.
		const end = Date.now() + 7000;
		let longest = 0;
		while (Date.now() < end) {
			const begun = Date.now();
			await db.$client.execute('insert into note values (null)');
			longest = Math.max(longest, Date.now() - begun);
			await new Promise((done) => setTimeout(done, 20));
		}
		expect(longest).toBeLessThan(3000);
		expect(statSync(join(folder, 'busy', DATABASE_FILE)).size).toBe(size);
		lock?.stdin?.end();
		await vi.waitFor(() => expect(statSync(join(folder, 'busy', `${DATABASE_FILE}-wal`)).size).toBe(0), {
			timeout: 20_000,
			interval: 200,
		});
	} finally {
		db.$client.close();
		await server.stop();
	}
});
