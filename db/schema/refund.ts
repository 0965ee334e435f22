import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, day, instant, minor, no, ownerNo, publicId } from './columns';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { DEPOSIT_KINDS, REFUND_KINDS, REFUND_STATES } from './money-enums';
import { payoutRun } from './payout';
import type { EncryptedFields } from './travel-agency';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/**
 * The security deposit of a booking (MONEY-12), one at most. What is held of it stands on the booking's account `deposit` of the books too; what came
 * in is counted from its payments.
 */
export const securityDeposit = sqliteTable(
	'security_deposit',
	{
		no: no(),
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		brandKey: brandKey(),
		kind: text('kind', { enum: DEPOSIT_KINDS }).notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** What was agreed. */
		minor: minor('minor').notNull(),
		/** In the zone of the property. */
		dueDate: day('due_date').notNull(),
		receivedMinor: minor('received_minor').notNull().default(0),
		returnedMinor: minor('returned_minor').notNull().default(0),
		retainedMinor: minor('retained_minor').notNull().default(0),
		/** Why some of it was retained, in the words of the team. */
		retainedReason: text('retained_reason'),
		/** When nothing of it was held any more. */
		settledAt: instant('settled_at'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('security_deposit_lead').on(t.leadNo),
		/** What is still to come and what is held, by day; the words of the conditions stand in the queries as they stand here. */
		index('security_deposit_open').on(t.dueDate, t.no).where(sql`"settled_at" is null and "received_minor" < "minor"`),
		/** By what is still to come, for transfers that say nothing else. */
		index('security_deposit_amount')
			.on(t.currency, sql`"minor" - "received_minor"`)
			.where(sql`"settled_at" is null and "received_minor" < "minor"`),
		index('security_deposit_held')
			.on(t.dueDate, t.no)
			.where(sql`"received_minor" > "returned_minor" + "retained_minor"`),
		index('security_deposit_settled').on(t.dueDate, t.no).where(sql`"settled_at" is not null`),
		check('security_deposit_kind_known', sql`${t.kind} in (${words(DEPOSIT_KINDS)})`),
		check(
			'security_deposit_amounts',
			sql`${t.minor} > 0 and ${t.returnedMinor} >= 0 and ${t.retainedMinor} >= 0 and ${t.returnedMinor} + ${t.retainedMinor} <= ${t.receivedMinor}`,
		),
	],
);

/**
 * Money that goes back to a client (MONEY-13). Who has proposed or changed it may not release it (check); the system's own proposals are released by
 * one person. Its account is encrypted with the key of bank data.
 */
export const refund = sqliteTable(
	'refund',
	{
		no: no(),
		id: publicId(),
		leadNo: integer('lead_no')
			.notNull()
			.references(() => lead.no),
		brandKey: brandKey(),
		kind: text('kind', { enum: REFUND_KINDS }).notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** What goes back; 0 where all of a deposit is retained. */
		minor: minor('minor').notNull(),
		/** What of a deposit is retained for the operator. */
		retainedMinor: minor('retained_minor').notNull().default(0),
		/** Why, in the words of the team. */
		reason: text('reason'),
		state: text('state', { enum: REFUND_STATES }).notNull().default('proposed'),
		/** Holder, IBAN and BIC, encrypted; null until it is known. */
		payee: text('payee', { mode: 'json' }).$type<EncryptedFields>(),
		/** The last four letters of the IBAN. */
		payeeEnd: text('payee_end'),
		/** User ids; `system` proposes, and no one else without a name. */
		proposedBy: text('proposed_by').notNull(),
		editedBy: text('edited_by'),
		releasedBy: text('released_by'),
		releasedAt: instant('released_at'),
		withdrawnBy: text('withdrawn_by'),
		paidOn: day('paid_on'),
		/** The run whose file takes it to the bank; null where it is paid by hand, or in none yet. */
		runNo: integer('run_no').references(() => payoutRun.no),
		/** Raised with each change, so that what was seen is what is released. */
		version: integer('version').notNull().default(1),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
		/** When the client was told that it has left (MONEY-15), or that there was no one to tell. */
		toldAt: instant('told_at'),
	},
	(t) => [
		/** What is to be told; the words of the condition stand in the query as they stand here. */
		index('refund_untold').on(t.updatedAt).where(sql`"paid_on" is not null and "told_at" is null`),
		/** One at a time; the words of the condition stand in the queries as they stand here. */
		uniqueIndex('refund_open').on(t.leadNo, t.kind).where(sql`"state" in ('proposed','released')`),
		// By state, too: the database would rather walk all refunds that were paid.
		index('refund_lead').on(t.leadNo, t.kind, t.state, t.no),
		index('refund_run').on(t.runNo).where(sql`"run_no" is not null`),
		index('refund_state').on(t.state, t.no),
		check('refund_kind_known', sql`${t.kind} in (${words(REFUND_KINDS)})`),
		check('refund_state_known', sql`${t.state} in (${words(REFUND_STATES)})`),
		check('refund_amounts', sql`${t.minor} >= 0 and ${t.retainedMinor} >= 0 and ${t.minor} + ${t.retainedMinor} > 0`),
		check('refund_retained', sql`${t.retainedMinor} = 0 or (${t.kind} = 'deposit' and ${t.reason} is not null)`),
		check(
			'refund_two_people',
			sql`${t.releasedBy} is null or (${t.releasedBy} <> ${t.proposedBy} and ${t.releasedBy} is not ${t.editedBy})`,
		),
		check('refund_released', sql`${t.state} not in ('released', 'paid') or ${t.releasedBy} is not null`),
		check('refund_paid', sql`(${t.state} = 'paid') = (${t.paidOn} is not null)`),
	],
);
