import type { RoomsView } from '~/components/trade/hotel-rooms/rooms-view';
import type { AppLoadContext } from '~/context';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { daysBetween, type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import type { Hotel } from '~/domain/hotel/hotel';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { readParties } from '~/domain/offer/requested-parties';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { FREE_ROOMS, ROOM_TYPES } from '~/domain/offer-cache/cached-pages.server';
import { FIRST_ROOM_REQUEST } from '~/domain/selection/room-requests';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { MOST_NIGHTS, profileOf, readParty } from './stay-query.server';

/**
 * The rooms of a hotel for the period of an address (OFFER-24); all of them without one. At most one round trip: responses are cached
 * (OFFER-27).
 */
export async function loadRoomsView(ctx: AppLoadContext, hotel: Hotel, query: URLSearchParams): Promise<RoomsView> {
	const { today, brand, actor } = ctx;
	const typed = { checkIn: query.get('checkInDate') ?? '', checkOut: query.get('checkOutDate') ?? '' };
	const { period, error } = readPeriod(typed, today);
	const paymentProfile = profileOf(ctx, query);
	const asked = readParties(query.get('rooms') ?? '');
	const parties = asked ?? [FIRST_PARTY];
	const rooms = period
		? await askCached(ctx, FREE_ROOMS, { hotelId: hotel.id, paymentProfile, ...period, parties })
		: (await askCached(ctx, ROOM_TYPES, { hotelId: hotel.id })).map((room) => ({ room, availability: null }));
	return {
		hotelId: hotel.id,
		rooms,
		period,
		typed: period ?? typed,
		error,
		paymentProfile,
		canChangeProfile: canChangePaymentProfile(brand, new URL(ctx.origin).host),
		parties: { list: parties, areAsked: asked !== null },
		party: readParty(query.get('partyAdults') ?? '', query.get('partyAges') ?? ''),
		policy: hotel.ages,
		arePetsAllowed: hotel.arePetsAllowed,
		isChatEnabled: hotel.isChatEnabled,
		canSave: actor !== null && tradeRights(actor).canSave,
		showsCommission: offerAccessOf(ctx).isCommissionVisible,
	};
}

/** Of an address that says none (SELECTION-12). */
const FIRST_PARTY = { adults: FIRST_ROOM_REQUEST.adults, childrenAges: [] };

function readPeriod(
	typed: RoomsView['typed'],
	today: string,
): { period: { checkIn: PlainDate; checkOut: PlainDate } | null; error: RoomsView['error'] } {
	const [checkIn, checkOut] = [parsePlainDate(typed.checkIn), parsePlainDate(typed.checkOut)];
	if (!typed.checkIn && !typed.checkOut) return { period: null, error: null };
	if (!checkIn || !checkOut) return { period: null, error: 'both' };
	if (checkIn < today) return { period: null, error: 'past' };
	const nights = daysBetween(checkIn, checkOut);
	if (nights < 1 || nights > MOST_NIGHTS) return { period: null, error: nights < 1 ? 'order' : 'long' };
	return { period: { checkIn, checkOut }, error: null };
}
