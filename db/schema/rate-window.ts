import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns';

/**
 * How often a visitor wrote within one window of ten minutes (FORM-14). The check makes the database refuse what is
 * too much, inside the very transaction of the write: two writes at once cannot both be the last one allowed.
 */
export const rateWindow = sqliteTable(
	'rate_window',
	{
		/** Keyed hash of the visitor's address; no address can be read from it. */
		visitor: text('visitor').notNull(),
		startsAt: instant('starts_at').notNull(),
		writes: integer('writes').notNull(),
		/** The limit that held when this row was last written. */
		allowed: integer('allowed').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.visitor, t.startsAt] }),
		index('rate_window_time').on(t.startsAt),
		check('rate_window_allowed', sql`${t.writes} <= ${t.allowed}`),
	],
);
