import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { day, flag, minor, no, ownerNo } from './columns';
import { CLOSURE_KINDS, LANGUAGES, MEAL_PLANS, RATE_POLICIES } from './enums';
import { hotel, keyedInHotel } from './hotel';
import { hotelRoom } from './hotel-room';
import { program } from './travel-agency';

/** `paymentPolicy` of the API: the deposit at booking; each tranche says what must be paid by then, deposit included. Percent, 0 to 100. */
export type PaymentPolicy = {
	depositPercentage: number;
	tranches: { cumulativePercentage: number; daysPriorToArrival: number }[];
};

/** `cancellationPolicy` of the API: from so many days before arrival on, this is kept. No periods: not refundable. */
export type CancellationPolicy = {
	cancellationPeriods: { fromDaysPriorToArrival: number; feeInPercentOfBookingTotal: number }[];
};

/** What a child pays on top for a night in minor units, up to this age; ascending. Older guests pay as adults. */
export type ChildSupplement = { maxAge: number; minor: number };

/** Under which terms and to whom rooms of a hotel are sold. Money is in the hotel's currency. */
export const ratePlan = sqliteTable(
	'rate_plan',
	{
		...keyedInHotel(),
		mealPlan: text('meal_plan', { enum: MEAL_PLANS }).notNull(),
		policy: text('policy', { enum: RATE_POLICIES }).notNull(),
		/** Bit n is set when it may be had with PAYMENT_PROFILES[n]. */
		profileMask: integer('profile_mask').notNull(),
		/** Negotiated: for agencies with a confirmed membership of this programme only. */
		programNo: integer('program_no').references(() => program.no, { onDelete: 'cascade' }),
		/** Percent of the price, of the agency that sells it. */
		commissionPercent: real('commission_percent').notNull(),
		paymentPolicy: text('payment_policy', { mode: 'json' }).$type<PaymentPolicy>().notNull(),
		cancellationPolicy: text('cancellation_policy', { mode: 'json' }).$type<CancellationPolicy>().notNull(),
		/** For every adult above the included guests, a night. */
		extraAdultMinor: minor('extra_adult_minor').notNull().default(0),
		childSupplements: text('child_supplements', { mode: 'json' }).$type<ChildSupplement[]>().notNull(),
		/** Taken off a night when one adult has the room for himself. */
		singleUseMinor: minor('single_use_minor').notNull().default(0),
		/** True: its prices are said on request only, whatever stands in `room_rate`. */
		isOnRequest: flag('is_on_request').notNull().default(false),
	},
	(t) => [
		uniqueIndex('rate_plan_key').on(t.hotelNo, t.key),
		index('rate_plan_hotel').on(t.hotelNo, t.position),
		check('rate_plan_commission', sql`${t.commissionPercent} between 0 and 50`),
		check('rate_plan_profiles', sql`${t.profileMask} between 1 and 7`),
	],
);

export const ratePlanText = sqliteTable(
	'rate_plan_text',
	{
		planNo: ownerNo('plan_no', () => ratePlan.no),
		language: text('language', { enum: LANGUAGES }).notNull(),
		name: text('name').notNull(),
		description: text('description').notNull(),
		amenitiesMarkdown: text('amenities_markdown'),
	},
	(t) => [primaryKey({ columns: [t.planNo, t.language] })],
);

/** A stretch of nights with prices of their own; those of one hotel never overlap (the import sees to it). */
export const hotelSeason = sqliteTable(
	'hotel_season',
	{
		no: no(),
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		key: text('key').notNull(),
		firstNight: day('first_night').notNull(),
		lastNight: day('last_night').notNull(),
		/** Bit n is set when the night that begins on weekday n (0 = Sunday) has the weekend's price. */
		weekendMask: integer('weekend_mask').notNull().default(0),
	},
	(t) => [
		uniqueIndex('hotel_season_key').on(t.hotelNo, t.key),
		index('hotel_season_nights').on(t.hotelNo, t.firstNight, t.lastNight, t.weekendMask, t.no),
		check('hotel_season_order', sql`${t.firstNight} <= ${t.lastNight}`),
		check('hotel_season_weekdays', sql`${t.weekendMask} between 0 and 127`),
	],
);

/** What a night costs in a season, under a plan, in a room, taxes included; clustered by season and plan (WITHOUT ROWID). */
export const roomRate = sqliteTable(
	'room_rate',
	{
		seasonNo: ownerNo('season_no', () => hotelSeason.no),
		planNo: ownerNo('plan_no', () => ratePlan.no),
		roomNo: ownerNo('room_no', () => hotelRoom.no),
		/** For the included guests of the room. */
		nightlyMinor: minor('nightly_minor').notNull(),
		/** Of nights in `weekend_mask`; null: the same. */
		weekendMinor: minor('weekend_minor'),
		/** What everybody can find elsewhere for a night; null: unknown. */
		publicMinor: minor('public_minor'),
		/** Nights that a stay beginning in this season must have. */
		minNights: integer('min_nights').notNull().default(1),
	},
	(t) => [
		primaryKey({ columns: [t.seasonNo, t.planNo, t.roomNo] }),
		/**
		 * For what goes with a room or a plan: without them each reads every rate of the catalogue. The second column, which nothing asks
		 * for, keeps them from being taken where the primary key is better.
		 */
		index('room_rate_room').on(t.roomNo, t.weekendMinor),
		index('room_rate_plan').on(t.planNo, t.weekendMinor),
		check('room_rate_positive', sql`${t.nightlyMinor} > 0 and ${t.minNights} >= 1`),
	],
);

/** Nights that are not sold: `stay` none of them, `arrival` no stay may begin on them, `departure` none end on them. */
export const rateClosure = sqliteTable(
	'rate_closure',
	{
		no: no(),
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		/** Null: under every plan. */
		planNo: integer('plan_no').references(() => ratePlan.no, { onDelete: 'cascade' }),
		kind: text('kind', { enum: CLOSURE_KINDS }).notNull(),
		firstDay: day('first_day').notNull(),
		lastDay: day('last_day').notNull(),
	},
	(t) => [index('rate_closure_days').on(t.hotelNo, t.firstDay, t.lastDay, t.kind, t.planNo)],
);
