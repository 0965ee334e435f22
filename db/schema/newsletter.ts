import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brand } from './brand';
import { createdAt, instant, no } from './columns';
import { LANGUAGES, NEWSLETTER_STATES } from './enums';

/** A subscription with the consent it rests on (decisions 42). */
export const newsletterSubscription = sqliteTable(
	'newsletter_subscription',
	{
		no: no(),
		brandKey: text('brand_key')
			.notNull()
			.references(() => brand.key),
		email: text('email').notNull(),
		fullName: text('full_name').notNull(),
		language: text('language', { enum: LANGUAGES }).notNull(),
		state: text('state', { enum: NEWSLETTER_STATES }).notNull().default('unconfirmed'),
		/** Hash of the token in the confirmation and unsubscribe links. */
		tokenHash: text('token_hash').notNull().unique(),
		consentVersion: text('consent_version').notNull(),
		consentedAt: instant('consented_at').notNull(),
		confirmedAt: instant('confirmed_at'),
		createdAt: createdAt(),
	},
	(t) => [uniqueIndex('newsletter_email').on(t.brandKey, t.email)],
);
