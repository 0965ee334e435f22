import { sql } from 'drizzle-orm';
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import { conciergeJob } from './concierge';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { INVOICE_KINDS, INVOICE_SUBJECTS } from './money-enums';
import { operator } from './operator';
import { payment } from './payment';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/**
 * Invoices, credit notes, receipts and their reversals (INVOICE-1): what was issued, frozen. Triggers refuse to change or delete a row and any
 * number that is not the next one of its series and year.
 */
export const invoice = sqliteTable(
	'invoice',
	{
		no: no(),
		id: publicId(),
		kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
		/** Of the issuing entity; receipts have one of their own. */
		series: text('series').notNull(),
		year: integer('year').notNull(),
		/** From 1, without gaps. */
		sequence: integer('sequence').notNull(),
		/** Series, year and sequence as they are printed: `FL-2026-00017`. */
		number: text('number').notNull().unique(),
		/** What it was issued for, so that the same thing is issued once. */
		cause: text('cause').notNull().unique(),
		leadNo: integer('lead_no')
			.notNull()
			.references(() => lead.no),
		brandKey: brandKey(),
		/** Of a receipt and its reversal. */
		paymentNo: integer('payment_no').references(() => payment.no),
		/** The service that an invoice or credit note is about (INVOICE-10); null: the stay. */
		jobNo: integer('job_no').references(() => conciergeJob.no),
		/** The invoice or receipt that it takes back. */
		correctsNo: integer('corrects_no').references((): AnySQLiteColumn => invoice.no),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** The whole amount, VAT in it; of a credit note and a reversal what they take back. */
		minor: minor('minor').notNull(),
		/** What of it is VAT and what tourist tax. */
		vatMinor: minor('vat_minor').notNull(),
		touristTaxMinor: minor('tourist_tax_minor').notNull(),
		issuedOn: day('issued_on').notNull(),
		/** Canonical JSON (RFC 8785) of everything but number and person. */
		content: text('content').notNull(),
		/** SHA-256 of the content, hexadecimal. */
		hash: text('hash').notNull(),
		/** Who got it, sealed with the key in `invoice_key`; the content holds a salted hash of it. */
		person: text('person').notNull(),
		/** User id, or `system`. */
		actor: text('actor').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('invoice_sequence').on(t.series, t.year, t.sequence),
		index('invoice_lead').on(t.leadNo, t.no),
		index('invoice_payment').on(t.paymentNo),
		index('invoice_job').on(t.jobNo),
		index('invoice_day').on(t.issuedOn, t.no),
		index('invoice_kind').on(t.kind, t.issuedOn, t.no),
		index('invoice_brand').on(t.brandKey, t.issuedOn, t.no),
		check('invoice_kind_known', sql`${t.kind} in (${words(INVOICE_KINDS)})`),
		check('invoice_amounts', sql`${t.minor} > 0 and ${t.vatMinor} >= 0 and ${t.touristTaxMinor} >= 0`),
		check('invoice_of_payment', sql`(${t.kind} in ('receipt', 'reversal')) = (${t.paymentNo} is not null)`),
		check('invoice_corrects', sql`(${t.kind} in ('creditNote', 'reversal')) = (${t.correctsNo} is not null)`),
	],
);

/** What opens the person of an invoice (INVOICE-6). Erasing the client takes it out of use; it is destroyed when the law's term is over. */
export const invoiceKey = sqliteTable(
	'invoice_key',
	{
		invoiceNo: integer('invoice_no')
			.primaryKey()
			.references(() => invoice.no),
		/** 256 bits, base64. */
		key: text('key').notNull(),
		/** The last day on which the law wants to know who it was. */
		keptUntil: day('kept_until').notNull(),
		/** When the client was erased: from then on the team alone reads the name, for the tax office. */
		erasedAt: instant('erased_at'),
	},
	(t) => [index('invoice_key_erased').on(t.keptUntil).where(sql`"erased_at" is not null`)],
);

/** To whom a booking is invoiced where it is a company, such as the agency (INVOICE-7). */
export const invoiceRecipient = sqliteTable('invoice_recipient', {
	leadNo: ownerNo('lead_no', () => lead.no).primaryKey(),
	company: text('company').notNull(),
	vatId: text('vat_id').notNull(),
	street: text('street').notNull(),
	postalCode: text('postal_code').notNull(),
	town: text('town').notNull(),
	/** ISO 3166-1 alpha-2. */
	countryCode: text('country_code').notNull(),
	/** What the buyer wants to find on it, such as a cost centre or a route (EN 16931, BT-10). */
	buyerReference: text('buyer_reference'),
});

/** A booking whose invoice of the stay, or whose invoices of services wait, since data of the issuer are missing (INVOICE-9). Issued, the row goes. */
export const heldInvoice = sqliteTable(
	'held_invoice',
	{
		leadNo: integer('lead_no')
			.notNull()
			.references(() => lead.no, { onDelete: 'cascade' }),
		subject: text('subject', { enum: INVOICE_SUBJECTS }).notNull().default('stay'),
		brandKey: brandKey(),
		/** Whose data are missing; null: the brand's. */
		operatorNo: integer('operator_no').references(() => operator.no, { onDelete: 'set null' }),
		/** What is missing, in the order of the list and with commas between. */
		gaps: text('gaps').notNull(),
		/** It is issued anew even where no amount differs, for another recipient. */
		isForced: flag('is_forced').notNull().default(false),
		/** Since when, and the last attempt. */
		createdAt: createdAt(),
		triedAt: instant('tried_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.leadNo, t.subject] }),
		index('held_invoice_issuer').on(t.brandKey, t.operatorNo, t.gaps),
		index('held_invoice_tried').on(t.triedAt),
		check('held_invoice_subject', sql`${t.subject} in (${words(INVOICE_SUBJECTS)})`),
		check('held_invoice_gaps', sql`${t.gaps} in ('address', 'vatId', 'address,vatId', 'error')`),
	],
);
