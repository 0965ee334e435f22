import type { PaymentProfile } from '../brand/brand-profile';
import { sellablePlans } from './evaluate-plan';
import { loadRatedRoom } from './load-rated-rooms.server';
import type { OfferContext } from './offer-access';
import type { Period } from './rate';

export type RoomQuestion = Period & {
	roomId: string;
	paymentProfile: PaymentProfile;
	/** At least 1. */
	requestedRoomQuantity: number;
};

/**
 * Whether so many rooms of a type can be had at once (OFFER-12), and how many at the most. One round trip. Throws DomainError
 * 'not-found'.
 */
export async function roomAvailability({
	ctx,
	question,
}: {
	ctx: OfferContext;
	question: RoomQuestion;
}): Promise<{ available: boolean; maxAvailableQuantity: number }> {
	const { requestedRoomQuantity, ...requested } = question;
	const { room } = await loadRatedRoom(ctx, requested);
	const maxAvailableQuantity = sellablePlans(room).plans.length > 0 ? room.stock : 0;
	return { available: requestedRoomQuantity <= maxAvailableQuantity, maxAvailableQuantity };
}
