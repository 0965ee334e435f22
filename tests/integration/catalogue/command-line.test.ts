import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';
import { runCatalogue } from '../../../workers/local/catalogue';
import { openCatalogueStores } from '../../../workers/local/catalogue-stores';
import { freePort } from '../../../workers/local/free-port';
import { editedFixture, FIXTURE } from './workspace';

const base = mkdtempSync(join(tmpdir(), 'firnlicht-command-'));
const out: string[] = [];
const err: string[] = [];

beforeAll(async () => {
	vi.stubEnv('DATA_DIR', join(base, 'data'));
	vi.stubEnv('LIBSQL_URL', '');
	vi.stubEnv('PORT', String(await freePort()));
});

beforeEach(() => {
	out.length = err.length = 0;
	vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
	vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
	vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => {
	vi.unstubAllEnvs();
	rmSync(base, { recursive: true, force: true });
});

test('says how it is used', async () => {
	expect(await runCatalogue(['--help'])).toBe(0);
	expect(out.join('\n')).toContain('npm run catalogue -- import <folder>');
	for (const wrong of [[], ['import'], ['exprot', 'x'], ['import', 'a', 'b']]) {
		expect(await runCatalogue(wrong)).toBe(1);
		expect(err.at(-1)).toContain('Usage:');
	}
	expect(await runCatalogue(['import', 'x', '--dryrun'])).toBe(1);
	expect(err.at(-1)).toContain("Unknown option '--dryrun'");
	expect(await runCatalogue(['import', join(base, 'nowhere')])).toBe(1);
	expect(err.at(-1)).toBe(`There is no folder ${join(base, 'nowhere')}.`);
	const archive = join(base, 'houses.zip');
	writeFileSync(archive, 'PK');
	expect(await runCatalogue(['import', archive])).toBe(1);
	expect(err.at(-1)).toBe(`${archive} is a file: unpack it, if it is an archive, and name the folder.`);
});

test('a new database is made only where the environment names a place or --new says so', async () => {
	const here = process.cwd();
	const elsewhere = mkdtempSync(join(tmpdir(), 'firnlicht-nowhere-'));
	const dataDir = process.env.DATA_DIR ?? '';
	vi.stubEnv('DATA_DIR', '');
	process.chdir(elsewhere);
	try {
		expect(await runCatalogue(['import', FIXTURE])).toBe(1);
		expect(err.at(-1)).toMatch(
			/^There is no installation here: .* Set PORT .*, DATA_DIR .* or LIBSQL_URL .*; --new begins/,
		);
		expect(readdirSync(elsewhere)).toEqual([]);
		expect(await runCatalogue(['import', FIXTURE, '--new', '--dry-run'])).toBe(0);
		expect(out[0]).toMatch(/^Database: http:\S+ \(started for this command, data in \S+\); it is new and empty\.$/);
	} finally {
		process.chdir(here);
		vi.stubEnv('DATA_DIR', dataDir);
		rmSync(elsewhere, { recursive: true, force: true });
	}
});

test('imports without a running database, again without a change, and exports', async () => {
	expect(await runCatalogue(['import', FIXTURE])).toBe(0);
	expect(out[0]).toMatch(/^Database: http:\S+ \(started for this command, data in \S+\); it is new and empty\.$/);
	expect(out).toContain('properties.csv: 3 taken, 0 refused, 3 in all');
	expect(out.slice(-2)).toEqual(['42 changes: 42 added, 0 changed, 0 removed, 0 unchanged.', '4 new pictures.']);
	out.length = 0;
	expect(await runCatalogue(['import', FIXTURE, '--dry-run'])).toBe(0);
	expect(out[0]).toMatch(/; it holds 3 properties and 0 hotels\.$/);
	expect(out.at(-1)).toBe('0 changes: 0 added, 0 changed, 0 removed, 42 unchanged. Nothing was written (dry run).');
	expect(await runCatalogue(['export', join(base, 'exported')])).toBe(0);
	expect(out.at(-1)).toBe(`4 picture files. The catalogue is in ${join(base, 'exported')}.`);
	expect(await runCatalogue(['export', join(base, 'exported')])).toBe(1);
	expect(err.at(-1)).toContain('is not empty');
});

test('an empty database gets its brands, and keeps the recipients that operations have set', async () => {
	const env = { DATA_DIR: join(base, 'brands'), PORT: process.env.PORT };
	const rows = async (statement: string) => {
		const { db, stop } = await openCatalogueStores(env);
		const result = await db.$client.execute(statement);
		await stop();
		return result.rows.map((row) => `${row.key} ${row.team_email}`);
	};
	expect(await rows('select key, team_email from brand')).toHaveLength(BRAND_PROFILES.length);
	await rows("update brand set team_email = 'desk@example.com' where key = 'consumer'");
	expect(await rows('select key, team_email from brand')).toContain('consumer desk@example.com');
});

test('exit codes: 1 for errors, 2 for refused rows, which are listed', async () => {
	const invalid = editedFixture(join(base, 'invalid'), ({ replace }) => replace('stays.csv', '24500', 'free'));
	expect(await runCatalogue(['import', invalid])).toBe(1);
	expect(err).toEqual([
		'stays.csv:2 price: "free" is not a price; right would be: an amount above 0 such as 12480 or 12480.50, without currency and thousands separator',
		'1 error: nothing was written.',
	]);
	expect(existsSync(`${invalid}-refused.csv`)).toBe(false);
	expect(await runCatalogue(['import', invalid, '--skip-invalid'])).toBe(2);
	expect(readFileSync(`${invalid}-refused.csv`, 'utf8')).toContain('stays.csv,2,price,');
	expect(await runCatalogue(['import', invalid, '--skip-invalid', '--report', join(base, 'report.csv')])).toBe(2);
	expect(existsSync(join(base, 'report.csv'))).toBe(true);
});

test('thousands of errors are summed up, and listed in a file', async () => {
	const folder = editedFixture(join(base, 'thousands'), ({ append, write, read }) => {
		const rows = Array.from(
			{ length: 2000 },
			(_, at) => `chalet-enzian,2028-01-0${at % 9},2028-13-01,catered,free,${at}x`,
		);
		write('stays.csv', `${read('stays.csv')}${rows.join('\n')}\n`);
		append('equipment.csv', 'chalet-enzian,=HYPERLINK("http://x"),Pfanne');
	});
	expect(await runCatalogue(['import', folder])).toBe(1);
	const report = `${folder}-refused.csv`;
	expect(err[0]).toBe('6,224 errors of 5 kinds:');
	expect(err[1]).toBe('  2,000 × stays.csv check_out: "…" is not a day (first in line 10)');
	expect(err).toContain('The first 50:');
	expect(err.filter((line) => line.includes('right would be'))).toHaveLength(50);
	expect(err.slice(-2)).toEqual([`All of them are listed in ${report}.`, '6,224 errors: nothing was written.']);
	expect(readFileSync(report, 'utf8').split('\n')).toHaveLength(6224 + 2);
});

test('a database that was named must answer', async () => {
	vi.stubEnv('LIBSQL_URL', 'http://127.0.0.1:9');
	expect(await runCatalogue(['import', FIXTURE])).toBe(1);
	expect(err.at(-1)).toBe('The database at http://127.0.0.1:9 (LIBSQL_URL) does not answer.');
	vi.stubEnv('LIBSQL_URL', '');
});
