import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, flag, minor, ownerNo } from './columns';
import { CURRENCY_CODES, ENQUIRY_KINDS, ENQUIRY_STATES, LANGUAGES, SERVICE_LEVELS } from './enums';
import { numbered } from './numbered';
import { property } from './property';

/** What a guest asked. */
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
	},
	(t) => [
		uniqueIndex('enquiry_booking_number').on(t.bookingNumber),
		index('enquiry_brand_time').on(t.brandKey, t.createdAt),
		/** The team's list is walked along these. */
		index('enquiry_time').on(t.createdAt),
		index('enquiry_state_time').on(t.state, t.createdAt),
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
