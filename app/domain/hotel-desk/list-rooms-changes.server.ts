import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { hotel } from '#db/schema/hotel';
import { lead, leadRequest, leadRoom } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import type { AgreedRoom } from '../lead/hotel/agreed-rooms';

/** More than a hotel answers in a week: the first of them are shown. */
const LIMIT = 100;

export type RoomsChangeRequest = Awaited<ReturnType<typeof listRoomsChanges>>[number];

/** A room as its hotel reads it, in the hotel's currency. */
export type HotelRoomLine = Pick<
	AgreedRoom,
	'roomName' | 'rateName' | 'adults' | 'childrenAges' | 'bedConfiguration'
> & {
	roomId: string;
	currency: AgreedRoom['localCurrency'];
	totalMinor: number;
};

/** Rooms of a type that are free on every night of the requested stay, those that the lead itself holds among them. */
const FREE = sql<string>`(select json_group_object(id, free) from (
	select distinct r.id as id, r.units - coalesce((select max(n.taken + r.units - n.units - coalesce((select h.rooms from held_room_night h
			where h.lead_no = ${lead.no} and h.room_no = n.room_no and h.night = n.night), 0)) from room_night n
			where n.room_no = r.no and n.night >= ${leadRequest.change} ->> 'checkIn' and n.night < ${leadRequest.change} ->> 'checkOut'), 0) as free
		from json_each(${leadRequest.change}, '$.rooms') j cross join hotel_room r on r.id = j.value ->> '$.room.agreed.roomId'))`;

/**
 * The changes that agencies ask of the actor's hotel, those who have waited longest first: each lead as it is and as it would be, with what
 * is free of each room type. Of an agency a hotel reads the names alone. One round trip. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listRoomsChanges({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor'> }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db } = ctx;
	const isOpen = and(
		...[eq(leadRequest.state, 'open'), eq(leadRequest.kind, 'change'), eq(hotel.id, hotelId ?? '')],
		isNull(lead.deletedAt),
	);
	const [requests, rooms] = await db.batch([
		db
			.select({
				no: lead.no,
				id: leadRequest.id,
				leadId: lead.id,
				version: lead.version,
				bookingNumber: lead.bookingNumber,
				status: lead.status,
				checkIn: lead.checkIn,
				checkOut: lead.checkOut,
				clientFirstName: lead.clientFirstName,
				clientLastName: lead.clientLastName,
				agencyName: travelAgency.name,
				comments: leadRequest.comments,
				requestedAt: leadRequest.createdAt,
				change: leadRequest.change,
				free: FREE.mapWith((text: string): Record<string, number> => JSON.parse(text)),
			})
			.from(leadRequest)
			.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
			.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
			.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
			.where(isOpen)
			.orderBy(asc(leadRequest.createdAt), asc(leadRequest.no))
			.limit(LIMIT),
		db
			.select({ room: leadRoom })
			.from(leadRequest)
			.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
			.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
			.innerJoin(leadRoom, eq(leadRoom.leadNo, lead.no))
			.where(isOpen)
			.orderBy(asc(leadRoom.leadNo), asc(leadRoom.position)),
	]);
	return requests.map(({ no, change, ...request }) => ({
		...request,
		wanted: {
			checkIn: change.checkIn ?? request.checkIn,
			checkOut: change.checkOut ?? request.checkOut,
			rooms: (change.rooms ?? []).map(({ room }) => lineOf(room)),
		},
		rooms: rooms.flatMap(({ room }) => (room.leadNo === no ? [lineOf(room)] : [])),
	}));
}

function lineOf({ agreed, localCurrency, localTotalMinor, ...room }: AgreedRoom): HotelRoomLine {
	const { roomName, rateName, adults, childrenAges, bedConfiguration } = room;
	return {
		...{ roomName, rateName, adults, childrenAges, bedConfiguration, roomId: agreed.roomId },
		...{ currency: localCurrency, totalMinor: localTotalMinor },
	};
}
