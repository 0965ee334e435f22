import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { personalTables } from '../../personal-data';
import type { TestDatabase } from '../database';
import { contextOf, startAgentDatabase } from '../lead/agent-workspace';
import { EMAIL, insertEverywhere, MARK } from './every-table-rows';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertEverywhere(database);
});
afterAll(() => database?.stop());

const ofClients = personalTables.filter(({ whose }) => whose.includes('client'));

const rowsOf = (table: string) => database.db.all<Record<string, unknown>>(sql.raw(`select * from \`${table}\``));

const INDEXES = ['lead_words', 'enquiry_words', 'proposal_words'] as const;

/** Tables in which the client's name or address can be read, and full-text indexes that find it. */
async function tablesThatName(): Promise<string[]> {
	const tables = await database.db.all<{ name: string }>(
		sql`select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
			and name not glob 'sqlite_*' and name not glob '*_words_*' and name not glob '*_trigrams_*'`,
	);
	const found = await Promise.all(
		tables.map(async ({ name }) =>
			JSON.stringify(await rowsOf(name))
				.toLowerCase()
				.includes(MARK)
				? [name]
				: [],
		),
	);
	const indexes = await Promise.all(
		INDEXES.map(async (index) => {
			const hits = await database.db.all(
				sql`select rowid from ${sql.raw(index)} where ${sql.raw(index)} match ${MARK}`,
			);
			return hits.length > 0 ? [index] : [];
		}),
	);
	return [...found, ...indexes].flat().sort();
}

it('has a value in every personal column of a table that holds data of clients', async () => {
	const empty = await Promise.all(
		ofClients.map(async ({ table, personal }) => {
			const rows = await rowsOf(table);
			if (rows.length === 0) return [table];
			return personal
				.filter((column) => rows.every((row) => row[column] === null))
				.map((column) => `${table}.${column}`);
		}),
	);
	expect(empty.flat()).toEqual([]);
	expect(await tablesThatName()).toEqual(expect.arrayContaining(['lead', 'lead_line', ...INDEXES]));
});

/** The client's words in a value, without the JSON around them. */
const wordsIn = (value: unknown) => new RegExp(`[^"]*${MARK}[^"]*`, 'i').exec(String(value))?.[0];

it('exports what the page says', async () => {
	const ctx = contextOf(database, 'admin');
	const exported = JSON.stringify(await exportClient({ ctx, client: { email: EMAIL } }));
	const missing = new Set<string>();
	for (const { table, personal, exported: way } of ofClients)
		if (way.startsWith('yes'))
			for (const row of await rowsOf(table))
				for (const column of personal) {
					const words = wordsIn(row[column]);
					if (words && !exported.includes(words)) missing.add(`${table}.${column}`);
				}
	// The text of a mail is the same.
	expect([...missing]).toEqual(['mail_outbox.html']);
});

it('names the erased client nowhere but where the page says that it stays', async () => {
	const { retained } = await eraseClient({ ctx: contextOf(database, 'admin'), client: { email: EMAIL } });
	expect(retained).toEqual([]);
	const stays = personalTables.filter(({ erased }) => /\b(open \d|stays)/.test(erased)).map(({ table }) => table);
	const named = await tablesThatName();
	expect(named.filter((table) => !stays.includes(table))).toEqual([]);
	// What is open is still so; a change of that changes the page.
	expect(named).toEqual(['bank_entry', 'refund', 'security_deposit']);
});

it.each(ofClients.filter(({ erased }) => erased.startsWith('deleted')).map(({ table }) => table))(
	'has no row of the client left in %s',
	async (table) => {
		expect(await rowsOf(table)).toEqual([]);
	},
);
