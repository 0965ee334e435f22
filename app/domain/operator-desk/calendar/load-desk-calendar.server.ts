import { and, asc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { stay, stayRate, stayRule } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { addDays, type PlainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { hotelToday } from '../../offer/hotel-today';
import { FIRST_PICTURE } from '../../property/first-picture.server';
import { ownProperties } from '../../stay/own-properties.server';
import { serviceLevelOrder } from '../../stay/service-level';
import type { Actor } from '../../user/actor';
import { HOME_ZONE, localTime } from '../blocks/read-block';
import type { RuleSeason } from '../stay-rules/rules-content';
import { type CalendarFilter, countFilters } from './calendar-filter';
import { calendarHolidays } from './calendar-holidays';
import {
	DAYS_BEFORE,
	daysOfWindow,
	MOST_COUNTED,
	placesOfWindow,
	WINDOW_ROWS,
	type WindowAt,
	type WindowPlaces,
} from './calendar-window';

const SHOWN_STATUSES = ['requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'] as const;

type LeadStatusShown = (typeof SHOWN_STATUSES)[number];

/** A lead over nights of a property; only what is confirmed holds them (LEAD-3). */
export type LeadBar = {
	kind: LeadStatusShown;
	id: string;
	checkIn: string;
	checkOut: string;
	name: string;
	pax: number;
	/** When a held option ends. */
	expiresAt: number | null;
};

/** Nights that the operator keeps, with the reason, or holds for somebody, with the name (OPERATOR-7); or that a channel has taken. */
export type BlockBar = {
	kind: 'block' | 'hold' | 'channel';
	id: string;
	version: number;
	checkIn: string;
	checkOut: string;
	name: string;
	/** When a hold ends, and the same by the clock at the property as `YYYY-MM-DDTHH:MM`. */
	expiresAt: number | null;
	until: string | null;
	priceMinor: number | null;
};

export type CalendarStay = LeadBar | BlockBar;

/** A period that is free, with the price of its dearest service, or of the one the filter names, in minor units. */
export type FreeStay = { checkIn: string; checkOut: string; priceMinor: number };

export type CalendarWindow = Awaited<ReturnType<typeof loadCalendarWindow>>;
export type CalendarProperty = CalendarWindow['properties'][number];
export type DeskCalendar = Awaited<ReturnType<typeof loadDeskCalendar>>;

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'language'>;

type Input = {
	/** The first day; null: two days before today. */
	from: PlainDate | null;
	filter: CalendarFilter;
	/** How many properties stand before the first one shown. */
	after: number;
};

/**
 * The calendar of the actor's properties (OPERATOR-1): how many of which are found by place, and its first window. Throws DomainError 'forbidden' or
 * 'unavailable'.
 */
export async function loadDeskCalendar({ ctx, input: { from: asked, filter, after } }: { ctx: Ctx; input: Input }) {
	const actor = requireActor(ctx, 'desk');
	const from = asked ?? addDays(ctx.today, -DAYS_BEFORE);
	const [found, own] = await Promise.all([
		countFilters(filter) > 0 ? countByPlace(ctx, isShown(actor, filter, from)) : null,
		countByPlace(ctx, ownProperties(actor)),
	]);
	const places = found ?? own;
	const window = await loadCalendarWindow({
		ctx,
		input: { from, filter, row: after, day: 0, isCounted: true, within: placesOfWindow(places, after) },
	});
	const countOf = (groups: typeof own) => groups.reduce((sum, { count }) => sum + count, 0);
	const all = countOf(places);
	return {
		...{ from, filter, after, all, window },
		places: places.map(({ key, name, count }) => ({ key, name, count })),
		/** Without the filter: how many properties there are, and the places to choose from. */
		...{ whole: countOf(own), choices: own.map(({ key, name, count }) => ({ key, name, count })) },
		today: hotelToday(ctx, window.timeZone ?? HOME_ZONE),
		holidays: calendarHolidays(from, [...new Set(places.map(({ country }) => country))]),
		/** How many stand before the next page; null on the last one. */
		next: after + window.properties.length < all ? after + window.properties.length : null,
	};
}

/** How many properties of a condition each place has, in the order of the calendar. */
function countByPlace({ db, language }: Ctx, condition: SQL | undefined) {
	return db
		.select({ key: place.slug, name: placeName(language), country: place.countryCode, count: sql<number>`count(*)` })
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(condition)
		.groupBy(place.no)
		.orderBy(asc(place.nameEn), asc(place.no));
}

/**
 * 50 properties by place and rank, from the one after `row` others, with 60 nights from the one after `day` others (OPERATOR-9): who has or asks for them, what
 * is kept, what free periods cost, and how many of all properties are taken each night. Two round trips. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function loadCalendarWindow({
	ctx,
	input: { from, filter, row, day, isCounted, within },
}: {
	ctx: Ctx;
	/** `isCounted`: with the number of taken properties, which does not depend on the row. `within`: null to look through all properties. */
	input: { from: PlainDate; filter: CalendarFilter; isCounted: boolean; within: WindowPlaces | null } & WindowAt;
}) {
	const actor = requireActor(ctx, 'desk');
	const { db, language } = ctx;
	const order = [asc(place.nameEn), asc(place.no), asc(property.rank), asc(property.no)] as const;
	const found = (keys: readonly string[] | null) =>
		db
			.select({ no: property.no })
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.where(and(isShown(actor, filter, from), keys ? inArray(place.slug, [...keys]) : undefined));
	const { start, end } = daysOfWindow(from, day);
	const rows = await db
		.select({
			...{ no: property.no, id: property.id, name: property.name, currency: property.currency },
			...{ adults: property.bedsAdults, children: property.bedsChildren, timeZone: operator.timeZone },
			place: placeName(language),
			picture: FIRST_PICTURE,
		})
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(
			inArray(
				property.no,
				found(within?.keys ?? null)
					.orderBy(...order)
					.limit(WINDOW_ROWS)
					.offset(within?.skip ?? row),
			),
		)
		.orderBy(...order);
	// By their numbers, so that the properties are looked for and put in order once.
	const shown = rows.map(({ no }) => no);
	const [leads, blocks, stays, shortest, rules, taken] = await db.batch([
		db
			.select({
				...{ propertyNo: lead.propertyNo, kind: sql<LeadStatusShown>`${lead.status}`, id: lead.id },
				...{ checkIn: lead.checkIn, checkOut: lead.checkOut, name: lead.clientLastName, pax: lead.pax },
				expiresAt: lead.expiresAt,
			})
			.from(lead)
			.where(
				and(
					inArray(lead.propertyNo, shown),
					lt(lead.checkIn, end),
					gt(lead.checkOut, start),
					// The plus keeps SQLite from the index by status, which holds the leads of all properties.
					sql`+${lead.status} in ${[...SHOWN_STATUSES]}`,
					isNull(lead.deletedAt),
				),
			)
			.orderBy(asc(lead.checkIn), asc(lead.no)),
		db
			.select({
				...{ propertyNo: nightBlock.propertyNo, id: nightBlock.id },
				kind: sql<BlockBar['kind']>`iif(${nightBlock.kind} = 'own', 'block', ${nightBlock.kind})`,
				...{ version: nightBlock.version, checkIn: nightBlock.checkIn, checkOut: nightBlock.checkOut },
				...{ name: nightBlock.reason, expiresAt: nightBlock.expiresAt, priceMinor: nightBlock.priceMinor },
			})
			.from(nightBlock)
			.where(
				and(
					inArray(nightBlock.propertyNo, shown),
					lt(nightBlock.checkIn, end),
					gt(nightBlock.checkOut, start),
					sql`${nightBlock.endedAt} is null`,
				),
			),
		db
			.select({
				...{ propertyNo: stayRate.propertyNo, checkIn: stayRate.checkIn, checkOut: stayRate.checkOut },
				// Of the row with the highest level, as SQLite picks the others.
				...{ level: sql<number>`max(${stayRate.level})`, priceMinor: sql<number>`${stayRate.priceMinor}` },
			})
			.from(stayRate)
			.where(
				and(
					inArray(stayRate.propertyNo, shown),
					lt(stayRate.checkIn, end),
					gt(stayRate.checkOut, start),
					sql`${stayRate.status} <> 'sold' and ${stayRate.priceMinor} is not null`,
					filter.level === null ? undefined : eq(stayRate.level, serviceLevelOrder(filter.level)),
				),
			)
			.groupBy(stayRate.propertyNo, stayRate.checkIn, stayRate.checkOut),
		db
			.select({
				propertyNo: stay.propertyNo,
				nights: sql<number>`cast(min(julianday(${stay.checkOut}) - julianday(${stay.checkIn})) as integer)`,
			})
			.from(stay)
			.where(and(inArray(stay.propertyNo, shown), gt(stay.checkOut, start), eq(stay.isGap, false)))
			.groupBy(stay.propertyNo),
		db
			.select({
				...{ propertyNo: stayRule.propertyNo, first_night: stayRule.firstNight, last_night: stayRule.lastNight },
				...{ shortest_stay: stayRule.shortestStay, arrival_days: stayRule.arrivalDays },
				...{ departure_days: stayRule.departureDays, gap_discount: stayRule.gapPercent },
			})
			.from(stayRule)
			.where(and(inArray(stayRule.propertyNo, shown), lt(stayRule.firstNight, end), gte(stayRule.lastNight, start)))
			.orderBy(asc(stayRule.firstNight)),
		db
			.select({ night: propertyNight.night, count: sql<number>`count(*)` })
			.from(propertyNight)
			.where(
				and(
					inArray(propertyNight.propertyNo, found(null).limit(isCounted ? MOST_COUNTED : 0)),
					gte(propertyNight.night, start),
					lt(propertyNight.night, end),
				),
			)
			.groupBy(propertyNight.night),
	]);
	const zones = new Map(rows.map(({ no, timeZone }) => [no, timeZone ?? HOME_ZONE]));
	const kept = blocks.map((block) => ({
		...block,
		until: block.expiresAt === null ? null : localTime(block.expiresAt, zones.get(block.propertyNo) ?? HOME_ZONE),
	}));
	const bars = byProperty<CalendarStay & { propertyNo: number | null }>([...leads, ...kept]);
	const free = byProperty(stays);
	const seasons = byProperty(rules);
	const fewest = new Map(shortest.map(({ propertyNo, nights }) => [propertyNo, nights]));
	return {
		...{ row, day, timeZone: rows[0]?.timeZone ?? null },
		/** Nights on which properties are taken, with their number; null where it was not asked for. */
		taken: isCounted ? taken.map(({ night, count }): [string, number] => [night, count]) : null,
		properties: rows.map(({ no, timeZone: _, ...each }) => ({
			...each,
			/** Nights of the shortest stay that is still offered; null for none. */
			shortest: fewest.get(no) ?? null,
			/** Seasons of stay rules that touch these nights. */
			rules: (seasons.get(no) ?? []).map(({ propertyNo: __, ...season }): RuleSeason => season),
			bars: (bars.get(no) ?? []).map(({ propertyNo: __, ...bar }) => bar as CalendarStay),
			free: (free.get(no) ?? []).map(
				({ checkIn, checkOut, priceMinor }): FreeStay => ({ checkIn, checkOut, priceMinor }),
			),
		})),
	};
}

/** The actor's own, narrowed by the filter (OPERATOR-27); `from` is the calendar's first day. Beds that are not known exclude no property. */
function isShown(actor: Actor, { words, places, free, guests, level }: CalendarFilter, from: PlainDate) {
	const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
	return and(
		ownProperties(actor),
		words === ''
			? undefined
			: sql`(${property.name} like ${pattern} escape '\\' or ${place.nameEn} like ${pattern} escape '\\'
				or ${place.nameDe} like ${pattern} escape '\\')`,
		places.length > 0 ? inArray(place.slug, places) : undefined,
		guests === null
			? undefined
			: sql`(${property.bedsAdults} is null or ${property.bedsAdults} + coalesce(${property.bedsChildren}, 0) >= ${guests})`,
		free === null
			? undefined
			: sql`not exists (select 1 from ${propertyNight} where ${propertyNight.propertyNo} = ${property.no}
				and ${propertyNight.night} >= ${free.checkIn} and ${propertyNight.night} < ${free.checkOut})`,
		level === null
			? undefined
			: sql`exists (select 1 from ${stayRate} where ${stayRate.propertyNo} = ${property.no}
				and ${stayRate.checkIn} >= ${from} and ${stayRate.level} = ${serviceLevelOrder(level)})`,
	);
}

const placeName = (language: Language) =>
	language === 'de' ? sql<string>`coalesce(${place.nameDe}, ${place.nameEn})` : sql<string>`${place.nameEn}`;

function byProperty<Row extends { propertyNo: number | null }>(rows: readonly Row[]): Map<number, Row[]> {
	const found = new Map<number, Row[]>();
	for (const row of rows) {
		const own = found.get(row.propertyNo ?? 0);
		if (own) own.push(row);
		else found.set(row.propertyNo ?? 0, [row]);
	}
	return found;
}
