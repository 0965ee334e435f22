import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, instant, minor, no } from './columns';
import { conciergeJob } from './concierge';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { ACCOUNT_KINDS, TRANSFER_KINDS } from './money-enums';
import { payment } from './payment';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/**
 * An account of the books (ADR 48). `party` is whose it is: the lead's number of a client and of a deposit, the operator's, hotel's or agency's number, the key
 * of the brand for everything else. A trigger adds each transfer to both sides; what is owed is `debitMinor` less `creditMinor`.
 */
export const ledgerAccount = sqliteTable(
	'ledger_account',
	{
		no: no(),
		kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
		party: text('party').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** Sums of all transfers from and to it, minor units. */
		debitMinor: minor('debit_minor').notNull().default(0),
		creditMinor: minor('credit_minor').notNull().default(0),
	},
	(t) => [
		uniqueIndex('ledger_account_party').on(t.kind, t.party, t.currency),
		/** Clients who have paid too much; the words of the condition stand in the query as they stand here. */
		index('ledger_account_credit')
			.on(t.currency, t.party, t.creditMinor, t.debitMinor)
			.where(sql`"kind" = 'client' and "credit_minor" > "debit_minor"`),
		check('ledger_account_kind_known', sql`${t.kind} in (${words(ACCOUNT_KINDS)})`),
	],
);

/** Sums of all accounts of a kind, kept by a trigger. */
export const ledgerSum = sqliteTable(
	'ledger_sum',
	{
		kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		debitMinor: minor('debit_minor').notNull(),
		creditMinor: minor('credit_minor').notNull(),
	},
	(t) => [primaryKey({ columns: [t.kind, t.currency] })],
);

/**
 * A movement of money, never changed and never deleted (triggers): one amount that one account is debited and another one credited, so that an
 * entry cannot be unbalanced. Both accounts have its currency (trigger). What was wrong is reversed by a transfer the other way.
 */
export const ledgerTransfer = sqliteTable(
	'ledger_transfer',
	{
		no: no(),
		kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
		debitNo: integer('debit_no')
			.notNull()
			.references(() => ledgerAccount.no),
		creditNo: integer('credit_no')
			.notNull()
			.references(() => ledgerAccount.no),
		minor: minor('minor').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** The booking that it is about; null for none. */
		leadNo: integer('lead_no').references(() => lead.no),
		/** The service of the booking that it is about; null for the stay itself. */
		jobNo: integer('job_no').references(() => conciergeJob.no),
		/** The payment that it books; null for none. */
		paymentNo: integer('payment_no').references(() => payment.no),
		/** The transfer that it takes back; each can be taken back once. */
		reversesNo: integer('reverses_no').unique(),
		/** The day on which it counts. */
		day: day('day').notNull(),
		/** User id, `guest` or `system`. */
		actor: text('actor').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index('ledger_transfer_lead').on(t.leadNo, t.kind),
		index('ledger_transfer_payment').on(t.paymentNo),
		index('ledger_transfer_job').on(t.jobNo).where(sql`"job_no" is not null`),
		index('ledger_transfer_debit').on(t.debitNo, t.day, t.no),
		index('ledger_transfer_credit').on(t.creditNo, t.day, t.no),
		index('ledger_transfer_day').on(t.day, t.no),
		check('ledger_transfer_amount', sql`${t.minor} > 0`),
		check('ledger_transfer_sides', sql`${t.debitNo} <> ${t.creditNo}`),
		check('ledger_transfer_kind_known', sql`${t.kind} in (${words(TRANSFER_KINDS)})`),
	],
);

/**
 * A month of the books that takes no transfer any more (BOOKS-4), and with it every month before it (trigger). Its row is never changed nor deleted
 * (triggers).
 */
export const closedMonth = sqliteTable(
	'closed_month',
	{
		/** `2026-10`. */
		month: text('month').primaryKey(),
		/** SHA-256 of its lines as they are exported, hexadecimal. */
		fingerprint: text('fingerprint').notNull(),
		transferCount: integer('transfer_count').notNull(),
		/** The number of its last transfer; 0 where it has none. */
		lastNo: integer('last_no').notNull(),
		/** User id. */
		closedBy: text('closed_by').notNull(),
		closedAt: instant('closed_at').notNull(),
	},
	(t) => [
		check('closed_month_month', sql`${t.month} glob '[0-9][0-9][0-9][0-9]-[01][0-9]'`),
		check('closed_month_fingerprint', sql`length(${t.fingerprint}) = 64`),
	],
);
