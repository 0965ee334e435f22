import type { ResultSet } from '@libsql/client/web';
import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import type { Language } from '../language/language';
import { type PictureTuple, readPicture } from '../picture/stored-picture';
import type { HotelRoom, RoomCategory } from './hotel-room';
import { roomsByIdStatement, roomsOfHotelStatement } from './rooms-query.server';

type Ctx = { db: Database; language: Language };

/** The room types of a hotel in its order. One round trip. Throws DomainError 'not-found'. */
export async function loadRooms({ ctx, hotelId }: { ctx: Ctx; hotelId: string }): Promise<HotelRoom[]> {
	return readRoomsOfHotel(await ctx.db.$client.execute(roomsOfHotelStatement(hotelId, ctx.language)), hotelId);
}

/** Rooms by their ids, in their order; unknown ones are left out. One round trip. */
export async function loadRoomsById({ ctx, roomIds }: { ctx: Ctx; roomIds: readonly string[] }): Promise<HotelRoom[]> {
	if (roomIds.length === 0) return [];
	return (await ctx.db.$client.execute(roomsByIdStatement(roomIds, ctx.language))).rows.map(readRoom);
}

/** One room type. One round trip. Throws DomainError 'not-found'. */
export async function loadRoom({ ctx, roomId }: { ctx: Ctx; roomId: string }): Promise<HotelRoom> {
	const [room] = await loadRoomsById({ ctx, roomIds: [roomId] });
	if (!room) throw new DomainError('not-found', `No room ${roomId}`);
	return room;
}

/** Some room of a hotel that is not for demonstrations, for examples; null when there is none. */
export async function findExampleRoom({ db }: Pick<Ctx, 'db'>): Promise<{ hotelId: string; roomId: string } | null> {
	const { rows } = await db.$client.execute(`select h.id as hotel, r.id as room from hotel h cross join hotel_room r
		on r.hotel_no = h.no where h.is_demo = 0 and h.is_in_preparation = 0 order by h.no, r.position limit 1`);
	const [row] = rows;
	return row ? { hotelId: String(row.hotel), roomId: String(row.room) } : null;
}

/** Reads the rows of `roomsOfHotelStatement`. Throws DomainError 'not-found' when there is no such hotel. */
export function readRoomsOfHotel({ rows }: Pick<ResultSet, 'rows'>, hotelId: string): HotelRoom[] {
	if (rows.length === 0) throw new DomainError('not-found', `No hotel ${hotelId}`);
	return rows.filter(({ id }) => id !== null).map(readRoom);
}

function readRoom(row: ResultSet['rows'][number]): HotelRoom {
	const list = <Value>(column: string) => JSON.parse(String(row[column])) as Value;
	const number = (column: string) => (row[column] === null ? null : Number(row[column]));
	const [descriptionMarkdown, facilitiesMarkdown, viewsFromRoom] = JSON.parse(String(row.text ?? '["",null,[]]')) as [
		string,
		string | null,
		string[],
	];
	return {
		id: String(row.id),
		hotelId: String(row.hotel),
		name: String(row.name),
		category: row.category as RoomCategory,
		...{ descriptionMarkdown, facilitiesMarkdown, viewsFromRoom },
		beds: list('beds'),
		numBedrooms: Number(row.numBedrooms),
		numBathrooms: Number(row.numBathrooms),
		sizeSqmMin: number('sizeSqmMin'),
		sizeSqmMax: number('sizeSqmMax'),
		outdoorSpaceSqmMin: number('outdoorSpaceSqmMin'),
		outdoorSpaceSqmMax: number('outdoorSpaceSqmMax'),
		facilities: list<[string, string][]>('facilities').map(([key, name]) => ({ key, name })),
		videos: list('videos'),
		interactiveRenderings: list('interactiveRenderings'),
		images: list<PictureTuple[]>('images').map((picture) => readPicture(picture)),
		floorplans: list<PictureTuple[]>('floorplans').map((picture) => readPicture(picture)),
		petsAllowed: row.petsAllowed === 1,
		includedPax: Number(row.includedPax),
	};
}
