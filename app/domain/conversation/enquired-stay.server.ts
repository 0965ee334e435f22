import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EnquiredStay } from '#db/schema/conversation';
import { ratePlan, ratePlanText } from '#db/schema/hotel-rate';
import { hotelRoom } from '#db/schema/hotel-room';
import { leadRoom } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import type { LeadRecord } from '../lead/find-lead.server';
import type { AgreedRoom } from '../lead/hotel/agreed-rooms';
import { offerAccessOf } from '../offer/offer-access';
import { quoteOffers } from '../offer/quote-offers.server';
import type { EnquiredStayInput } from './enquired-stay-schema';
import { givenPrices, priceOf } from './given-prices.server';

type Input = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now' | 'origin'>;
	hotel: { no: number; currency: EnquiredStay['currency'] };
	agencyNo: number;
	stay: EnquiredStayInput;
};

/**
 * A selection as an enquiry keeps it: with the names that the catalogue has, and what each room costs now. A room without a price, be it on
 * application or sold out, is asked for all the same. Null when a room or rate is not this hotel's. Throws DomainError 'forbidden',
 * 'unavailable'.
 */
export async function enquiredStay({ ctx, hotel, agencyNo, stay }: Input): Promise<EnquiredStay | null> {
	const { db, today, now, language } = ctx;
	const { checkIn, checkOut } = stay;
	const paymentProfile = choosePaymentProfile(ctx, stay.paymentProfile);
	const rooms = stay.rooms.map((room) => ({
		...{ ...room, checkIn, checkOut, paymentProfile },
		cardId: room.cardId ?? null,
	}));
	const [names, plans] = await db.batch([
		db
			.select({ id: hotelRoom.id, name: hotelRoom.name })
			.from(hotelRoom)
			.where(and(eq(hotelRoom.hotelNo, hotel.no), inArray(hotelRoom.id, idsOf(rooms, 'roomId')))),
		db
			.select({ id: ratePlan.id, name: ratePlanText.name })
			.from(ratePlan)
			.innerJoin(ratePlanText, and(eq(ratePlanText.planNo, ratePlan.no), eq(ratePlanText.language, language)))
			.where(and(eq(ratePlan.hotelNo, hotel.no), inArray(ratePlan.id, idsOf(rooms, 'planId')))),
	]);
	const roomNames = new Map(names.map(({ id, name }) => [id, name]));
	const rateNames = new Map(plans.map(({ id, name }) => [id, name]));
	if (rooms.some(({ roomId, planId }) => !roomNames.has(roomId) || !rateNames.has(planId))) return null;
	const given = await givenPrices(ctx, agencyNo, rooms);
	const quotes = await quoteOffers({
		ctx: { db, today, now, access: offerAccessOf(ctx, true) },
		requests: rooms.map((room, at) => ({
			...room,
			children: room.childrenAges.length,
			given: priceOf(given[at]),
		})),
	});
	return {
		checkIn,
		checkOut,
		currency: hotel.currency,
		rooms: rooms.map(({ roomId, planId, adults, childrenAges, bedConfiguration = null }, at) => ({
			...{ roomId, planId, adults, childrenAges, bedConfiguration },
			roomName: roomNames.get(roomId) ?? '',
			rateName: rateNames.get(planId) ?? '',
			totalMinor: quotes[at]?.offer?.localPrice?.total.minor ?? null,
		})),
	};
}

/** The rooms of a hotel's lead as an enquiry about it keeps them; null for a lead of a property. */
export async function stayOfLead(
	{ db }: Pick<RequestContext, 'db'>,
	lead: Pick<LeadRecord, 'no' | 'checkIn' | 'checkOut'>,
): Promise<EnquiredStay | null> {
	const rooms = await db
		.select()
		.from(leadRoom)
		.where(eq(leadRoom.leadNo, lead.no))
		.orderBy(asc(leadRoom.position))
		.execute();
	return stayOfRooms(lead, rooms);
}

/** Rooms of a lead as a conversation about it shows them, in the hotel's currency; null without a room. */
export function stayOfRooms(
	{ checkIn, checkOut }: { checkIn: string; checkOut: string },
	rooms: readonly AgreedRoom[],
): EnquiredStay | null {
	const [first] = rooms;
	if (!first) return null;
	return {
		...{ checkIn, checkOut, currency: first.localCurrency },
		rooms: rooms.map(({ agreed, roomName, rateName, adults, childrenAges, bedConfiguration, localTotalMinor }) => ({
			...{ roomId: agreed.roomId, planId: agreed.planId, roomName, rateName, adults, childrenAges, bedConfiguration },
			totalMinor: localTotalMinor,
		})),
	};
}

function idsOf<Key extends string>(rooms: readonly Record<Key, string>[], key: Key): string[] {
	return [...new Set(rooms.map((room) => room[key]))];
}
