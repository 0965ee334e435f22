import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, no, requestId } from './columns';

/** Who did what to which record; no personal data, ids only. */
export const audit = sqliteTable(
	'audit',
	{
		no: no(),
		brandKey: text('brand_key').notNull(),
		/** User id, `anonymous` or `system`. */
		actor: text('actor').notNull(),
		/** Verb and noun, such as `enquiry.sent`. */
		action: text('action').notNull(),
		subjectId: text('subject_id').notNull(),
		detail: text('detail', { mode: 'json' }).$type<Record<string, string | number | boolean | null>>(),
		createdAt: createdAt(),
		requestId: requestId(),
	},
	(t) => [
		index('audit_subject').on(t.subjectId),
		index('audit_brand_time').on(t.brandKey, t.createdAt),
		index('audit_actor').on(t.actor),
		index('audit_action').on(t.action),
	],
);
