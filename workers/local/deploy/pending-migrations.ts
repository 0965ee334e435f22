import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/client';

/** Names of the migrations that a database has yet to get. */
export async function pendingMigrations(db: Database, folder: string): Promise<string[]> {
	const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
		entries: { when: number; tag: string }[];
	};
	const { rows: tables } = await db.$client.execute(
		"select count(*) as n from sqlite_schema where name = '__drizzle_migrations'",
	);
	if (Number(tables[0]?.n) === 0) return entries.map(({ tag }) => tag);
	const { rows } = await db.$client.execute('select coalesce(max(created_at), 0) as newest from __drizzle_migrations');
	return entries.filter(({ when }) => when > Number(rows[0]?.newest)).map(({ tag }) => tag);
}
