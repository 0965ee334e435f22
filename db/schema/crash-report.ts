import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, instant, no, requestId } from './columns';

/** One row per distinct crash (by fingerprint), counted; written by `workers/crash-reports`. */
export const crashReport = sqliteTable(
	'crash_report',
	{
		no: no(),
		fingerprint: text('fingerprint').notNull().unique(),
		/** `site` for server errors, `browser` for front-end ones. */
		origin: text('origin', { enum: ['site', 'browser'] }).notNull(),
		error: text('error').notNull(),
		location: text('location'),
		hasReloaded: integer('has_reloaded', { mode: 'boolean' }),
		/** Public id of the user at the last occurrence; null for a visitor. */
		userId: text('user_id'),
		count: integer('count').notNull().default(1),
		createdAt: createdAt(),
		lastSeenAt: instant('last_seen_at').notNull(),
		notifiedAt: instant('notified_at'),
		/** It was dealt with; another occurrence opens it again. */
		doneAt: instant('done_at'),
		/** The last occurrence's request. */
		requestId: requestId(),
	},
	(t) => [index('crash_report_last_seen').on(t.lastSeenAt), index('crash_report_open').on(t.doneAt, t.lastSeenAt)],
);
