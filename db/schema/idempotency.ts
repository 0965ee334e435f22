import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns';

/** The first result of a create, by form and key (FORM-13). Rows are purged after a day. */
export const idempotencyKey = sqliteTable(
	'idempotency_key',
	{
		/** Brand and form, such as `firnlicht:enquiry`. */
		scope: text('scope').notNull(),
		key: text('key').notNull(),
		/** SHA-256 of the canonical body: the same key with another body is another record. */
		bodyHash: text('body_hash').notNull(),
		/** Id of what was created. */
		resultId: text('result_id').notNull(),
		createdAt: createdAt(),
	},
	(t) => [primaryKey({ columns: [t.scope, t.key, t.bodyHash] }), index('idempotency_time').on(t.createdAt)],
);
