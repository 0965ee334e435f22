import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, instant, no, publicId } from './columns';
import { LANGUAGES } from './enums';
import { lead } from './lead';
import { property } from './property';
import { REVIEW_STATES, THANKS_RECEIVERS } from './trip-enums';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** What a lead guest answers after the stay (REVIEW-2). Property and month stand here, so that a page of the property reads one index. */
export const stayReview = sqliteTable(
	'stay_review',
	{
		no: no(),
		id: publicId(),
		leadNo: integer('lead_no')
			.notNull()
			.unique()
			.references(() => lead.no, { onDelete: 'cascade' }),
		/** Null of a hotel's rooms, whose page shows no reviews. */
		propertyNo: integer('property_no').references(() => property.no, { onDelete: 'set null' }),
		/** Month of check-in, `YYYY-MM`. */
		stayMonth: text('stay_month').notNull(),
		/** From 1 to 5. */
		rating: integer('rating').notNull(),
		text: text('text'),
		/** In which the page was shown when it was answered. */
		language: text('language', { enum: LANGUAGES }).notNull(),
		mayPublish: flag('may_publish').notNull(),
		/** As the guest wants to be named; null without consent and once the client is erased. */
		firstName: text('first_name'),
		/** ISO 3166-1 alpha-2. */
		country: text('country'),
		state: text('state', { enum: REVIEW_STATES }).notNull().default('new'),
		/** Incremented by each change; a decision names the one that was read. */
		version: integer('version').notNull().default(1),
		/** The house's, below the released text. */
		reply: text('reply'),
		/** Public id of the user who decided. */
		decidedBy: text('decided_by'),
		decidedAt: instant('decided_at'),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		/** The page of a property; the words of the condition stand in its query. */
		index('stay_review_released').on(t.propertyNo, t.stayMonth, t.no).where(sql`"state" = 'released'`),
		index('stay_review_state').on(t.state, t.updatedAt, t.no),
		index('stay_review_time').on(t.updatedAt, t.no),
		index('stay_review_property').on(t.propertyNo, t.updatedAt, t.no),
		check('stay_review_state_known', sql`${t.state} in (${words(REVIEW_STATES)})`),
		check('stay_review_rating', sql`${t.rating} between 1 and 5`),
		check('stay_review_consent', sql`${t.state} <> 'released' or (${t.mayPublish} and ${t.firstName} is not null)`),
	],
);

/** Bookings whose guests were thanked after the stay (REVIEW-1), each once. */
export const stayThanks = sqliteTable(
	'stay_thanks',
	{
		leadNo: integer('lead_no')
			.primaryKey()
			.references(() => lead.no, { onDelete: 'cascade' }),
		receiver: text('receiver', { enum: THANKS_RECEIVERS }).notNull(),
		createdAt: createdAt(),
	},
	(t) => [check('stay_thanks_receiver_known', sql`${t.receiver} in (${words(THANKS_RECEIVERS)})`)],
);
