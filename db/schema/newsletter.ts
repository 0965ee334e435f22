import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, instant, no, publicId } from './columns';
import { LANGUAGES, NEWSLETTER_STATES } from './enums';

/** A subscription with the consent it rests on (FORM-19). */
export const newsletterSubscription = sqliteTable(
	'newsletter_subscription',
	{
		no: no(),
		brandKey: brandKey(),
		/** In small letters, since no provider tells them apart. */
		email: text('email').notNull(),
		fullName: text('full_name').notNull(),
		language: text('language', { enum: LANGUAGES }).notNull(),
		state: text('state', { enum: NEWSLETTER_STATES }).notNull().default('unconfirmed'),
		/** Hash of the token in the confirmation link; the token itself stands in that mail only. */
		tokenHash: text('token_hash').notNull().unique(),
		/** Which text was agreed to, and when. */
		consentVersion: text('consent_version').notNull(),
		consentedAt: instant('consented_at').notNull(),
		confirmedAt: instant('confirmed_at'),
		createdAt: createdAt(),
		id: publicId(),
		tokenExpiresAt: instant('token_expires_at').notNull(),
		/** Stands in every mail to this address, and does nothing but end the subscription. */
		unsubscribeToken: text('unsubscribe_token').notNull(),
		unsubscribedAt: instant('unsubscribed_at'),
	},
	(t) => [
		uniqueIndex('newsletter_email').on(t.brandKey, t.email),
		index('newsletter_unsubscribe_token').on(t.unsubscribeToken),
		index('newsletter_consent_time').on(t.state, t.consentedAt),
	],
);
