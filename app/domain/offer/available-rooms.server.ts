import type { PaymentProfile } from '../brand/brand-profile';
import type { HotelRoom } from '../hotel/hotel-room';
import { readRoomsOfHotel } from '../hotel/load-rooms.server';
import { roomsOfHotelStatement } from '../hotel/rooms-query.server';
import { availabilityOf, type RoomAvailability } from './availability-of';
import type { OfferContext } from './offer-access';
import type { Party } from './party';
import type { Period } from './rate';
import { ratedRoomsStatement } from './rated-rooms-query.server';
import { readRatedRooms } from './read-rated-rooms.server';

export type HotelQuestion = Period & { hotelId: string; paymentProfile: PaymentProfile };

export type AvailableRoom = { room: HotelRoom; availability: RoomAvailability };

/**
 * All rooms of a hotel in its order, each with what becomes of it in a period (OFFER-12). One round trip. Throws DomainError 'not-found'.
 */
export async function availableRooms({
	ctx,
	question,
	parties = null,
}: {
	ctx: OfferContext;
	question: HotelQuestion;
	/** Whom rooms are asked for; null: anybody. */
	parties?: readonly Party[] | null;
}): Promise<AvailableRoom[]> {
	const { db, access } = ctx;
	const { hotelId } = question;
	const statements = [roomsOfHotelStatement(hotelId, access.language), ratedRoomsStatement([question], access)];
	const [rooms, rates] = await db.$client.batch(statements, 'read');
	const rated = new Map(readRatedRooms(rates ?? { rows: [] }).map((found) => [found.room.roomId, found]));
	return readRoomsOfHotel(rooms ?? { rows: [] }, hotelId).flatMap((room) => {
		const found = rated.get(room.id);
		const billableCurrency = access.billableCurrency;
		return found
			? [{ room, availability: availabilityOf(found.room, { billableCurrency, rates: found.rates }, parties) }]
			: [];
	});
}
