import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { day } from './columns';
import { lead } from './lead';
import { property } from './property';

/**
 * A night that a lead holds: the primary key makes the database refuse a second sale. The night of a check-out day
 * is not among them.
 */
export const propertyNight = sqliteTable(
	'property_night',
	{
		propertyNo: integer('property_no')
			.notNull()
			.references(() => property.no, { onDelete: 'cascade' }),
		night: day('night').notNull(),
		leadNo: integer('lead_no')
			.notNull()
			.references(() => lead.no, { onDelete: 'cascade' }),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.night] }), index('property_night_lead').on(t.leadNo)],
);
