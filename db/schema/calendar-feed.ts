import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, no, ownerNo } from './columns';
import { LANGUAGES } from './enums';
import { CALENDAR_REACHES } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

/** A subscribed calendar. Its address holds a random token, of which only the hash is stored. */
export const calendarFeed = sqliteTable(
	'calendar_feed',
	{
		no: no(),
		/** SHA-256 of the token, base64url. */
		tokenHash: text('token_hash').notNull().unique(),
		userNo: ownerNo('user_no', () => user.no),
		/** The agency at the time; when its owner belongs to another one, the feed is over. */
		agencyNo: ownerNo('agency_no', () => travelAgency.no),
		reach: text('reach', { enum: CALENDAR_REACHES }).notNull(),
		language: text('language', { enum: LANGUAGES }).notNull(),
		createdAt: createdAt(),
	},
	(t) => [uniqueIndex('calendar_feed_owner').on(t.userNo, t.reach), index('calendar_feed_agency').on(t.agencyNo)],
);
