import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { hotelRoomAnswer, hotelRoomShape } from '../../hotel/api/hotel-room-shape';
import { amount } from '../../money/amount';
import type { Money } from '../../money/money';
import type { AvailableRoom } from '../available-rooms.server';

const nightlyPrice = z.object({
	currency: z.enum(CURRENCY_CODES),
	minimumNightlyPrice: amount.describe('The least that a night costs on average, taxes included.'),
});

/** Availability of a room (OFFER-12). */
export const roomAvailabilityShape = z
	.object({
		status: z.enum(['available', 'onRequest', 'none']).describe('`onRequest`: its price is told on request.'),
		maxAvailableQuantity: z.int().nonnegative().describe('Rooms that can be had at once.'),
		priceInfo: z
			.object({ localCurrency: nightlyPrice, billableCurrency: nightlyPrice })
			.nullable()
			.describe("In the hotel's currency and in that of the agency; null: Price on Application."),
		publicPrice: z
			.object({ currency: z.enum(CURRENCY_CODES), averageNightlyPrice: amount })
			.nullable()
			.describe('What everybody finds elsewhere for a night.'),
		isSpecialOffer: z.boolean().describe('The public price is higher.'),
	})
	.meta({ id: 'RoomAvailability', description: 'What becomes of a room in a period.' });

/** An item of `GET /api/hotels/{hotelId}/available-rooms` (OFFER-12). */
export const availableRoomShape = z
	.object({ room: hotelRoomShape, availability: roomAvailabilityShape })
	.meta({ id: 'AvailableRoom', description: 'A room of a hotel and what becomes of it in a period.' });

/** `GET /api/hotelrooms/{roomId}/availability` (OFFER-12). */
export const roomQuantityShape = z
	.object({ available: z.boolean(), maxAvailableQuantity: z.int().nonnegative() })
	.meta({ id: 'RoomQuantity', description: 'Whether so many rooms can be had at once, and how many at the most.' });

/** A room and its availability as the API gives them; `pictureBaseUrl` is the address of the picture store. */
export function availableRoomAnswer(
	{ room, availability }: AvailableRoom,
	pictureBaseUrl: string,
): z.output<typeof availableRoomShape> {
	const { status, maxAvailableQuantity, priceInfo, publicPrice, isSpecialOffer } = availability;
	const nightly = ({ minor, currency }: Money) => ({ currency, minimumNightlyPrice: minor });
	return {
		room: hotelRoomAnswer(room, pictureBaseUrl),
		availability: {
			...{ status, maxAvailableQuantity, isSpecialOffer },
			priceInfo: priceInfo && {
				localCurrency: nightly(priceInfo.local),
				billableCurrency: nightly(priceInfo.billable),
			},
			publicPrice: publicPrice && { currency: publicPrice.currency, averageNightlyPrice: publicPrice.minor },
		},
	};
}
