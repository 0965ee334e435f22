import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ownerNo } from './columns';
import type { PROPERTY_BED_TYPES } from './enums';
import { PROPERTY_ROOM_KINDS, ROOM_BATHROOMS } from './enums';
import { property } from './property';

export type PropertyBedType = (typeof PROPERTY_BED_TYPES)[number];

/** Beds of one type in a room, and how many of them. */
export type PropertyBeds = [type: PropertyBedType, count: number];

/** A room of a property, in the order in which its page shows them. */
export const propertyRoom = sqliteTable(
	'property_room',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		position: integer('position').notNull(),
		/** The agency's own key, unique within the property; pictures name their room by it. */
		key: text('key').notNull(),
		kind: text('kind', { enum: PROPERTY_ROOM_KINDS }).notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de'),
		floorEn: text('floor_en'),
		floorDe: text('floor_de'),
		/** Empty: it has no beds, or they are unknown. */
		beds: text('beds', { mode: 'json' }).$type<PropertyBeds[]>().notNull().default([]),
		bathroom: text('bathroom', { enum: ROOM_BATHROOMS }),
		areaSqm: integer('area_sqm'),
	},
	(t) => [
		primaryKey({ columns: [t.propertyNo, t.position] }),
		uniqueIndex('property_room_key').on(t.propertyNo, t.key),
		check(
			'property_room_kind_known',
			sql`${t.kind} in ('bedroom','bunk_room','living','dining','kitchen','spa','pool','leisure','bathroom','terrace','ski_room','other')`,
		),
	],
);
