import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import {
	CURRENCY_CODES,
	ENQUIRY_KINDS,
	ENQUIRY_LOST_REASONS,
	ENQUIRY_STATES,
	LANGUAGES,
	SERVICE_LEVELS,
} from './enums';
import { numbered } from './numbered';
import { property } from './property';
import { user } from './user';

/** A week of a property in a reply to a guest, as it stood when it was put in. */
export type OfferedWeek = {
	/** Public id. */
	propertyId: string;
	name: string;
	/** Path of its page in the reply's language. */
	path: string;
	checkIn: string;
	checkOut: string;
	serviceLevel: (typeof SERVICE_LEVELS)[number];
	/** Null: on request. */
	priceMinor: number | null;
	currency: (typeof CURRENCY_CODES)[number];
};

/** What a guest asked. Triggers keep the full-text table `enquiry_words` (guest, number, properties and their places). */
export const enquiry = sqliteTable(
	'enquiry',
	{
		...numbered('enquiry'),
		kind: text('kind', { enum: ENQUIRY_KINDS }).notNull(),
		state: text('state', { enum: ENQUIRY_STATES }).notNull().default('new'),
		language: text('language', { enum: LANGUAGES }).notNull(),
		propertyNo: integer('property_no').references(() => property.no, { onDelete: 'set null' }),
		/** Name and path of the property as it was when asked, kept when the property goes. */
		propertyName: text('property_name'),
		subject: text('subject').notNull(),
		fullName: text('full_name').notNull(),
		email: text('email').notNull(),
		phone: text('phone'),
		city: text('city'),
		checkIn: day('check_in'),
		checkOut: day('check_out'),
		serviceLevel: text('service_level'),
		adults: integer('adults'),
		children: integer('children'),
		/** JSON list of whole years. */
		childrenAges: text('children_ages', { mode: 'json' }).$type<number[]>(),
		/** What babies need, one of each a baby at most. */
		cots: integer('cots').notNull().default(0),
		highChairs: integer('high_chairs').notNull().default(0),
		message: text('message'),
		/** The general enquiry's further answers: destination, activities, preferences, services, on whose behalf … */
		details: text('details', { mode: 'json' }).$type<Record<string, unknown>>(),
		hasAcceptedPrivacy: flag('has_accepted_privacy').notNull(),
		hasAcceptedContact: flag('has_accepted_contact').notNull(),
		createdAt: createdAt(),
		/** The person of the team who answers it; null: no one yet. */
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
		/** By when the guest was promised an answer. */
		promisedAt: instant('promised_at').notNull().default(0),
		/** When the team answered first. */
		answeredAt: instant('answered_at'),
		/** When something last happened to it. */
		movedAt: instant('moved_at').notNull().default(0),
		lostReason: text('lost_reason', { enum: ENQUIRY_LOST_REASONS }),
	},
	(t) => [
		uniqueIndex('enquiry_booking_number').on(t.bookingNumber),
		index('enquiry_brand_time').on(t.brandKey, t.createdAt),
		/** The figures of a month. */
		index('enquiry_time').on(t.createdAt),
		/** The team's list is walked along these: what is open by the promise, everything else by what happened last. */
		index('enquiry_promise').on(t.state, t.promisedAt),
		index('enquiry_moved').on(t.state, t.movedAt),
		index('enquiry_person_promise').on(t.userNo, t.state, t.promisedAt),
		index('enquiry_person_moved').on(t.userNo, t.state, t.movedAt),
		index('enquiry_property').on(t.propertyNo),
		index('enquiry_email').on(sql`${t.email} collate nocase`),
		index('enquiry_full_name').on(sql`${t.fullName} collate nocase`),
		check('enquiry_order', sql`${t.checkIn} is null or ${t.checkOut} is null or ${t.checkIn} < ${t.checkOut}`),
	],
);

/** The properties of an enquiry about several (`kind` shortlist), in the order they were asked, with what was shown of each. */
export const enquiryProperty = sqliteTable(
	'enquiry_house',
	{
		enquiryNo: ownerNo('enquiry_no', () => enquiry.no),
		position: integer('position').notNull(),
		propertyNo: integer('property_no').references(() => property.no, { onDelete: 'set null' }),
		/** Name and path as they were when asked, kept when the property goes. */
		propertyName: text('property_name').notNull(),
		/** Level that the price is for; null when none was chosen and none can be had. */
		serviceLevel: text('service_level', { enum: SERVICE_LEVELS }),
		/** What was shown; null: no price, or on request. */
		priceMinor: minor('price_minor'),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.enquiryNo, t.position] }), index('enquiry_house_property').on(t.propertyNo)],
);

/** What the team notes about an enquiry, for itself alone. */
export const enquiryNote = sqliteTable(
	'enquiry_note',
	{
		no: no(),
		id: publicId(),
		enquiryNo: ownerNo('enquiry_no', () => enquiry.no),
		userNo: ownerNo('user_no', () => user.no),
		body: text('body').notNull(),
		createdAt: createdAt(),
	},
	(t) => [index('enquiry_note_time').on(t.enquiryNo, t.createdAt), index('enquiry_note_user').on(t.userNo)],
);

/** The reply that is being written: one for each enquiry, saved by itself. */
export const enquiryDraft = sqliteTable(
	'enquiry_draft',
	{
		enquiryNo: integer('enquiry_no')
			.primaryKey()
			.references(() => enquiry.no, { onDelete: 'cascade' }),
		/** Who writes it. */
		userNo: ownerNo('user_no', () => user.no),
		language: text('language', { enum: LANGUAGES }).notNull(),
		body: text('body').notNull(),
		/** Weeks that go along as cards. */
		offers: text('offers', { mode: 'json' }).$type<OfferedWeek[]>().notNull().default([]),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [index('enquiry_draft_user').on(t.userNo)],
);
