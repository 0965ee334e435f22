import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, no } from './columns';

/** Notes on use from browsers that have agreed; redacted before they are written, deleted after 30 days. */
export const frontendLog = sqliteTable(
	'frontend_log',
	{
		no: no(),
		brandKey: text('brand_key').notNull(),
		/** Random number that the browser made; not linked to a person. */
		sessionId: text('session_id').notNull(),
		msg: text('msg').notNull(),
		data: text('data', { mode: 'json' }).$type<unknown>(),
		createdAt: createdAt(),
	},
	(t) => [index('frontend_log_session').on(t.sessionId), index('frontend_log_time').on(t.createdAt)],
);
