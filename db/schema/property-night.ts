import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { day, ownerNo } from './columns';
import { lead } from './lead';
import { nightBlock } from './night-block';
import { property } from './property';

/**
 * A night that is taken, by a lead or by a block of the operator: the primary key makes the database refuse a second holder (ADR 13, ADR 50).
 * The night of a check-out day is not among them.
 */
export const propertyNight = sqliteTable(
	'property_night',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		night: day('night').notNull(),
		leadNo: integer('lead_no').references(() => lead.no, { onDelete: 'cascade' }),
		blockNo: integer('block_no').references(() => nightBlock.no, { onDelete: 'cascade' }),
	},
	(t) => [
		primaryKey({ columns: [t.propertyNo, t.night] }),
		index('property_night_lead').on(t.leadNo),
		index('property_night_block').on(t.blockNo).where(sql`"block_no" is not null`),
		check('property_night_holder', sql`(${t.leadNo} is null) <> (${t.blockNo} is null)`),
	],
);
