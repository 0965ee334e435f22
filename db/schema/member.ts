import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, instant, no, ownerNo, publicId } from './columns';
import { operator } from './operator';
import { MEMBER_RANKS, NOTICE_GROUPS, OPERATOR_NOTICES } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

/** An invitation into the team of an agency or an operator, by a link that is mailed. */
export const teamInvitation = sqliteTable(
	'team_invitation',
	{
		no: no(),
		id: publicId(),
		/** SHA-256 of the link's token. */
		tokenHash: text('token_hash').notNull().unique(),
		/** One of the two: whose team it is. */
		agencyNo: integer('agency_no').references(() => travelAgency.no, { onDelete: 'cascade' }),
		operatorNo: integer('operator_no').references(() => operator.no, { onDelete: 'cascade' }),
		/** Lower case. */
		email: text('email').notNull(),
		rank: text('rank', { enum: MEMBER_RANKS }).notNull(),
		/** Who invited. */
		userNo: ownerNo('user_no', () => user.no),
		createdAt: createdAt(),
		expiresAt: instant('expires_at').notNull(),
		acceptedAt: instant('accepted_at'),
		acceptedNo: integer('accepted_no').references(() => user.no, { onDelete: 'set null' }),
		revokedAt: instant('revoked_at'),
	},
	(t) => [
		/** An address has one open invitation of a team at most. */
		uniqueIndex('team_invitation_agency')
			.on(t.agencyNo, t.email)
			.where(sql`"agency_no" is not null and "accepted_at" is null and "revoked_at" is null`),
		uniqueIndex('team_invitation_operator')
			.on(t.operatorNo, t.email)
			.where(sql`"operator_no" is not null and "accepted_at" is null and "revoked_at" is null`),
		index('team_invitation_user').on(t.userNo),
		index('team_invitation_accepted').on(t.acceptedNo),
		index('team_invitation_expiry').on(t.expiresAt),
		check('team_invitation_team', sql`(${t.agencyNo} is null) <> (${t.operatorNo} is null)`),
	],
);

/** What a user has switched off; a group without a row is told in the product and by mail. */
export const noticeSetting = sqliteTable(
	'notice_setting',
	{
		userNo: ownerNo('user_no', () => user.no),
		group: text('notice_group', { enum: NOTICE_GROUPS }).notNull(),
		isShown: flag('is_shown').notNull().default(true),
		isMailed: flag('is_mailed').notNull().default(true),
	},
	(t) => [primaryKey({ columns: [t.userNo, t.group] })],
);

/** A group of an operator's mails that one of its people has chosen. */
export const operatorNoticeChoice = sqliteTable(
	'operator_notice_choice',
	{
		userNo: ownerNo('user_no', () => user.no),
		group: text('notice_group', { enum: OPERATOR_NOTICES }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.userNo, t.group] })],
);

/** A group that does not go to the operator's address as long as one of its people has chosen it. */
export const operatorNoticeOff = sqliteTable(
	'operator_notice_off',
	{
		operatorNo: ownerNo('operator_no', () => operator.no),
		group: text('notice_group', { enum: OPERATOR_NOTICES }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.operatorNo, t.group] })],
);
