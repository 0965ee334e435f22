import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { addDays, type PlainDate } from '../../date/plain-date';
import { hotelToday } from '../../offer/hotel-today';
import { type PictureTuple, readPicture, type StoredPicture } from '../../picture/stored-picture';
import { ownProperties } from '../../stay/set-week.server';
import { HOME_ZONE, localTime } from '../blocks/read-block';

/** Days across: those of the drawn month and a half. */
const SHOWN_DAYS = 42;
/** Properties of one page. */
const SHOWN_PROPERTIES = 50;
/** Days before today with which the calendar begins. */
const DAYS_BEFORE = 2;

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

/** Nights that the operator keeps, with the reason, or holds for somebody, with the name (OPERATOR-7). */
export type BlockBar = {
	kind: 'block' | 'hold';
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

/** A period that is free, with the price of its dearest service in minor units. */
export type FreeStay = { checkIn: string; checkOut: string; priceMinor: number };

export type CalendarProperty = DeskCalendar['properties'][number];
export type DeskCalendar = Awaited<ReturnType<typeof loadDeskCalendar>>;

type Input = {
	/** The first day; null: two days before today. */
	from: PlainDate | null;
	/** Part of a property's or a place's name; '' for all. */
	words: string;
	/** How many properties stand before the first one shown. */
	after: number;
};

/**
 * The nights of the actor's properties, 50 at a time by place and rank (OPERATOR-1): who has or asks for them, what is blocked, and what free periods
 * cost. One round trip. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function loadDeskCalendar({
	ctx,
	input: { from: asked, words, after },
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'language'>;
	input: Input;
}) {
	const actor = requireActor(ctx, 'desk');
	const { db, language } = ctx;
	const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
	const isShown = and(
		ownProperties(actor),
		words === ''
			? undefined
			: sql`(${property.name} like ${pattern} escape '\\' or ${place.nameEn} like ${pattern} escape '\\'
				or ${place.nameDe} like ${pattern} escape '\\')`,
	);
	const order = [asc(place.nameEn), asc(property.rank), asc(property.no)] as const;
	const shown = db
		.select({ no: property.no })
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(isShown)
		.orderBy(...order)
		.limit(SHOWN_PROPERTIES)
		.offset(after);
	const start = asked ?? addDays(ctx.today, -DAYS_BEFORE);
	const end = addDays(start, SHOWN_DAYS);
	const [rows, [count], leads, blocks, stays] = await db.batch([
		db
			.select({
				...{ no: property.no, id: property.id, name: property.name, currency: property.currency },
				...{ adults: property.bedsAdults, children: property.bedsChildren, timeZone: operator.timeZone },
				place: language === 'de' ? sql<string>`coalesce(${place.nameDe}, ${place.nameEn})` : place.nameEn,
				picture:
					sql<StoredPicture | null>`(select json_array(p.hash, '', p.dominant_colour, i.is_mirrored, i.object_position, p.width, p.height)
					from property_picture i join picture p on p.hash = i.picture_hash where i.property_no = ${property.no}
					order by i.position limit 1)`.mapWith((text: string) => readPicture(JSON.parse(text) as PictureTuple)),
			})
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.leftJoin(operator, eq(operator.no, property.operatorNo))
			.where(inArray(property.no, shown))
			.orderBy(...order),
		db
			.select({ all: sql<number>`count(*)` })
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.where(isShown),
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
				kind: sql<BlockBar['kind']>`iif(${nightBlock.kind} = 'hold', 'hold', 'block')`,
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
				),
			)
			.groupBy(stayRate.propertyNo, stayRate.checkIn, stayRate.checkOut),
	]);
	const zones = new Map(rows.map(({ no, timeZone }) => [no, timeZone ?? HOME_ZONE]));
	const kept = blocks.map((block) => ({
		...block,
		until: block.expiresAt === null ? null : localTime(block.expiresAt, zones.get(block.propertyNo) ?? HOME_ZONE),
	}));
	const bars = byProperty<CalendarStay & { propertyNo: number | null }>([...leads, ...kept]);
	const free = byProperty(stays);
	const all = count?.all ?? 0;
	return {
		from: start,
		days: Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(start, at)),
		today: hotelToday(ctx, rows[0]?.timeZone ?? HOME_ZONE),
		...{ words, after, all },
		/** How many stand before the next page; null on the last one. */
		next: after + rows.length < all ? after + rows.length : null,
		properties: rows.map(({ no, timeZone: _, ...each }) => ({
			...each,
			bars: (bars.get(no) ?? []).map(({ propertyNo: __, ...bar }) => bar as CalendarStay),
			free: (free.get(no) ?? []).map(
				({ checkIn, checkOut, priceMinor }): FreeStay => ({ checkIn, checkOut, priceMinor }),
			),
		})),
	};
}

function byProperty<Row extends { propertyNo: number | null }>(rows: readonly Row[]): Map<number, Row[]> {
	const found = new Map<number, Row[]>();
	for (const row of rows) {
		const own = found.get(row.propertyNo ?? 0);
		if (own) own.push(row);
		else found.set(row.propertyNo ?? 0, [row]);
	}
	return found;
}
