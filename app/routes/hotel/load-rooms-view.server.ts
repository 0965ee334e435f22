import type { RoomsView, ShownRoom } from '~/components/trade/hotel-rooms/rooms-view';
import type { AppLoadContext } from '~/context';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { daysBetween, type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import type { Hotel } from '~/domain/hotel/hotel';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import { hotelTaxes } from '~/domain/hotel/hotel-taxes.server';
import { claimedBenefits } from '~/domain/offer/claimed-benefits.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { readParties } from '~/domain/offer/requested-parties';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { FREE_ROOMS, ROOM_TYPES } from '~/domain/offer-cache/cached-pages.server';
import { markdownHtml } from '~/domain/property/markdown-html.server';
import { FIRST_ROOM_REQUEST } from '~/domain/selection/room-requests';
import { taxRatesInWords } from '~/domain/tourist-tax/tax-words';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { MOST_NIGHTS, profileOf, readParty } from './stay-query.server';

/**
 * The rooms of a hotel for the period of an address (OFFER-24); all of them without one. At most one round trip: responses are cached
 * (OFFER-27), and what stands beside them is asked at the same time.
 */
export async function loadRoomsView(ctx: AppLoadContext, hotel: Hotel, query: URLSearchParams): Promise<RoomsView> {
	const { today, brand, actor } = ctx;
	const typed = { checkIn: query.get('checkInDate') ?? '', checkOut: query.get('checkOutDate') ?? '' };
	const { period, error } = readPeriod(typed, today);
	const paymentProfile = profileOf(ctx, query);
	const asked = readParties(query.get('rooms') ?? '');
	const parties = asked ?? [FIRST_PARTY];
	const [rooms, claimed, taxes] = await Promise.all([
		period
			? askCached(ctx, FREE_ROOMS, { hotelId: hotel.id, paymentProfile, ...period, parties })
			: askCached(ctx, ROOM_TYPES, { hotelId: hotel.id }).then((types) =>
					types.map((room) => ({ room, availability: null })),
				),
		claimedBenefits(ctx, hotel.id),
		hotelTaxes(ctx, hotel.id),
	]);
	return {
		hotelId: hotel.id,
		rooms: rooms.map(({ room, availability }) => ({ room: shownRoom(room), availability })),
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
		claimed,
		taxes: taxRatesInWords(ctx, taxes),
		showsCommission: offerAccessOf(ctx).isCommissionVisible,
	};
}

function shownRoom(room: HotelRoom): ShownRoom {
	return {
		...room,
		descriptionHtml: markdownHtml(room.descriptionMarkdown),
		facilitiesHtml: markdownHtml(room.facilitiesMarkdown),
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
