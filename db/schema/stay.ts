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
import { day, flag, instant, minor, no, ownerNo } from './columns';
import { STAY_STATUSES } from './enums';
import { property } from './property';

/** A period that the operator offers, or that is sold as a gap (STAY-4), from check-in to check-out. */
export const stay = sqliteTable(
	'stay',
	{
		no: no(),
		propertyNo: integer('property_no')
			.notNull()
			.references((): AnySQLiteColumn => property.no, { onDelete: 'cascade' }),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		/** True: no rate of it is the operator's own; it comes and goes with the taken nights around it. */
		isGap: flag('is_gap').notNull().default(false),
	},
	(t) => [
		uniqueIndex('stay_period').on(t.propertyNo, t.checkIn, t.checkOut),
		/** Its first entry is the shortest stay that an operator offers: periods below twice that need no chains, and gaps are never part of one. */
		index('stay_nights').on(sql`(julianday("check_out") - julianday("check_in"))`).where(sql`"is_gap" = 0`),
		index('stay_gap').on(t.propertyNo).where(sql`"is_gap" = 1`),
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
		/**
		 * What the stay rules make of its days (STAY-3), derived: twice the fewest nights of a period that begins with it, plus one where no period
		 * may end with it. 0: no rule.
		 */
		limits: integer('limits').notNull().default(0),
		/** Percent off while the period is a gap (STAY-4), derived; null: it is none. */
		gapPercent: integer('gap_percent'),
		/** The operator's own price while `price_minor` is that of a gap; null otherwise, and where the period is sold as a gap alone. */
		offeredPriceMinor: minor('offered_price_minor'),
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
			t.limits,
		),
		index('stay_rate_property').on(
			t.propertyNo,
			t.checkIn,
			t.checkOut,
			t.level,
			t.status,
			t.priceMinor,
			t.priceEurMinor,
			t.limits,
		),
		index('stay_rate_limited').on(t.propertyNo).where(sql`"limits" <> 0`),
		index('stay_rate_gap').on(t.propertyNo).where(sql`"gap_percent" is not null`),
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

/**
 * What holds for the nights of a season, both ends included (STAY-1): seasons of a property do not overlap, and nights outside of them have no rule.
 * Days of the week count from bit 0, Sunday.
 */
export const stayRule = sqliteTable(
	'stay_rule',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		firstNight: day('first_night').notNull(),
		lastNight: day('last_night').notNull(),
		/** Fewest nights of a stay that arrives in the season. */
		shortestStay: integer('shortest_stay').notNull(),
		/** Weekdays on which a stay may arrive, and on which one may end whose last night is in the season. */
		arrivalDays: integer('arrival_days').notNull(),
		departureDays: integer('departure_days').notNull(),
		/** Percent off a gap that is shorter than `shortest_stay`; null: such gaps are not sold. */
		gapPercent: integer('gap_percent'),
	},
	(t) => [
		primaryKey({ columns: [t.propertyNo, t.firstNight] }),
		check('stay_rule_order', sql`${t.firstNight} <= ${t.lastNight}`),
		check('stay_rule_shortest', sql`${t.shortestStay} between 1 and 42`),
		check('stay_rule_days', sql`${t.arrivalDays} between 1 and 127 and ${t.departureDays} between 1 and 127`),
		check('stay_rule_gap', sql`${t.gapPercent} is null or ${t.gapPercent} between 0 and 90`),
	],
);
