import { sql } from 'drizzle-orm';
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { day, instant, minor, no, ownerNo } from './columns';
import { STAY_STATUSES } from './enums';
import { property } from './property';

/** A period that the operator offers, from check-in to check-out. */
export const stay = sqliteTable(
	'stay',
	{
		no: no(),
		propertyNo: integer('property_no')
			.notNull()
			.references((): AnySQLiteColumn => property.no, { onDelete: 'cascade' }),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
	},
	(t) => [
		uniqueIndex('stay_period').on(t.propertyNo, t.checkIn, t.checkOut),
		/** Its first entry is the shortest stay there is: periods below twice that need no chains. */
		index('stay_nights').on(sql`(julianday("check_out") - julianday("check_in"))`),
		check('stay_order', sql`${t.checkIn} < ${t.checkOut}`),
	],
);

/**
 * What a stay costs at one service level. Place and period are repeated here so that the search answers
 * from one covering index: a country with 25,000 properties is one pass over it.
 */
export const stayRate = sqliteTable(
	'stay_rate',
	{
		stayNo: ownerNo('stay_no', () => stay.no),
		/** Index into SERVICE_LEVELS. */
		level: integer('level').notNull(),
		propertyNo: integer('property_no').notNull(),
		placeNo: integer('place_no').notNull(),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		status: text('status', { enum: STAY_STATUSES }).notNull(),
		/** In the property's currency; null: price on request. */
		priceMinor: minor('price_minor'),
		/** The same in EUR at the dated rate of `exchange_rate`, for filters and sorting. */
		priceEurMinor: minor('price_eur_minor'),
		/** What the operator offers, while the stay is sold because a lead holds nights of it; null otherwise. */
		offeredStatus: text('offered_status', { enum: STAY_STATUSES }),
		/** When the operator set status and price by hand; an import leaves his word alone. Null: as the catalogue's files say. */
		setAt: instant('set_at'),
	},
	(t) => [
		primaryKey({ columns: [t.stayNo, t.level] }),
		index('stay_rate_search').on(
			t.placeNo,
			t.checkIn,
			t.checkOut,
			t.propertyNo,
			t.level,
			t.status,
			t.priceMinor,
			t.priceEurMinor,
		),
		index('stay_rate_property').on(
			t.propertyNo,
			t.checkIn,
			t.checkOut,
			t.level,
			t.status,
			t.priceMinor,
			t.priceEurMinor,
		),
		check('stay_rate_level', sql`${t.level} between 0 and 2`),
		check('stay_rate_status', sql`${t.status} in ('available','on_request','sold')`),
		check('stay_rate_price', sql`${t.priceMinor} is null or ${t.priceMinor} > 0`),
	],
);

/** A stay that the operator has closed at one service level; an import leaves it closed, whatever its files say. */
export const closedStay = sqliteTable(
	'closed_stay',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		/** Index into SERVICE_LEVELS. */
		level: integer('level').notNull(),
		setAt: instant('set_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.checkIn, t.checkOut, t.level] })],
);
