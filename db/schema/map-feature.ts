import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { day, no, ownerNo } from './columns';
import { MAP_FEATURE_KINDS } from './enums';

/** Lifts, pistes and villages of one licensed source, with the box that holds them all in degrees (ADR 41). */
export const mapSet = sqliteTable(
	'map_set',
	{
		no: no(),
		key: text('key').notNull(),
		source: text('source').notNull(),
		licence: text('licence').notNull(),
		licenceUrl: text('licence_url').notNull(),
		readOn: day('read_on').notNull(),
		west: real('west').notNull(),
		south: real('south').notNull(),
		east: real('east').notNull(),
		north: real('north').notNull(),
	},
	(t) => [uniqueIndex('map_set_key').on(t.key)],
);

/** One lift, piste, village or station. */
export const mapFeature = sqliteTable(
	'map_feature',
	{
		setNo: ownerNo('set_no', () => mapSet.no),
		position: integer('position').notNull(),
		kind: text('kind', { enum: MAP_FEATURE_KINDS }).notNull(),
		/** Type of a lift, difficulty of a piste. */
		detail: text('detail'),
		nameEn: text('name_en'),
		nameDe: text('name_de'),
		/** A GeoJSON geometry. */
		geometry: text('geometry').notNull(),
		west: real('west').notNull(),
		south: real('south').notNull(),
		east: real('east').notNull(),
		north: real('north').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.setNo, t.position] }),
		index('map_feature_box').on(t.setNo, t.south, t.north),
		check('map_feature_kind_known', sql`${t.kind} in ('lift','piste','village','station')`),
	],
);
