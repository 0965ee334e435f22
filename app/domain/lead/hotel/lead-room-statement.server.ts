import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { hotelRoom } from '#db/schema/hotel-room';
import { type AgreedOffer, leadRoom } from '#db/schema/lead';
import type { Offer } from '../../offer/offer';
import type { PricedOffer } from '../../offer/priced-offer';

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

/** Statement that writes a room of a hotel's lead as it was offered. */
export function leadRoomStatement(db: Database, { leadNo, position, room, offer, today }: NewLeadRoom) {
	return db.insert(leadRoom).values({
		leadNo,
		position,
		roomNo: sql`(select ${hotelRoom.no} from ${hotelRoom} where ${hotelRoom.id} = ${room.roomId})`,
		roomName: sql`(select ${hotelRoom.name} from ${hotelRoom} where ${hotelRoom.id} = ${room.roomId})`,
		rateName: offer.rateName,
		adults: room.adults,
		childrenAges: room.childrenAges,
		bedConfiguration: bedsOf(room.bedConfiguration, offer),
		totalMinor: offer.price.total.minor,
		localCurrency: offer.localPrice.total.currency,
		localTotalMinor: offer.localPrice.total.minor,
		commissionPercent: offer.commissionPercent ?? 0,
		commissionMinor: offer.commissionMinor ?? 0,
		agreed: agreedOffer(offer, today, room.cardId),
	});
}

/** What was asked for, where it can be; the first way otherwise (SELECTION-15). */
function bedsOf(input: string | null, { requestableBedConfigurations: ways }: Offer): string | null {
	return input !== null && ways.includes(input) ? input : (ways[0] ?? null);
}

function agreedOffer(offer: PricedOffer, today: string, cardId: string | null): AgreedOffer {
	return {
		roomId: offer.roomId,
		planId: offer.planId,
		rateDescription: offer.rateDescription,
		amenitiesMarkdown: offer.amenitiesMarkdown,
		mealPlan: offer.mealPlan,
		ratePolicy: offer.ratePolicy,
		publicTotalMinor: offer.publicPrice?.total.minor ?? null,
		payments: offer.payments.map(({ dueDate, percent, minor }) => ({ dueDate, percent, minor })),
		cancellation: offer.cancellation,
		paymentPolicy: offer.paymentPolicy,
		cancellationPolicy: offer.cancellationPolicy,
		ratesAsOf: offer.exchange?.asOf ?? today,
		...(cardId === null ? {} : { cardId }),
	};
}
