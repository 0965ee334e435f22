import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, instant } from './columns';

/** The tenants, their looks and rules; an admin edits them (ADR 39). Rows are never deleted, since leads and mails name them. */
export const brand = sqliteTable('brand', {
	key: text('key').primaryKey(),
	name: text('name').notNull(),
	/** Fixed recipient of this brand's enquiries and contact messages (FORM-17). */
	teamEmail: text('team_email').notNull(),
	/** `BrandSettings` of `app/domain/brand/brand-profile.ts`; what is left out is a default. */
	settings: text('settings', { mode: 'json' }).notNull().default({}),
	version: integer('version').notNull().default(1),
	createdAt: createdAt(),
	updatedAt: instant('updated_at'),
});

/** The brand that a row is of. */
export const brandKey = () =>
	text('brand_key')
		.notNull()
		.references(() => brand.key);
