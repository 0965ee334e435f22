import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns';

/** The tenants. Looks and rules are the profiles in `app/domain/brand`; what operations change without a release stands here. */
export const brand = sqliteTable('brand', {
	key: text('key').primaryKey(),
	name: text('name').notNull(),
	/** Fixed recipient of this brand's enquiries and contact messages (FORM-17). */
	teamEmail: text('team_email').notNull(),
	createdAt: createdAt(),
});
