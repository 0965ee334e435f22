import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brand } from './brand';
import { createdAt, instant, no, ownerNo, publicId } from './columns';
import {
	AGENCY_VERIFICATIONS,
	CORPORATE_THEMES,
	CURRENCY_CODES,
	EMAIL_DOMAIN_KINDS,
	PROGRAM_MEMBERSHIP_STATUSES,
} from './enums';

/** A travel agency: the tenant of the trade side. */
export const travelAgency = sqliteTable(
	'travel_agency',
	{
		no: no(),
		id: publicId(),
		name: text('name').notNull(),
		/** Until it is `verified`, its people see neither prices nor dashboards. */
		verification: text('verification', { enum: AGENCY_VERIFICATIONS }).notNull(),
		/** Users with a verified address on this domain may join; lower case, never a free-mail domain. */
		autoInviteEmailDomain: text('auto_invite_email_domain').unique(),
		/**
		 * The brand whose own team this row is (ADR 46): its proposals and their leads stand under it as an agency's do. It has no members, no
		 * commission and no design, and is in no list of agencies. Null for every agency.
		 */
		teamBrandKey: text('team_brand_key')
			.unique()
			.references(() => brand.key),
		/** A brand that an admin pinned; wins over the company's name. */
		pinnedBrandKey: text('pinned_brand_key').references(() => brand.key),
		/** Corporate design: `#rrggbb`. Only a design with a main colour counts. */
		designMain: text('design_main'),
		designAccentOnMain: text('design_accent_on_main'),
		designTheme: text('design_theme', { enum: CORPORATE_THEMES }),
		/** Key of the logo in the picture store. */
		designLogoKey: text('design_logo_key'),
		/** Currency in which its commission is billed. */
		billableCurrency: text('billable_currency', { enum: CURRENCY_CODES }),
		/** Payout: the currency is readable, every field of the account is encrypted (AGENCY-11). */
		bankCurrency: text('bank_currency'),
		bankAccount: text('bank_account', { mode: 'json' }).$type<EncryptedFields>(),
		/** As it stands on documents; null where it was not given. */
		legalName: text('legal_name'),
		street: text('street'),
		postalCode: text('postal_code'),
		town: text('town'),
		/** ISO 3166-1 alpha-2. */
		countryCode: text('country_code'),
		/** International, `+43 5583 1234`. */
		phone: text('phone'),
		vatId: text('vat_id'),
		/** Who recommended us, as typed. */
		referrerName: text('referrer_name'),
		version: integer('version').notNull().default(1),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		index('travel_agency_name').on(t.name),
		index('travel_agency_name_nocase').on(sql`${t.name} collate nocase`),
		index('travel_agency_verification').on(t.verification),
		check('travel_agency_name_given', sql`length(trim(${t.name})) > 0`),
		check('travel_agency_domain', sql`${t.autoInviteEmailDomain} is null or ${t.autoInviteEmailDomain} like '_%._%'`),
	],
);

/** Base64 of nonce and AES-GCM text by key of the field, and the key they were written with. */
export type EncryptedFields = { keyId: string; fields: Record<string, string> };

/** A programme of hotels or agencies, such as a consortium. */
export const program = sqliteTable('program', {
	no: no(),
	id: publicId(),
	name: text('name').notNull(),
	/** Path of its mark below `public/`. */
	logoSrc: text('logo_src'),
	/** One sentence on what it is, for agents who do not know it. */
	descriptionEn: text('description_en'),
	descriptionDe: text('description_de'),
});

export const programMembership = sqliteTable(
	'program_membership',
	{
		agencyNo: ownerNo('agency_no', () => travelAgency.no),
		programNo: ownerNo('program_no', () => program.no),
		/** What agencies say of themselves stays `claimedByAgency` until an admin confirms it (AGENCY-5). */
		status: text('status', { enum: PROGRAM_MEMBERSHIP_STATUSES }).notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.agencyNo, t.programNo] }),
		index('program_membership_status').on(t.status, t.createdAt),
	],
);

/** What is known of domains of e-mail addresses: who may register at once, who is asked for more. */
export const emailDomain = sqliteTable('email_domain', {
	/** Lower case. */
	domain: text('domain').primaryKey(),
	kind: text('kind', { enum: EMAIL_DOMAIN_KINDS }).notNull(),
	/** Of an agency. */
	brandName: text('brand_name'),
});
