import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, instant, no, ownerNo, publicId } from './columns';
import { operator } from './operator';
import type { API_SCOPES } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

/** A key with which a program of an agency or an operator calls the API for one of its people (ADR 55). */
export const apiKey = sqliteTable(
	'api_key',
	{
		no: no(),
		id: publicId(),
		/** SHA-256 of the key, hexadecimal; the key itself is shown once. */
		tokenHash: text('token_hash').notNull().unique(),
		/** Its last four letters, by which people tell keys apart. */
		ending: text('ending').notNull(),
		/** One of the two: whose program it is. */
		agencyNo: integer('agency_no').references(() => travelAgency.no, { onDelete: 'cascade' }),
		operatorNo: integer('operator_no').references(() => operator.no, { onDelete: 'cascade' }),
		/** For whom it acts; it ends with the membership. */
		userNo: ownerNo('user_no', () => user.no),
		name: text('name').notNull(),
		scopes: text('scopes', { mode: 'json' }).$type<readonly (typeof API_SCOPES)[number][]>().notNull(),
		createdAt: createdAt(),
		/** Who made it. */
		madeByNo: integer('made_by_no').references(() => user.no, { onDelete: 'set null' }),
		/** Null: it does not end by itself. */
		expiresAt: instant('expires_at'),
		/** To the minute. */
		lastUsedAt: instant('last_used_at'),
		revokedAt: instant('revoked_at'),
	},
	(t) => [
		index('api_key_agency').on(t.agencyNo),
		index('api_key_operator').on(t.operatorNo),
		index('api_key_user').on(t.userNo),
		index('api_key_maker').on(t.madeByNo),
		check('api_key_team', sql`(${t.agencyNo} is null) <> (${t.operatorNo} is null)`),
	],
);
