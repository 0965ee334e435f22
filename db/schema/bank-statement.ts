import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import { CURRENCY_CODES } from './enums';
import { BANK_ENTRY_STATES } from './money-enums';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** What the bank said of one account and period (PAYMENT-1). */
export const bankStatement = sqliteTable(
	'bank_statement',
	{
		no: no(),
		id: publicId(),
		/** Of our account, without spaces. */
		iban: text('iban').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** The bank's own name of the statement. */
		statementId: text('statement_id').notNull(),
		fileName: text('file_name').notNull(),
		openingMinor: minor('opening_minor').notNull(),
		openingDay: day('opening_day').notNull(),
		closingMinor: minor('closing_minor').notNull(),
		closingDay: day('closing_day').notNull(),
		/** Transactions that were new with it. */
		entryCount: integer('entry_count').notNull(),
		/** Announced and not booked by the bank. */
		pendingCount: integer('pending_count').notNull(),
		/** User id. */
		importedBy: text('imported_by').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('bank_statement_name').on(t.iban, t.currency, t.statementId, t.closingDay),
		index('bank_statement_day').on(t.closingDay, t.no),
	],
);

/** One transaction of an account, as the bank told it; its state is what became of it. */
export const bankEntry = sqliteTable(
	'bank_entry',
	{
		no: no(),
		id: publicId(),
		/** The statement that told of it first. */
		statementNo: ownerNo('statement_no', () => bankStatement.no),
		iban: text('iban').notNull(),
		/** Of the reader: the same whenever the bank tells of the transaction again. */
		key: text('key').notNull(),
		position: integer('position').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** Above 0: received. */
		minor: minor('minor').notNull(),
		bookingDate: day('booking_date').notNull(),
		valueDate: day('value_date'),
		isReversal: flag('is_reversal').notNull(),
		returnReason: text('return_reason'),
		bankReference: text('bank_reference'),
		endToEndId: text('end_to_end_id'),
		/** JSON lists of texts: creditor references; what the sender wrote, line by line. */
		creditorReferences: text('creditor_references', { mode: 'json' }).$type<string[]>().notNull(),
		text: text('text', { mode: 'json' }).$type<string[]>().notNull(),
		bankText: text('bank_text'),
		/** The other side. */
		name: text('name'),
		otherIban: text('other_iban'),
		ultimateName: text('ultimate_name'),
		bankCode: text('bank_code'),
		state: text('state', { enum: BANK_ENTRY_STATES }).notNull().default('open'),
		/** How often it was decided, so that what was booked, taken back and booked again has sources of its own. */
		round: integer('round').notNull().default(0),
		/** User id, and when; null while it is open. */
		decidedBy: text('decided_by'),
		decidedAt: instant('decided_at'),
		/** Why it is ignored, in the words of the team. */
		reason: text('reason'),
	},
	(t) => [
		uniqueIndex('bank_entry_key').on(t.iban, t.currency, t.key),
		index('bank_entry_statement').on(t.statementNo, t.position),
		index('bank_entry_open').on(t.statementNo, t.no).where(sql`"state" = 'open'`),
		/** Accounts that paid before. */
		index('bank_entry_payer').on(t.otherIban).where(sql`"state" = 'booked' and "other_iban" is not null`),
		index('bank_entry_decided').on(t.decidedAt).where(sql`"decided_at" is not null`),
		check('bank_entry_state_known', sql`${t.state} in (${words(BANK_ENTRY_STATES)})`),
		check('bank_entry_decided_by', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
	],
);
