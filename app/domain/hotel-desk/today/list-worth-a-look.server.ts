import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { HOTEL_DESK_AREAS } from '#db/schema/enums';
import { hotel } from '#db/schema/hotel';
import { hotelSeason, ratePlan, roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead, leadGuest } from '#db/schema/lead';
import { draft } from '#db/schema/publication';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { addDays, type PlainDate } from '../../date/plain-date';
import { offSaleSql } from '../plans/plan-sale';
import { findStretches, type Stretch } from './find-stretches';

const DAY = 24 * 3_600_000;
/** How far ahead each is looked for, in days. */
const AHEAD = { option: 1, arrival: 7, prices: 120, stopped: 180 } as const;
/** A draft that was saved earlier than this is said, in milliseconds. */
const DRAFT_AGE = DAY;
/** Lines shown at the most. */
const MOST_LINES = 6;
const EACH = 3;

export type WorthALook =
	| { kind: 'option'; leadId: string; clientLastName: string; expiresAt: number }
	| { kind: 'guests'; leadId: string; clientLastName: string; checkIn: PlainDate }
	| { kind: 'pricesEnd'; lastNight: PlainDate | null }
	| { kind: 'unpriced'; roomNames: string[] }
	| ({ kind: 'stopped' } & Stretch)
	| { kind: 'draft'; area: (typeof HOTEL_DESK_AREAS)[number]; updatedAt: number };

/**
 * What the staff of the actor's hotel may have overlooked, the most pressing first: options that end within a day, arrivals within a week
 * whose guests the agency has not named, prices that end, room types that no rate sells, nights on which rooms are left but stopped, and
 * drafts that were left lying. One round trip. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listWorthALook({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;
}): Promise<WorthALook[]> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db, today, now } = ctx;
	const own = hotelId ?? '';
	const [options, guestless, [prices], unpriced, stopped, drafts] = await db.batch([
		optionsOf(db, own, now),
		guestlessOf(db, own, today),
		db
			.select({
				lastNight: sql<PlainDate | null>`max(${hotelSeason.lastNight})`,
				rooms: sql<number>`(select count(*) from ${hotelRoom} where ${hotelRoom.hotelNo} = ${hotel.no})`,
			})
			.from(hotel)
			.leftJoin(hotelSeason, eq(hotelSeason.hotelNo, hotel.no))
			.where(eq(hotel.id, own)),
		unpricedOf(db, own, today),
		stoppedOf(db, own, today),
		db
			.select({ area: sql<(typeof HOTEL_DESK_AREAS)[number]>`${draft.area}`, updatedAt: draft.updatedAt })
			.from(draft)
			.where(
				and(eq(draft.subjectId, own), inArray(draft.area, [...HOTEL_DESK_AREAS]), lt(draft.updatedAt, now - DRAFT_AGE)),
			)
			.orderBy(asc(draft.updatedAt)),
	]);
	const ends = prices && prices.rooms > 0 && (prices.lastNight ?? '') < addDays(today, AHEAD.prices);
	const isSelling = prices?.lastNight != null && prices.lastNight >= today;
	const lines: WorthALook[] = [
		...options.flatMap(({ expiresAt, ...each }) =>
			expiresAt === null ? [] : [{ kind: 'option' as const, ...each, expiresAt }],
		),
		...guestless.map((each) => ({ kind: 'guests' as const, ...each })),
		...(ends ? [{ kind: 'pricesEnd' as const, lastNight: isSelling ? prices.lastNight : null }] : []),
		...(isSelling && unpriced.length > 0
			? [{ kind: 'unpriced' as const, roomNames: unpriced.map(({ name }) => name) }]
			: []),
		...findStretches(stopped)
			.slice(0, EACH)
			.map((stretch) => ({ kind: 'stopped' as const, ...stretch })),
		...drafts.map((each) => ({ kind: 'draft' as const, ...each })),
	];
	return lines.slice(0, MOST_LINES);
}

function optionsOf(db: Database, hotelId: string, now: number) {
	return db
		.select({ leadId: lead.id, clientLastName: lead.clientLastName, expiresAt: lead.expiresAt })
		.from(lead)
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.where(
			and(
				...[eq(hotel.id, hotelId), eq(lead.status, 'confirmedOption'), isNull(lead.deletedAt)],
				...[gt(lead.expiresAt, now), lte(lead.expiresAt, now + AHEAD.option * DAY)],
			),
		)
		.orderBy(asc(lead.expiresAt))
		.limit(EACH);
}

function guestlessOf(db: Database, hotelId: string, today: PlainDate) {
	return db
		.select({ leadId: lead.id, clientLastName: lead.clientLastName, checkIn: sql<PlainDate>`${lead.checkIn}` })
		.from(lead)
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.where(
			and(
				...[eq(hotel.id, hotelId), eq(lead.status, 'confirmedBooking'), isNull(lead.deletedAt)],
				...[gte(lead.checkIn, today), lte(lead.checkIn, addDays(today, AHEAD.arrival))],
				sql`not exists (select 1 from ${leadGuest} where ${leadGuest.leadNo} = ${lead.no})`,
			),
		)
		.orderBy(asc(lead.checkIn), asc(lead.no))
		.limit(EACH);
}

/** Room types without a price on any night from today on, under any plan that is on sale. */
function unpricedOf(db: Database, hotelId: string, today: PlainDate) {
	return db
		.select({ name: hotelRoom.name })
		.from(hotelRoom)
		.innerJoin(hotel, eq(hotel.no, hotelRoom.hotelNo))
		.where(
			and(
				...[eq(hotel.id, hotelId), gt(hotelRoom.units, 0)],
				sql`not exists (select 1 from ${ratePlan} join ${hotelSeason} on ${hotelSeason.hotelNo} = ${hotel.no}
					join ${roomRate} on ${roomRate.planNo} = ${ratePlan.no} and ${roomRate.seasonNo} = ${hotelSeason.no}
					where ${ratePlan.hotelNo} = ${hotel.no} and ${roomRate.roomNo} = ${hotelRoom.no} and ${hotelSeason.lastNight} >= ${today}
					and not ${sql.raw(offSaleSql('rate_plan'))})`,
			),
		)
		.orderBy(asc(hotelRoom.position));
}

/** Nights that are stopped while rooms are left, by room type; within the seasons alone, since other nights are not sold anyhow. */
function stoppedOf(db: Database, hotelId: string, today: PlainDate) {
	return db
		.select({
			roomId: hotelRoom.id,
			roomName: hotelRoom.name,
			night: sql<PlainDate>`${roomNight.night}`,
			left: sql<number>`${roomNight.units} - ${roomNight.taken}`,
		})
		.from(roomNight)
		.innerJoin(hotelRoom, eq(hotelRoom.no, roomNight.roomNo))
		.innerJoin(hotel, eq(hotel.no, roomNight.hotelNo))
		.where(
			and(
				inArray(roomNight.hotelNo, db.select({ no: hotel.no }).from(hotel).where(eq(hotel.id, hotelId))),
				...[gte(roomNight.night, today), lte(roomNight.night, addDays(today, AHEAD.stopped))],
				sql`${roomNight.isStopped} and ${roomNight.units} > ${roomNight.taken}`,
			),
		)
		.orderBy(asc(hotelRoom.position), asc(roomNight.night));
}
