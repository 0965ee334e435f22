import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, flag, instant, no, ownerNo, publicId } from './columns';
import { type TEAM_CAPABILITIES, USER_ROLES } from './enums';
import { operator } from './operator';
import { travelAgency } from './travel-agency';

/** A user who signs in. The issuer says who they are; only this table says what they may do. */
export const user = sqliteTable(
	'user',
	{
		no: no(),
		id: publicId(),
		/** Address of the issuer, and its name for the person. */
		issuer: text('issuer').notNull(),
		subject: text('subject').notNull(),
		/** Lower case, as the issuer last told it. */
		email: text('email').notNull(),
		isEmailVerified: flag('is_email_verified').notNull().default(false),
		firstName: text('first_name'),
		lastName: text('last_name'),
		/** Company by which the brand is found where there is no agency. */
		company: text('company'),
		role: text('role', { enum: USER_ROLES }).notNull(),
		agencyNo: integer('agency_no').references(() => travelAgency.no, { onDelete: 'set null' }),
		/** Hotel staff. */
		hotelId: text('hotel_id'),
		/** Whose properties an operator answers for. */
		operatorNo: integer('operator_no').references(() => operator.no, { onDelete: 'set null' }),
		/** Of an operator's people: decides who belongs to them (MEMBER-1). */
		isOperatorManager: flag('is_operator_manager').notNull().default(false),
		/** The last day (UTC) of an absence, and the colleague who gets its notices meanwhile. */
		awayUntil: day('away_until'),
		standInNo: integer('stand_in_no').references((): AnySQLiteColumn => user.no, { onDelete: 'set null' }),
		/** Since when an admin has locked the account; null: it is open. */
		lockedAt: instant('locked_at'),
		/** JSON list of what an admin does for the brands' own team (ACCESS-23); of every other role it counts for nothing. */
		capabilities: text('capabilities', { mode: 'json' })
			.$type<(typeof TEAM_CAPABILITIES)[number][]>()
			.notNull()
			.default([]),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		uniqueIndex('user_issuer_subject').on(t.issuer, t.subject),
		index('user_agency').on(t.agencyNo),
		index('user_operator').on(t.operatorNo),
		index('user_stand_in').on(t.standInNo),
		index('user_email').on(t.email),
		index('user_last_name').on(sql`${t.lastName} collate nocase`),
		check('user_role_known', sql`${t.role} in (${sql.raw(USER_ROLES.map((role) => `'${role}'`).join(','))})`),
	],
);

/** A signed-in browser. The cookie holds a random token, here stands only its hash. */
export const session = sqliteTable(
	'session',
	{
		/** SHA-256 of the cookie's token, base64url. */
		tokenHash: text('token_hash').primaryKey(),
		/** Names the session on pages; a trigger gives one to a row that has none. */
		id: text('id').$defaultFn(() => `sess_${crypto.randomUUID().replaceAll('-', '')}`),
		userNo: ownerNo('user_no', () => user.no),
		/** The agency an admin acts for (AGENCY-15). */
		actingAgencyNo: integer('acting_agency_no').references(() => travelAgency.no, { onDelete: 'cascade' }),
		/** Browser and system by name, such as `Firefox · Windows`; no version, and nothing else that tells people apart. */
		device: text('device'),
		/** ISO code of the country in which the edge saw the sign-in. */
		country: text('country'),
		/** Within an hour. */
		lastUsedAt: instant('last_used_at'),
		/** The issuer's name for its own session (`sid`): what it ends ends this one too (ACCESS-26). */
		issuerSid: text('issuer_sid'),
		/** How the issuer says that the person proved to be who they are, and when. */
		acr: text('acr'),
		amr: text('amr', { mode: 'json' }).$type<string[]>(),
		authenticatedAt: instant('authenticated_at'),
		createdAt: createdAt(),
		expiresAt: instant('expires_at').notNull(),
	},
	(t) => [
		index('session_user').on(t.userNo),
		index('session_expiry').on(t.expiresAt),
		uniqueIndex('session_id').on(t.id),
		index('session_issuer_sid').on(t.issuerSid),
	],
);

/** Whose sessions or rights have changed, in order: isolates read it and forget what they cached (ACCESS-13). Written by triggers alone. */
export const sessionChange = sqliteTable(
	'session_change',
	{
		no: integer('no').primaryKey({ autoIncrement: true }),
		userNo: integer('user_no').notNull(),
		createdAt: createdAt(),
	},
	(t) => [index('session_change_time').on(t.createdAt)],
);

/** Logout tokens of the issuer that were taken: each counts once. */
export const logoutToken = sqliteTable(
	'logout_token',
	{ jti: text('jti').primaryKey(), expiresAt: instant('expires_at').notNull() },
	(t) => [index('logout_token_expiry').on(t.expiresAt)],
);
