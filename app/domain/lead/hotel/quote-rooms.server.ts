import type { RequestContext } from '~/context';
import type { PaymentProfile } from '../../brand/brand-profile';
import { givenPrices, priceOf } from '../../conversation/given-prices.server';
import { offerAccessOf } from '../../offer/offer-access';
import { type Quote, quoteOffers } from '../../offer/quote-offers.server';
import type { Period } from '../../offer/rate';
import { isOfTeam } from '../../team/team-brand';

type Room = {
	/** Public ids. */
	roomId: string;
	planId: string;
	adults: number;
	childrenAges: readonly number[];
	/** The message in which the hotel has offered it. */
	cardId: string | null;
};

type Rooms = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;
	/** Whose cards count; null: nobody's. */
	agencyNo: number | null;
	stay: Period & { paymentProfile: PaymentProfile };
	rooms: readonly Room[];
	/** By default an agency earns commission whether its brand shows it or not, and a brand's own team none; a page tells what the brand shows. */
	isCommissionVisible?: boolean;
};

/**
 * Rooms at their rates, or at the price of a card of the hotel as long as that holds; a card that does not is not replaced by the rate
 * behind it. One round trip, two with a card. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function quoteRooms({
	ctx,
	agencyNo,
	stay,
	rooms,
	isCommissionVisible = !isOfTeam(ctx),
}: Rooms): Promise<Quote[]> {
	const { db, today, now } = ctx;
	const given = await givenPrices(
		ctx,
		agencyNo ?? -1,
		rooms.map((room) => ({ ...room, ...stay })),
	);
	return quoteOffers({
		ctx: { db, today, now, access: { ...offerAccessOf(ctx), isCommissionVisible } },
		requests: rooms.map(({ roomId, planId, adults, childrenAges }, at) => ({
			...{ ...stay, roomId, adults, childrenAges, children: childrenAges.length },
			planId: given[at] === 'void' ? '' : planId,
			given: priceOf(given[at]),
		})),
	});
}
