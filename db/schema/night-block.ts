import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, day, instant, no, ownerNo, publicId } from './columns';
import { enquiry } from './enquiry';
import { NIGHT_BLOCK_KINDS } from './enums';
import { property } from './property';

/** Nights that a property's operator keeps for itself or holds for somebody; they stand in `property_night` while it lasts (ADR 50). */
export const nightBlock = sqliteTable(
	'night_block',
	{
		no: no(),
		id: publicId(),
		propertyNo: ownerNo('property_no', () => property.no),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		kind: text('kind', { enum: NIGHT_BLOCK_KINDS }).notNull().default('own'),
		/** Why the nights are kept; of a hold: whom they are held for. */
		reason: text('reason').notNull(),
		/** When a hold ends by itself. */
		expiresAt: instant('expires_at'),
		/** What the person was told that the nights cost, in the property's currency. */
		priceMinor: integer('price_minor'),
		/** Incremented by each change; a change names the version that its author saw. */
		version: integer('version').notNull().default(1),
		/** Of a hold: the guest's enquiry for which the nights are held. */
		enquiryNo: integer('enquiry_no').references(() => enquiry.no, { onDelete: 'set null' }),
		/** User id. */
		createdBy: text('created_by').notNull(),
		createdAt: createdAt(),
		/** When its nights were given back. */
		endedAt: instant('ended_at'),
	},
	(t) => [
		index('night_block_property').on(t.propertyNo, t.checkOut).where(sql`"ended_at" is null`),
		index('night_block_expiry').on(t.expiresAt).where(sql`"ended_at" is null and "expires_at" is not null`),
		index('night_block_enquiry').on(t.enquiryNo),
		check('night_block_order', sql`${t.checkIn} < ${t.checkOut}`),
	],
);
