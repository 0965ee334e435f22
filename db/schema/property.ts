import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import { CURRENCY_CODES, LANGUAGES, PETS_RULES, PROPERTY_TYPES, SERVICE_AVAILABILITIES, SERVICE_LEVELS } from './enums';
import { facility } from './facility';
import { operator } from './operator';
import { place, sector } from './place';

/** A property, apartment or villa. Null beds or bedrooms mean unknown, which never excludes a property. */
export const property = sqliteTable(
	'property',
	{
		no: no(),
		id: publicId(),
		/** The agency's own key; with it an import finds the property again. */
		key: text('key').notNull().unique(),
		/** Last segment of its path, unique inside its place and type. */
		slug: text('slug').notNull(),
		name: text('name').notNull(),
		propertyType: text('property_type', { enum: PROPERTY_TYPES }).notNull(),
		placeNo: integer('place_no')
			.notNull()
			.references(() => place.no),
		sectorNo: integer('sector_no').references(() => sector.no),
		operatorNo: integer('operator_no').references(() => operator.no),
		/** Street and number, told with a confirmed booking only. */
		street: text('street'),
		bedrooms: integer('bedrooms'),
		bathrooms: integer('bathrooms'),
		bedsAdults: integer('beds_adults'),
		bedsChildren: integer('beds_children'),
		areaSqm: integer('area_sqm'),
		floors: integer('floors'),
		pets: text('pets', { enum: PETS_RULES }),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** Cheapest bookable week, derived from the stays. */
		priceFromMinor: minor('price_from_minor'),
		/** First day of that week. */
		priceFromCheckIn: day('price_from_check_in'),
		latitude: real('latitude'),
		longitude: real('longitude'),
		/** EU short-term rental registration number. */
		registrationNumber: text('registration_number'),
		/** Last day on which the number holds; null: it does not end. */
		registrationUntil: day('registration_until'),
		/** Derived: its country lets nothing be sold without a number that holds, and it has none (REGISTRATION-2). */
		isUnregistered: flag('is_unregistered').notNull().default(false),
		/** Attribution line of real listings, shown on the page. */
		source: text('source'),
		alternativeOfNo: integer('alternative_of_no'),
		/** Lower comes first under "best match". */
		rank: integer('rank').notNull().default(1000),
		updatedAt: instant('updated_at').notNull(),
		/** For demonstrations only: no list, search or suggestion shows it, the API gives it with `includeDemos`. */
		isDemo: flag('is_demo').notNull().default(false),
	},
	(t) => [
		uniqueIndex('property_slug').on(t.placeNo, t.propertyType, t.slug),
		index('property_operator').on(t.operatorNo),
		index('property_rank').on(t.rank, t.no),
		index('property_place_rank').on(t.placeNo, t.rank, t.no),
		index('property_alternative').on(t.alternativeOfNo),
		index('property_unregistered').on(t.no).where(sql`"is_unregistered" = 1`),
		check('property_type_known', sql`${t.propertyType} in ('chalet','apartment','villa')`),
		check('property_currency_known', sql`${t.currency} in ('EUR','CHF','GBP','USD')`),
	],
);

/** Texts of a property in one language; Markdown without HTML. */
export const propertyText = sqliteTable(
	'property_text',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		language: text('language', { enum: LANGUAGES }).notNull(),
		summary: text('summary').notNull(),
		generalMarkdown: text('general_markdown').notNull(),
		informationMarkdown: text('information_markdown'),
		locationMarkdown: text('location_markdown'),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.language] })],
);

export const propertyFacility = sqliteTable(
	'property_facility',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		facilityNo: integer('facility_no')
			.notNull()
			.references(() => facility.no),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.facilityNo] }), index('property_facility_facility').on(t.facilityNo)],
);

/** A service included (or to be had) at one service level. */
export const propertyService = sqliteTable(
	'property_service',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		serviceLevel: text('service_level', { enum: SERVICE_LEVELS }).notNull(),
		position: integer('position').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		availability: text('availability', { enum: SERVICE_AVAILABILITIES }).notNull().default('included'),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.serviceLevel, t.position] })],
);

export const propertyEquipment = sqliteTable(
	'property_equipment',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		position: integer('position').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.position] })],
);

export const propertyDistance = sqliteTable(
	'property_distance',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		position: integer('position').notNull(),
		toEn: text('to_en').notNull(),
		toDe: text('to_de').notNull(),
		metres: integer('metres').notNull(),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.position] })],
);

/** A highlight told with one of the property's pictures. */
export const propertyHighlight = sqliteTable(
	'property_highlight',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		position: integer('position').notNull(),
		/** File name of one of its pictures, or null. */
		file: text('file'),
		titleEn: text('title_en').notNull(),
		titleDe: text('title_de').notNull(),
		textEn: text('text_en'),
		textDe: text('text_de'),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.position] })],
);
