import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, no } from './columns';

/** The vocabulary of facilities; `is_default` marks those that the search always shows first. */
export const facility = sqliteTable(
	'facility',
	{
		no: no(),
		key: text('key').notNull().unique(),
		/** Position of its bit in facility masks, for as long as the facility is there. */
		bit: integer('bit').notNull().unique(),
		position: integer('position').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		isDefault: flag('is_default').notNull().default(false),
	},
	(t) => [check('facility_bit_range', sql`${t.bit} >= 0 and ${t.bit} < 52`)],
);
