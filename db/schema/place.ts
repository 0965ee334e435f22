import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { no } from './columns';
import { COUNTRY_CODES, REGION_KINDS } from './enums';

/** A city or resort. Courchevel 1850 is a place of its own with Courchevel as its parent. */
export const place = sqliteTable(
	'place',
	{
		no: no(),
		countryCode: text('country_code', { enum: COUNTRY_CODES }).notNull(),
		slug: text('slug').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		/** What else it is called, in any language, as a JSON list. */
		otherNames: text('other_names', { mode: 'json' }).$type<string[]>().notNull().default([]),
		parentNo: integer('parent_no'),
		latitude: real('latitude'),
		longitude: real('longitude'),
		elevationM: integer('elevation_m'),
	},
	(t) => [
		uniqueIndex('place_slug').on(t.countryCode, t.slug),
		index('place_parent').on(t.parentNo),
		/** Keys are one in all countries; the first index begins with the country. */
		index('place_key').on(t.slug),
		index('place_name_en').on(sql`${t.nameEn} collate nocase`),
		index('place_name_de').on(sql`${t.nameDe} collate nocase`),
		check('place_country_known', sql`${t.countryCode} in ('AT','CH','FR','IT')`),
	],
);

/** A ski area, a valley or a region: what guests look for and no property lies in by itself. */
export const region = sqliteTable(
	'region',
	{
		no: no(),
		key: text('key').notNull(),
		kind: text('kind', { enum: REGION_KINDS }).notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		otherNames: text('other_names', { mode: 'json' }).$type<string[]>().notNull().default([]),
	},
	(t) => [
		uniqueIndex('region_key').on(t.key),
		check('region_kind_known', sql`${t.kind} in ('ski_area','valley','region')`),
	],
);

/** A place of a region; its parts belong to it too. */
export const regionPlace = sqliteTable(
	'region_place',
	{
		regionNo: integer('region_no')
			.notNull()
			.references(() => region.no, { onDelete: 'cascade' }),
		placeNo: integer('place_no')
			.notNull()
			.references(() => place.no),
	},
	(t) => [primaryKey({ columns: [t.regionNo, t.placeNo] })],
);

/** A district inside a place, such as Oberlech. */
export const sector = sqliteTable(
	'sector',
	{
		no: no(),
		placeNo: integer('place_no')
			.notNull()
			.references(() => place.no),
		name: text('name').notNull(),
	},
	(t) => [uniqueIndex('sector_name').on(t.placeNo, t.name)],
);
