import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { minor, no, ownerNo } from './columns';
import { SECURITY_DEPOSIT_TYPES } from './enums';

/** Who rents properties out, with its terms of sale. Null means: the default holds (`app/domain/property/sales-terms.ts`). */
export const operator = sqliteTable(
	'operator',
	{
		no: no(),
		key: text('key').notNull().unique(),
		name: text('name').notNull(),
		email: text('email'),
		timeZone: text('time_zone').notNull().default('Europe/Zurich'),
		creditCardFeeRatio: real('credit_card_fee_ratio'),
		prepaymentRatio: real('prepayment_ratio'),
		acceptsCreditCard: integer('accepts_credit_card', { mode: 'boolean' }).notNull().default(true),
		acceptsBankTransfer: integer('accepts_bank_transfer', { mode: 'boolean' }).notNull().default(true),
		securityDepositMinor: minor('security_deposit_minor'),
		securityDepositCurrency: text('security_deposit_currency'),
		securityDepositType: text('security_deposit_type', { enum: SECURITY_DEPOSIT_TYPES }),
		commissionPercent: real('commission_percent'),
		termsEn: text('terms_en'),
		termsDe: text('terms_de'),
		/** How long an option of its properties holds the nights; null: 72 hours. */
		optionHours: integer('option_hours'),
		/** From when guests may arrive and until when they leave, as `16:00`; told with a confirmed booking. */
		arrivalFrom: text('arrival_from').notNull().default('16:00'),
		departureUntil: text('departure_until').notNull().default('10:00'),
		/** As it stands on invoices in its name; null where it is not known. */
		legalName: text('legal_name'),
		street: text('street'),
		postalCode: text('postal_code'),
		town: text('town'),
		/** ISO 3166-1 alpha-2. */
		countryCode: text('country_code'),
		vatId: text('vat_id'),
		/** VAT that its prices hold; null: the brand says. */
		vatPercent: real('vat_percent'),
	},
	(t) => [
		index('operator_name').on(sql`${t.name} collate nocase`),
		check('operator_fee_ratio', sql`${t.creditCardFeeRatio} is null or ${t.creditCardFeeRatio} < 1`),
		check(
			'operator_prepayment_ratio',
			sql`${t.prepaymentRatio} is null or (${t.prepaymentRatio} >= 0 and ${t.prepaymentRatio} <= 1)`,
		),
	],
);

/** From this many days before check-in on, this share is given back. */
export const cancellationTerm = sqliteTable(
	'cancellation_term',
	{
		operatorNo: ownerNo('operator_no', () => operator.no),
		daysBeforeCheckIn: integer('days_before_check_in').notNull(),
		refundRatio: real('refund_ratio').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.operatorNo, t.daysBeforeCheckIn] }),
		check('cancellation_refund_ratio', sql`${t.refundRatio} >= 0 and ${t.refundRatio} <= 1`),
	],
);

/** This many days before check-in this share of the whole price must have been paid (cumulative). */
export const paymentTerm = sqliteTable(
	'payment_term',
	{
		operatorNo: ownerNo('operator_no', () => operator.no),
		daysBeforeCheckIn: integer('days_before_check_in').notNull(),
		paymentRatio: real('payment_ratio').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.operatorNo, t.daysBeforeCheckIn] }),
		check('payment_ratio_range', sql`${t.paymentRatio} > 0 and ${t.paymentRatio} <= 1`),
	],
);
