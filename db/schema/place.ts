import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { no } from './columns';
import { COUNTRY_CODES } from './enums';

/** A city or resort. Courchevel 1850 is a place of its own with Courchevel as its parent. */
export const place = sqliteTable(
	'place',
	{
		no: no(),
		countryCode: text('country_code', { enum: COUNTRY_CODES }).notNull(),
		slug: text('slug').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		parentNo: integer('parent_no'),
		latitude: real('latitude'),
		longitude: real('longitude'),
		elevationM: integer('elevation_m'),
	},
	(t) => [
		uniqueIndex('place_slug').on(t.countryCode, t.slug),
		index('place_parent').on(t.parentNo),
		check('place_country_known', sql`${t.countryCode} in ('AT','CH','FR','IT')`),
	],
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
