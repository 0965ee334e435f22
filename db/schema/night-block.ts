import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, day, instant, no, ownerNo, publicId } from './columns';
import { property } from './property';

/** Nights that a property's operator keeps for itself, with a reason; they stand in `property_night` while it lasts (ADR 50). */
export const nightBlock = sqliteTable(
	'night_block',
	{
		no: no(),
		id: publicId(),
		propertyNo: ownerNo('property_no', () => property.no),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		reason: text('reason').notNull(),
		/** Incremented by each change; a change names the version that its author saw. */
		version: integer('version').notNull().default(1),
		/** User id. */
		createdBy: text('created_by').notNull(),
		createdAt: createdAt(),
		/** When its nights were given back. */
		endedAt: instant('ended_at'),
	},
	(t) => [
		index('night_block_property').on(t.propertyNo, t.checkOut).where(sql`"ended_at" is null`),
		check('night_block_order', sql`${t.checkIn} < ${t.checkOut}`),
	],
);
