import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, instant, no, ownerNo, publicId } from './columns';
import { CALENDAR_FAULTS } from './enums';
import { nightBlock } from './night-block';
import { property } from './property';

/** A calendar of another channel that sells the same property, read on a schedule; the nights that it says are taken are blocks (ADR 51). */
export const channelCalendar = sqliteTable(
	'channel_calendar',
	{
		no: no(),
		id: publicId(),
		propertyNo: ownerNo('property_no', () => property.no),
		/** What its people call the channel; the bar of the calendar says it. */
		name: text('name').notNull(),
		/** https address, a secret between the channel and us: in no log, audit or export. */
		address: text('address').notNull(),
		/** Incremented by each edit; a reading that began before one writes nothing. */
		version: integer('version').notNull().default(1),
		/** User id. */
		createdBy: text('created_by').notNull(),
		createdAt: createdAt(),
		/** What the channel said of its answer, for asking whether it has changed. */
		etag: text('etag'),
		lastModified: text('last_modified'),
		/** SHA-256 of the last text, hexadecimal. */
		bodyHash: text('body_hash'),
		/** When it was last read without a fault; null: never. */
		readAt: instant('read_at'),
		triedAt: instant('tried_at'),
		/** When it is asked again. */
		nextAt: instant('next_at').notNull(),
		/** Why the last try failed; null: it did not. */
		fault: text('fault', { enum: CALENDAR_FAULTS }),
		/** Tries that failed since it was last read. */
		failures: integer('failures').notNull().default(0),
		endedAt: instant('ended_at'),
	},
	(t) => [
		index('channel_calendar_property').on(t.propertyNo),
		index('channel_calendar_due').on(t.nextAt).where(sql`"ended_at" is null`),
	],
);

/** Of which calendar a block is, and what a person said of its clash with a lead. */
export const channelStay = sqliteTable(
	'channel_stay',
	{
		blockNo: integer('block_no')
			.primaryKey()
			.references(() => nightBlock.no, { onDelete: 'cascade' }),
		calendarNo: ownerNo('calendar_no', () => channelCalendar.no),
		/** Identity and days of the channel's event (`BusyPeriod`). */
		key: text('key').notNull(),
		/** When the operator was told of its clash with a lead; null: never. */
		toldAt: instant('told_at'),
		/** When a person said that it is the stay of the lead that holds the nights. */
		settledAt: instant('settled_at'),
		/** User id. */
		settledBy: text('settled_by'),
	},
	(t) => [uniqueIndex('channel_stay_key').on(t.calendarNo, t.key)],
);

/** The private address at which other channels read when a property is taken. */
export const busyCalendar = sqliteTable('busy_calendar', {
	propertyNo: integer('property_no')
		.primaryKey()
		.references(() => property.no, { onDelete: 'cascade' }),
	/** SHA-256 of the token, base64url. */
	tokenHash: text('token_hash').notNull().unique(),
	/** User id. */
	createdBy: text('created_by').notNull(),
	createdAt: createdAt(),
	/** When somebody last read it, to the hour; null: never. */
	readAt: instant('read_at'),
});
