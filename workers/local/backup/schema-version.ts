import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '../failure';

/** The newest migration that a database has had: the time by which drizzle orders them. */
export type SchemaVersion = { when: number; migrations: number };

type JournalEntry = { when: number; tag: string };

export function schemaVersionOf(database: DatabaseSync, what: string): SchemaVersion {
	const tables = "select count(*) as n from sqlite_schema where name = '__drizzle_migrations'";
	if (Number(database.prepare(tables).get()?.n) === 0) throw new Failure(`${what} holds no database of Firnlicht.`);
	const row = database.prepare('select max(created_at) as newest, count(*) as n from __drizzle_migrations').get();
	return { when: Number(row?.newest), migrations: Number(row?.n) };
}

/** Whether migrations of this version are newer than a backup. Throws a Failure for a backup of a version that this one does not know. */
export function comparedWithMigrations(version: SchemaVersion, migrations: string): 'same' | 'older' {
	const { entries } = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as {
		entries: JournalEntry[];
	};
	const newest = Math.max(...entries.map(({ when }) => when));
	if (version.when > newest) {
		throw new Failure(
			'The backup is of a newer version of Firnlicht, whose migrations are not here: restore it with that version.',
		);
	}
	if (!entries.some(({ when }) => when === version.when)) {
		throw new Failure(
			'The backup is of another line of Firnlicht: its last migration is not among those of this version.',
		);
	}
	return version.when === newest ? 'same' : 'older';
}
