import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { hotelRoom } from '#db/schema/hotel-room';
import { leadRoom } from '#db/schema/lead';
import type { PricedOffer } from '../../offer/priced-offer';
import { type AgreedRoom, agreedRoom } from './agreed-rooms';

type NewLeadRoom = {
	leadNo: number | SQL<number>;
	position: number;
	room: {
		roomId: string;
		adults: number;
		childrenAges: number[];
		bedConfiguration: string | null;
		/** The message in which the hotel has offered it. */
		cardId: string | null;
	};
	offer: PricedOffer;
	/** On which the offer was worked out. */
	today: string;
};

/** Statement that writes a room of a hotel's lead as it was offered, under the name that the hotel has for it now. */
export function leadRoomStatement(db: Database, { leadNo, position, room, offer, today }: NewLeadRoom) {
	const { roomId, ...rest } = room;
	return db.insert(leadRoom).values({
		...agreedRoom(offer, { ...rest, roomName: '' }, today),
		...{ leadNo, position, roomNo: numberOf(roomId) },
		roomName: sql`(select ${hotelRoom.name} from ${hotelRoom} where ${hotelRoom.id} = ${roomId})`,
	});
}

/** Statement that writes a room as it is agreed. */
export function agreedRoomStatement(
	db: Database,
	{ leadNo, position, room }: { leadNo: number; position: number; room: AgreedRoom },
) {
	return db.insert(leadRoom).values({ ...room, leadNo, position, roomNo: numberOf(room.agreed.roomId) });
}

function numberOf(roomId: string) {
	return sql`(select ${hotelRoom.no} from ${hotelRoom} where ${hotelRoom.id} = ${roomId})`;
}
