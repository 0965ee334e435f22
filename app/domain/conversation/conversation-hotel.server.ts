import { sql } from 'drizzle-orm';
import { conversation } from '#db/schema/conversation';
import type { CURRENCY_CODES } from '#db/schema/enums';
import { hotel, hotelPlace } from '#db/schema/hotel';

/** The hotel of a conversation for a query that joins it to the left: when it is gone from the catalogue, its name is what is left. */
export const CONVERSATION_HOTEL = {
	/** 0 when it is gone. */
	no: sql<number>`coalesce(${hotel.no}, 0)`,
	/** '' when it is gone. */
	id: sql<string>`coalesce(${hotel.id}, '')`,
	name: sql<string>`coalesce(${hotel.name}, ${conversation.hotelName})`,
	timeZone: sql<string>`coalesce(${hotel.timeZone}, 'Europe/Zurich')`,
	currency: sql<(typeof CURRENCY_CODES)[number]>`coalesce(${hotel.currency}, 'EUR')`,
	placeEn: sql<string>`coalesce(${hotelPlace.nameEn}, '')`,
	placeDe: sql<string>`coalesce(${hotelPlace.nameDe}, '')`,
};
