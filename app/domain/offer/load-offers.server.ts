import { loadRatedRoom } from './load-rated-rooms.server';
import { makeOffers } from './make-offer';
import type { NoOfferReason, Offer, RoomRequest } from './offer';
import type { OfferContext } from './offer-access';

/** Offers in the order of the hotel's plans; without any, `reason` says why. */
export type LoadedOffers = { offers: Offer[]; reason: NoOfferReason | null };

/** What one room costs one party in a period. One round trip. Throws DomainError 'not-found' for a room that there is not. */
export async function loadOffers({ ctx, request }: { ctx: OfferContext; request: RoomRequest }): Promise<LoadedOffers> {
	const { room, rates } = await loadRatedRoom(ctx, periodOf(request));
	return makeOffers(room, request, { access: ctx.access, rates, day: ctx });
}

/** What a request asks of the database; the party is reckoned with here. */
export function periodOf({ roomId, checkIn, checkOut, paymentProfile }: RoomRequest) {
	return { roomId, checkIn, checkOut, paymentProfile };
}
