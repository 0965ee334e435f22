import { index, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { day, ownerNo } from './columns';
import { lead } from './lead';
import { property } from './property';

/**
 * A night that a lead holds: the primary key makes the database refuse a second sale. The night of a check-out day
 * is not among them.
 */
export const propertyNight = sqliteTable(
	'property_night',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		night: day('night').notNull(),
		leadNo: ownerNo('lead_no', () => lead.no),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.night] }), index('property_night_lead').on(t.leadNo)],
);
