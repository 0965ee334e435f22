import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { flag } from './columns';

/** What this database is for: real bookings, or the test brand (ADR 64). One row, made by the migration. */
export const installation = sqliteTable(
	'installation',
	{ no: integer('no').primaryKey(), isTest: flag('is_test').notNull().default(false) },
	(t) => [check('installation_one', sql`${t.no} = 1`)],
);
