import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import { conciergeJob, conciergeSupplier } from './concierge';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { PAYOUT_RUN_STATES } from './money-enums';
import { travelAgency } from './travel-agency';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** What a brand pays out to agencies, suppliers and clients in one file for its bank. Who put it together may not release it (check). */
export const payoutRun = sqliteTable(
	'payout_run',
	{
		no: no(),
		id: publicId(),
		brandKey: brandKey(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		state: text('state', { enum: PAYOUT_RUN_STATES }).notNull().default('open'),
		/** The day on which the bank is to pay. */
		executionDay: day('execution_day').notNull(),
		/** User ids. */
		createdBy: text('created_by').notNull(),
		releasedBy: text('released_by'),
		createdAt: createdAt(),
		releasedAt: instant('released_at'),
		/** SHA-256 of the file as it was released, hexadecimal: what the bank gets is what was looked at. */
		fileHash: text('file_hash'),
		paidOn: day('paid_on'),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		index('payout_run_time').on(t.createdAt),
		check('payout_run_state_known', sql`${t.state} in (${words(PAYOUT_RUN_STATES)})`),
		check('payout_run_two_people', sql`${t.releasedBy} is null or ${t.releasedBy} <> ${t.createdBy}`),
		check('payout_run_released', sql`${t.state} not in ('released', 'paid') or ${t.releasedBy} is not null`),
	],
);

/** What one agency gets of a run. */
export const payout = sqliteTable(
	'payout',
	{
		no: no(),
		id: publicId(),
		runNo: ownerNo('run_no', () => payoutRun.no),
		agencyNo: integer('agency_no')
			.notNull()
			.references(() => travelAgency.no),
		minor: minor('minor').notNull(),
		/** Last four letters of the account that it was released to; null before, and of runs from before they were written down. */
		accountEnd: text('account_end'),
	},
	(t) => [uniqueIndex('payout_agency').on(t.runNo, t.agencyNo), check('payout_amount', sql`${t.minor} > 0`)],
);

/** What a payout is for: the commission of a booking and its markup. A booking is in one run that was not discarded. */
export const payoutItem = sqliteTable(
	'payout_item',
	{
		no: no(),
		payoutNo: ownerNo('payout_no', () => payout.no),
		leadNo: integer('lead_no')
			.notNull()
			.references(() => lead.no),
		commissionMinor: minor('commission_minor').notNull(),
		markupMinor: minor('markup_minor').notNull(),
		/** What the client pays for the booking; null for a hotel, which is paid by its guests. */
		grossMinor: minor('gross_minor'),
		/** Its run was discarded, so that the booking may be in another one. */
		isDiscarded: flag('is_discarded').notNull().default(false),
	},
	(t) => [
		uniqueIndex('payout_item_once').on(t.leadNo).where(sql`"is_discarded" = 0`),
		index('payout_item_payout').on(t.payoutNo),
	],
);

/** What one supplier of the concierge gets of a run (PAYOUT-5). */
export const supplierPayout = sqliteTable(
	'supplier_payout',
	{
		no: no(),
		id: publicId(),
		runNo: ownerNo('run_no', () => payoutRun.no),
		supplierNo: integer('supplier_no')
			.notNull()
			.references(() => conciergeSupplier.no),
		minor: minor('minor').notNull(),
		/** Last four letters of the account that it was released to; null before. */
		accountEnd: text('account_end'),
	},
	(t) => [
		uniqueIndex('supplier_payout_once').on(t.runNo, t.supplierNo),
		check('supplier_payout_amount', sql`${t.minor} > 0`),
	],
);

/** What a supplier's payout is for: its part of a service. A job is in one run that was not discarded. */
export const supplierPayoutItem = sqliteTable(
	'supplier_payout_item',
	{
		no: no(),
		payoutNo: ownerNo('payout_no', () => supplierPayout.no),
		jobNo: integer('job_no')
			.notNull()
			.references(() => conciergeJob.no),
		minor: minor('minor').notNull(),
		/** Its run was discarded, so that the job may be in another one. */
		isDiscarded: flag('is_discarded').notNull().default(false),
	},
	(t) => [
		uniqueIndex('supplier_payout_item_once').on(t.jobNo).where(sql`"is_discarded" = 0`),
		index('supplier_payout_item_payout').on(t.payoutNo),
		check('supplier_payout_item_amount', sql`${t.minor} > 0`),
	],
);
