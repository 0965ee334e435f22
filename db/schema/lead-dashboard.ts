import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { day, minor } from './columns';
import { CURRENCY_CODES } from './enums';
import { LEAD_STATUSES, LEAD_STEP_KINDS } from './trade-enums';

/*
 * What dashboards read, one narrow table for each question. Triggers on `lead` keep all of it (see the migration), so that no verb can
 * forget it; only leads of agencies that are not put away are in here. The full-text table `lead_words` (client, references, property,
 * place; `tenant` is `a` and the agency's number) belongs to it.
 */

/** A lead as a line of its agency's table: everything that it is filtered and sorted by. */
export const leadLine = sqliteTable(
	'lead_line',
	{
		leadNo: integer('lead_no').primaryKey(),
		agencyNo: integer('agency_no').notNull(),
		/** 0: no agent. */
		userNo: integer('user_no').notNull(),
		/** Place in LEAD_TABS. */
		tab: integer('tab').notNull(),
		/** Of the check-in, such as `2026-w` (`seasonKey`). */
		season: text('season').notNull(),
		/**
		 * `1` and the day of the next step; `2` for open leads without one; `3` and a number that falls with the time for those that are
		 * over. Counted when the lead changes and every night.
		 */
		nextKey: text('next_key').notNull(),
		checkIn: day('check_in').notNull(),
		/** Last and first name in lower case. */
		clientKey: text('client_key').notNull(),
	},
	(t) => [
		index('lead_line_next').on(t.agencyNo, t.nextKey, t.leadNo, t.tab, t.season, t.userNo),
		index('lead_line_check_in').on(t.agencyNo, t.checkIn, t.leadNo, t.tab, t.season, t.userNo),
		index('lead_line_client').on(t.agencyNo, t.clientKey, t.leadNo, t.tab, t.season, t.userNo),
		index('lead_line_new').on(t.agencyNo, t.leadNo, t.tab, t.season, t.userNo),
	],
);

/** What is due on which day for options that are held and properties that are booked. */
export const leadStep = sqliteTable(
	'lead_step',
	{
		leadNo: integer('lead_no').notNull(),
		day: day('day').notNull(),
		kind: text('kind', { enum: LEAD_STEP_KINDS }).notNull(),
		agencyNo: integer('agency_no').notNull(),
		userNo: integer('user_no').notNull(),
		/** What is to be paid, blocked, or kept from the next day on; of options their price. */
		minor: minor('minor'),
	},
	(t) => [
		primaryKey({ columns: [t.leadNo, t.day, t.kind] }),
		index('lead_step_agency').on(t.agencyNo, t.kind, t.day, t.userNo, t.leadNo),
	],
);

/** Number and sums of an agency's leads by season, agent, status and currency. */
export const leadSum = sqliteTable(
	'lead_sum',
	{
		agencyNo: integer('agency_no').notNull(),
		season: text('season').notNull(),
		userNo: integer('user_no').notNull(),
		status: text('status', { enum: LEAD_STATUSES }).notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		leads: integer('leads').notNull(),
		totalMinor: minor('total_minor').notNull(),
		commissionMinor: minor('commission_minor').notNull(),
	},
	(t) => [primaryKey({ columns: [t.agencyNo, t.season, t.userNo, t.status, t.currency] })],
);
