import type { PlainDate } from '../date/plain-date';
import type { HotelQuestion } from './available-rooms.server';
import type { OfferContext } from './offer-access';
import { ratedRoomsStatement } from './rated-rooms-query.server';
import { readRatedRooms } from './read-rated-rooms.server';
import type { NightOfRoom, WindowRoom } from './room-in-period';

/** The rooms of a hotel over many days, out of which any period within can be worked out. */
export type HotelWindow = { hotelId: string; rooms: WindowRoom[] };

type NightRow = [night: PlainDate, left: number, isStopped: 0 | 1, isArrivalClosed: 0 | 1, minNights: number | null];

const NIGHTS_SQL = `select h.id as hotel, r.id as room, r.units,
		(select json_group_array(json_array(n.night, n.units - n.taken, n.is_stopped, n.is_arrival_closed, n.min_nights))
			from room_night n where n.room_no = r.no and n.night >= j.value->>'checkIn' and n.night < j.value->>'checkOut') as nights
	from json_each(:asked) j cross join hotel h on h.id = j.value->>'hotelId' cross join hotel_room r on r.hotel_no = h.no`;

/** The rooms of hotels with their rates and the stock of every night, each hotel in a stretch of days. One round trip. */
export async function loadHotelWindows(
	{ db, access }: OfferContext,
	questions: readonly HotelQuestion[],
): Promise<HotelWindow[]> {
	if (questions.length === 0) return [];
	const [rated, nights] = await db.$client.batch(
		[
			ratedRoomsStatement(questions, access),
			{ sql: NIGHTS_SQL.replace(/\s+/g, ' '), args: { asked: JSON.stringify(questions) } },
		],
		'read',
	);
	const nightsOf = new Map(
		(nights?.rows ?? []).map((row) => {
			const rows = JSON.parse(String(row.nights)) as NightRow[];
			const own = rows.map(([night, left, isStopped, isArrivalClosed, minNights]): [PlainDate, NightOfRoom] => [
				night,
				{ left, isStopped: isStopped === 1, isArrivalClosed: isArrivalClosed === 1, minNights },
			]);
			return [String(row.room), { units: Number(row.units), nights: new Map(own) }] as const;
		}),
	);
	const found = readRatedRooms(rated ?? { rows: [] });
	return questions.map(({ hotelId }, at) => ({
		hotelId,
		rooms: found
			.filter((each) => each.at === at)
			.map(({ room, rates }) => ({ room, rates, ...(nightsOf.get(room.roomId) ?? { units: 0, nights: new Map() }) })),
	}));
}
