import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { heldRoomNight } from '#db/schema/held-room-night';
import { hotel } from '#db/schema/hotel';
import { hotelSeason, rateClosure, ratePlan, ratePlanText, roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead } from '#db/schema/lead';
import { publication } from '#db/schema/publication';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { addDays, type PlainDate, plainDate } from '../../date/plain-date';
import { hotelToday } from '../../offer/hotel-today';
import type { Closure, SeasonRate } from '../../offer/rate';
import { type PictureTuple, readPicture, type StoredPicture } from '../../picture/stored-picture';
import { offSaleSql } from '../plans/plan-sale';
import { CALENDAR_DAYS } from './calendar-days';
import { type NightCell, nightCell, type StoredNight } from './night-cell';

export type NightCalendar = Awaited<ReturnType<typeof loadNightCalendar>>;
export type CalendarRoom = NightCalendar['rooms'][number];

type Input = {
	/** The first night to show; null: today, or the day on which the hotel opens. */
	from: PlainDate | null;
	/** The plan whose prices are shown; another or none: the first that is for every agency. */
	planId: string | null;
};

/**
 * The nights of the actor's hotel, room type by room type: price under a plan, rooms left, booked and held, minimum stay, and what is
 * closed or stopped. Two round trips. Throws DomainError 'forbidden'; 'not-found' when the hotel is gone; 'unavailable'.
 */
export async function loadNightCalendar({
	ctx,
	input,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'language'>;
	input: Input;
}) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db, language } = ctx;
	const [[own], rooms, plans, seasons, [latest]] = await db.batch([
		db
			.select({ no: hotel.no, name: hotel.name, currency: hotel.currency, timeZone: hotel.timeZone })
			.from(hotel)
			.where(eq(hotel.id, hotelId ?? '')),
		roomsOf(db, hotelId ?? ''),
		plansOf(db, hotelId ?? '', language),
		seasonsOf(db, hotelId ?? ''),
		db
			.select({ number: sql<number>`coalesce(max(${publication.number}), 0)` })
			.from(publication)
			.where(and(eq(publication.subjectId, hotelId ?? ''), eq(publication.area, 'nights'))),
	]);
	if (!own) throw new DomainError('not-found', `No hotel ${hotelId}`);
	const today = hotelToday(ctx, own.timeZone);
	const opens = seasons.find(({ lastNight }) => lastNight >= today)?.firstNight;
	const from = input.from ?? (opens && opens > today ? opens : today);
	const days = Array.from({ length: CALENDAR_DAYS }, (_, at) => addDays(from, at));
	const until = addDays(from, CALENDAR_DAYS - 1);
	const plan =
		plans.find(({ id }) => id === input.planId) ??
		plans.find(({ programNo }) => programNo === null) ??
		plans[0] ??
		null;
	const [nights, held, rates, closures] = await db.batch([
		db
			.select()
			.from(roomNight)
			.where(and(eq(roomNight.hotelNo, own.no), gte(roomNight.night, from), lte(roomNight.night, until))),
		db
			.select({
				roomNo: heldRoomNight.roomNo,
				night: heldRoomNight.night,
				rooms: sql<number>`sum(${heldRoomNight.rooms})`,
			})
			.from(heldRoomNight)
			.innerJoin(lead, eq(lead.no, heldRoomNight.leadNo))
			.where(
				and(
					eq(lead.hotelNo, own.no),
					eq(lead.status, 'confirmedOption'),
					gte(heldRoomNight.night, from),
					lte(heldRoomNight.night, until),
				),
			)
			.groupBy(heldRoomNight.roomNo, heldRoomNight.night),
		ratesOf(db, own.no, plan?.no ?? 0, from, until),
		closuresOf(db, own.no, plan?.no ?? 0, from, until),
	]);
	const optionsOf = new Map(held.map(({ roomNo, night, rooms: count }) => [`${roomNo} ${night}`, count]));
	const storedOf = new Map(
		nights.map(({ roomNo, night, ...rest }): [string, StoredNight] => {
			const key = `${roomNo} ${night}`;
			return [key, { ...rest, night: plainDate(night), held: optionsOf.get(key) ?? 0 }];
		}),
	);
	return {
		hotel: { id: hotelId ?? '', name: own.name, currency: own.currency },
		...{ today, from, days },
		plans: plans.map(({ id, key, name }) => ({ id, key, name: name ?? id })),
		planId: plan?.id ?? null,
		/** Those that touch the days shown. */
		seasons: seasons.filter(({ firstNight, lastNight }) => firstNight <= until && lastNight >= from),
		/** The latest change included; saving conflicts when another user has made a later one. */
		seen: latest?.number ?? 0,
		rooms: rooms.map(({ no, ...room }) => {
			const own = { units: room.units, closures, seasons: rates.flatMap((rate) => (rate.roomNo === no ? [rate] : [])) };
			const cells = days.map((night): NightCell => nightCell(night, own, storedOf.get(`${no} ${night}`)));
			return { ...room, cells };
		}),
	};
}

function roomsOf(db: Database, hotelId: string) {
	return db
		.select({
			no: hotelRoom.no,
			id: hotelRoom.id,
			name: hotelRoom.name,
			units: hotelRoom.units,
			includedPax: hotelRoom.includedPax,
			sizeSqm: hotelRoom.sizeSqmMin,
			picture:
				sql<StoredPicture | null>`(select json_array(p.hash, '', p.dominant_colour, r.is_mirrored, r.object_position, p.width, p.height)
				from hotel_room_picture r join picture p on p.hash = r.picture_hash
				where r.room_no = ${hotelRoom.no} and r.kind = 'image' order by r.position limit 1)`.mapWith(
					(text: string | null) => (text === null ? null : readPicture(JSON.parse(text) as PictureTuple)),
				),
		})
		.from(hotelRoom)
		.innerJoin(hotel, eq(hotel.no, hotelRoom.hotelNo))
		.where(eq(hotel.id, hotelId))
		.orderBy(asc(hotelRoom.position));
}

/** In their order, those that are off sale last. */
function plansOf(db: Database, hotelId: string, language: RequestContext['language']) {
	return db
		.select({
			no: ratePlan.no,
			id: ratePlan.id,
			key: ratePlan.key,
			programNo: ratePlan.programNo,
			name: sql<string | null>`(select ${ratePlanText.name} from ${ratePlanText}
				where ${ratePlanText.planNo} = ${ratePlan.no} order by ${ratePlanText.language} = ${language} desc limit 1)`,
		})
		.from(ratePlan)
		.innerJoin(hotel, eq(hotel.no, ratePlan.hotelNo))
		.where(eq(hotel.id, hotelId))
		.orderBy(sql.raw(offSaleSql('rate_plan')), asc(ratePlan.position));
}

function seasonsOf(db: Database, hotelId: string) {
	return db
		.select({
			key: hotelSeason.key,
			firstNight: sql<PlainDate>`${hotelSeason.firstNight}`,
			lastNight: sql<PlainDate>`${hotelSeason.lastNight}`,
		})
		.from(hotelSeason)
		.innerJoin(hotel, eq(hotel.no, hotelSeason.hotelNo))
		.where(eq(hotel.id, hotelId))
		.orderBy(asc(hotelSeason.firstNight));
}

function ratesOf(db: Database, hotelNo: number, planNo: number, from: PlainDate, until: PlainDate) {
	return db
		.select({
			roomNo: roomRate.roomNo,
			firstNight: sql<PlainDate>`${hotelSeason.firstNight}`,
			lastNight: sql<PlainDate>`${hotelSeason.lastNight}`,
			weekendMask: hotelSeason.weekendMask,
			nightlyMinor: roomRate.nightlyMinor,
			weekendMinor: roomRate.weekendMinor,
			publicMinor: roomRate.publicMinor,
			minNights: roomRate.minNights,
		})
		.from(hotelSeason)
		.innerJoin(roomRate, and(eq(roomRate.seasonNo, hotelSeason.no), eq(roomRate.planNo, planNo)))
		.where(and(eq(hotelSeason.hotelNo, hotelNo), lte(hotelSeason.firstNight, until), gte(hotelSeason.lastNight, from)))
		.orderBy(asc(hotelSeason.firstNight)) satisfies PromiseLike<(SeasonRate & { roomNo: number })[]>;
}

function closuresOf(db: Database, hotelNo: number, planNo: number, from: PlainDate, until: PlainDate) {
	return db
		.select({
			planId: sql<null>`null`,
			kind: rateClosure.kind,
			firstDay: sql<PlainDate>`${rateClosure.firstDay}`,
			lastDay: sql<PlainDate>`${rateClosure.lastDay}`,
		})
		.from(rateClosure)
		.where(
			and(
				eq(rateClosure.hotelNo, hotelNo),
				sql`(${rateClosure.planNo} is null or ${rateClosure.planNo} = ${planNo})`,
				lte(rateClosure.firstDay, until),
				gte(rateClosure.lastDay, from),
			),
		) satisfies PromiseLike<Closure[]>;
}
