import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, minor, no } from './columns';
import { SUGGESTION_KINDS } from './enums';

/**
 * One narrow row per property with everything the facets ask, derived by `publishCatalogue` and never edited by hand.
 * Unknown bedrooms and beds are null and never exclude a property.
 */
export const propertyFacet = sqliteTable(
	'property_facet',
	{
		propertyNo: integer('property_no').primaryKey(),
		countryCode: text('country_code').notNull(),
		placeNo: integer('place_no').notNull(),
		sectorNo: integer('sector_no'),
		/** Index into PROPERTY_TYPES. */
		propertyType: integer('property_type').notNull(),
		bedrooms: integer('bedrooms'),
		bedsAdults: integer('beds_adults'),
		/** Adults' and children's beds together. */
		bedsTotal: integer('beds_total'),
		allowsPets: flag('allows_pets').notNull(),
		/** Bit n is set when service level n is offered in any future stay. */
		levelMask: integer('level_mask').notNull(),
		/** Bit `facility.bit` is set for each facility. */
		facilityMask: integer('facility_mask').notNull(),
		priceFromEurMinor: minor('price_from_eur_minor'),
		rank: integer('rank').notNull(),
	},
	(t) => [
		/** Holds every column, so that a place or a country is one stretch of it. */
		index('property_facet_scope').on(
			t.countryCode,
			t.placeNo,
			t.propertyNo,
			t.rank,
			t.sectorNo,
			t.propertyType,
			t.bedrooms,
			t.bedsAdults,
			t.bedsTotal,
			t.allowsPets,
			t.levelMask,
			t.facilityMask,
			t.priceFromEurMinor,
		),
	],
);

/** A row whenever the catalogue changes; its number is part of every page cache key. */
export const catalogueVersion = sqliteTable('catalogue_version', {
	no: integer('no').primaryKey(),
	publishedAt: integer('published_at').notNull(),
	note: text('note'),
});

/** Dated rates, units of EUR for one unit of the currency. */
export const exchangeRate = sqliteTable('exchange_rate', {
	currency: text('currency').primaryKey(),
	eurPerUnit: integer('eur_per_unit_millionths').notNull(),
	asOf: text('as_of').notNull(),
});

/**
 * What the header's search box can suggest, derived by `publishCatalogue`. Two FTS5 tables read from it:
 * `suggestion_words` (prefixes, accents folded) and `suggestion_trigrams` (forgives a typing error).
 */
export const suggestion = sqliteTable(
	'suggestion',
	{
		no: no(),
		kind: text('kind', { enum: SUGGESTION_KINDS }).notNull(),
		labelEn: text('label_en').notNull(),
		labelDe: text('label_de').notNull(),
		/** ISO 3166-1 alpha-2. */
		countryCode: text('country_code').notNull(),
		placeNo: integer('place_no'),
		propertyNo: integer('property_no'),
		hotelNo: integer('hotel_no'),
		/** Properties behind it: more come first. */
		weight: integer('weight').notNull(),
	},
	/** Rows are written kind by kind, so that a kind is one stretch of numbers, whose ends this index knows. */
	(t) => [index('suggestion_kind').on(t.kind, t.no)],
);
