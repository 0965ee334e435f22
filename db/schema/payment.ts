import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import { conciergeJob } from './concierge';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { INSTALMENT_KINDS, PAYMENT_WAYS, REMINDER_KINDS, REMINDER_RECEIVERS } from './money-enums';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/**
 * What a client owes of a booking by a day, in the amounts that the client pays (MONEY-1). Together they are the debt of the booking; what
 * came in is counted towards the earliest ones first. The state follows from the day and the amounts (`instalmentState`).
 */
export const instalment = sqliteTable(
	'instalment',
	{
		no: no(),
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** In the order of the days, from 1; of services from 51 (CONCIERGE-4). */
		position: integer('position').notNull(),
		brandKey: brandKey(),
		kind: text('kind', { enum: INSTALMENT_KINDS }).notNull(),
		/** In the zone of the property. */
		dueDate: day('due_date').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		minor: minor('minor').notNull(),
		/** What came in of it, never more than it. */
		receivedMinor: minor('received_minor').notNull().default(0),
		/** What we let go of it. */
		waivedMinor: minor('waived_minor').notNull().default(0),
		/** The service that it is for; null: the stay. */
		jobNo: integer('job_no').references(() => conciergeJob.no),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('instalment_position').on(t.leadNo, t.position),
		uniqueIndex('instalment_job').on(t.jobNo).where(sql`"job_no" is not null`),
		/** What is open, by its day; the words of the condition stand in the queries as they stand here. */
		index('instalment_open').on(t.brandKey, t.dueDate, t.no).where(sql`"minor" > "received_minor" + "waived_minor"`),
		/** The same of all brands, and of those what is partly paid, and what is settled. */
		index('instalment_due').on(t.dueDate, t.no).where(sql`"minor" > "received_minor" + "waived_minor"`),
		index('instalment_partly')
			.on(t.dueDate, t.no)
			.where(sql`"received_minor" > 0 and "minor" > "received_minor" + "waived_minor"`),
		/** By what is open, for transfers that say nothing else. */
		index('instalment_open_amount')
			.on(t.currency, sql`"minor" - "received_minor" - "waived_minor"`)
			.where(sql`"minor" > "received_minor" + "waived_minor"`),
		index('instalment_settled').on(t.dueDate, t.no).where(sql`"minor" = "received_minor" + "waived_minor"`),
		check('instalment_kind_known', sql`${t.kind} in (${words(INSTALMENT_KINDS)})`),
		check(
			'instalment_amounts',
			sql`${t.minor} > 0 and ${t.receivedMinor} >= 0 and ${t.waivedMinor} >= 0 and ${t.receivedMinor} + ${t.waivedMinor} <= ${t.minor}`,
		),
	],
);

/**
 * Sums of the instalments of a day, kept by triggers, so that the figures of the money page are a sum over days (BOOKS-1).
 */
export const instalmentSum = sqliteTable(
	'instalment_sum',
	{
		dueDate: day('due_date').notNull(),
		brandKey: text('brand_key').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		openCount: integer('open_count').notNull(),
		openMinor: minor('open_minor').notNull(),
		/** Of the open ones: those of which a part has come. */
		partlyCount: integer('partly_count').notNull(),
		/** Paid or waived. */
		settledCount: integer('settled_count').notNull(),
	},
	(t) => [primaryKey({ columns: [t.dueDate, t.brandKey, t.currency] })],
);

/** Money that came in for a booking. */
export const payment = sqliteTable(
	'payment',
	{
		no: no(),
		id: publicId(),
		leadNo: integer('lead_no')
			.notNull()
			.references(() => lead.no),
		brandKey: brandKey(),
		way: text('way', { enum: PAYMENT_WAYS }).notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** What counts for the client. */
		minor: minor('minor').notNull(),
		/** What of it a bank took on the way, so that it did not arrive. */
		feeMinor: minor('fee_minor').notNull().default(0),
		/** It is a security deposit (MONEY-12): it is held, and pays no instalment. */
		isDeposit: flag('is_deposit').notNull().default(false),
		receivedOn: day('received_on').notNull(),
		/** What it was booked from, so that the same thing is booked once: an entry of a statement, an event of the card provider. */
		source: text('source').notNull().unique(),
		/** User id, or `system`. */
		actor: text('actor').notNull(),
		/** When it turned out to be none, or another booking's. */
		reversedAt: instant('reversed_at'),
		createdAt: createdAt(),
		/** When the client was told that it came (MONEY-14), or that there was no one to tell. */
		toldAt: instant('told_at'),
		/** The same of its having been taken back; set with `told_at` where no one was told that it came. */
		reversalToldAt: instant('reversal_told_at'),
	},
	(t) => [
		index('payment_lead').on(t.leadNo, t.receivedOn),
		index('payment_brand').on(t.brandKey, t.createdAt),
		/** What is to be told; the words of the conditions stand in the queries as they stand here. */
		index('payment_untold').on(t.createdAt).where(sql`"told_at" is null`),
		index('payment_reversal_untold')
			.on(t.reversedAt)
			.where(sql`"reversed_at" is not null and "reversal_told_at" is null`),
		check('payment_way_known', sql`${t.way} in (${words(PAYMENT_WAYS)})`),
		check('payment_amount', sql`${t.minor} > 0`),
	],
);

/** The link of a page on which a guest pays; its token is stored as a hash alone. */
export const paymentLink = sqliteTable(
	'payment_link',
	{
		no: no(),
		/** 128 random bits, of which the token is made. */
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** What it asks for; null: all that is due of the booking, else what is due next. */
		instalmentNo: integer('instalment_no').references(() => instalment.no, { onDelete: 'set null' }),
		/** SHA-256, hexadecimal. */
		tokenHash: text('token_hash').notNull().unique(),
		/** User id, or `system`. */
		createdBy: text('created_by').notNull(),
		createdAt: createdAt(),
		expiresAt: instant('expires_at').notNull(),
		withdrawnAt: instant('withdrawn_at'),
	},
	(t) => [index('payment_link_lead').on(t.leadNo, t.createdAt)],
);

/** What was reminded of (MONEY-10): of a day of a booking, not of an instalment, which a change makes anew; of its security deposit apart. */
export const paymentReminder = sqliteTable(
	'payment_reminder',
	{
		no: no(),
		leadNo: ownerNo('lead_no', () => lead.no),
		dueDate: day('due_date').notNull(),
		kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
		receiver: text('receiver', { enum: REMINDER_RECEIVERS }).notNull(),
		/** What was open then, in the lead's currency, or in that of its security deposit. */
		openMinor: minor('open_minor').notNull(),
		createdAt: createdAt(),
		/** It was of the security deposit (MONEY-16). */
		isDeposit: flag('is_deposit').notNull().default(false),
	},
	(t) => [
		/** Never twice. */
		uniqueIndex('payment_reminder_once').on(t.leadNo, t.dueDate, t.kind, t.isDeposit),
		check('payment_reminder_kind_known', sql`${t.kind} in (${words(REMINDER_KINDS)})`),
		check('payment_reminder_receiver_known', sql`${t.receiver} in (${words(REMINDER_RECEIVERS)})`),
	],
);

/** A booking of which no one is reminded any more. */
export const paymentReminderStop = sqliteTable('payment_reminder_stop', {
	leadNo: integer('lead_no')
		.primaryKey()
		.references(() => lead.no, { onDelete: 'cascade' }),
	/** Public id of the user. */
	actor: text('actor').notNull(),
	createdAt: createdAt(),
});
