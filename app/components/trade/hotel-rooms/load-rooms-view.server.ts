import { PAYMENT_PROFILES } from '#db/schema/enums';
import type { AppLoadContext } from '~/context';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { daysBetween, type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import type { Hotel } from '~/domain/hotel/hotel';
import { loadRooms } from '~/domain/hotel/load-rooms.server';
import { availableRooms } from '~/domain/offer/available-rooms.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import type { RoomsView } from './rooms-view';

/** Longest stay that is looked up; more is a typing error. */
const MOST_NIGHTS = 90;

/** The rooms of a hotel for the period of an address (H§2); all of them without one. One round trip. */
export async function loadRoomsView(ctx: AppLoadContext, hotel: Hotel, query: URLSearchParams): Promise<RoomsView> {
	const { db, today, brand, actor } = ctx;
	const typed = { checkIn: query.get('checkInDate') ?? '', checkOut: query.get('checkOutDate') ?? '' };
	const { period, fault } = readPeriod(typed, today);
	const canChangeProfile = canChangePaymentProfile(brand, new URL(ctx.origin).host);
	const asked = PAYMENT_PROFILES.find((each) => each === query.get('paymentProfile'));
	const paymentProfile = (canChangeProfile && asked) || brand.paymentProfile.default;
	const offers = { db, today, access: offerAccessOf(ctx) };
	const rooms = period
		? await availableRooms({ ctx: offers, question: { hotelId: hotel.id, paymentProfile, ...period } })
		: (await loadRooms({ ctx, hotelId: hotel.id })).map((room) => ({ room, availability: null }));
	return {
		hotelId: hotel.id,
		rooms,
		period,
		typed: period ?? typed,
		fault,
		paymentProfile,
		canChangeProfile,
		policy: hotel.ages,
		arePetsAllowed: hotel.arePetsAllowed,
		isChatEnabled: hotel.isChatEnabled,
		canSave: actor !== null && tradeRights(actor).canSave,
		showsCommission: offers.access.isCommissionVisible,
	};
}

function readPeriod(
	typed: RoomsView['typed'],
	today: string,
): { period: { checkIn: PlainDate; checkOut: PlainDate } | null; fault: RoomsView['fault'] } {
	const [checkIn, checkOut] = [parsePlainDate(typed.checkIn), parsePlainDate(typed.checkOut)];
	if (!typed.checkIn && !typed.checkOut) return { period: null, fault: null };
	if (!checkIn || !checkOut) return { period: null, fault: 'both' };
	if (checkIn < today) return { period: null, fault: 'past' };
	const nights = daysBetween(checkIn, checkOut);
	if (nights < 1 || nights > MOST_NIGHTS) return { period: null, fault: nights < 1 ? 'order' : 'long' };
	return { period: { checkIn, checkOut }, fault: null };
}
