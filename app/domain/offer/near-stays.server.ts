import type { PaymentProfile } from '../brand/brand-profile';
import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import { money } from '../money/money';
import { exchange } from './exchange';
import { type HotelWindow, loadHotelWindows } from './hotel-window.server';
import type { OfferContext } from './offer-access';
import type { Party } from './party';
import { PartyNights } from './party-nights';
import { partyRooms } from './party-rooms';
import { nearStays, pricedDays, windowAround } from './price-calendar';
import { MOST_SEARCHED_ROOMS, wholeParty } from './requested-parties';
import { roomInPeriod } from './room-in-period';
import type { WhyNot } from './why-not';

/** Why a hotel has nothing for parties in a period, and what comes nearest (OFFER-30). */
export type HotelWhyNot = {
	hotelId: string;
	reason: WhyNot;
	/** The same rooms on other days; prices null where they cannot be told in the agency's currency. */
	stays: { checkIn: PlainDate; checkOut: PlainDate; total: Money | null }[];
	/** The same guests in other rooms of the same days, mostly in one room more. */
	otherRooms: { parties: Party[]; names: string[]; total: Money | null } | null;
};

export type WhyNotQuestion = {
	hotelIds: readonly string[];
	checkIn: PlainDate;
	checkOut: PlainDate;
	parties: readonly Party[];
	paymentProfile: PaymentProfile;
};

/** For each hotel why it has nothing, and the nearest dates and rooms that work. One round trip. */
export async function hotelsWhyNot(ctx: OfferContext, question: WhyNotQuestion): Promise<HotelWhyNot[]> {
	const { hotelIds, checkIn, checkOut, parties, paymentProfile } = question;
	const around = windowAround(checkIn, checkOut, ctx.today);
	const windows = await loadHotelWindows(
		ctx,
		hotelIds.map((hotelId) => ({ hotelId, paymentProfile, ...around })),
	);
	return windows.map((window) => whyNotOf(ctx, window, { checkIn, checkOut, parties }));
}

function whyNotOf(
	{ access, today }: OfferContext,
	{ hotelId, rooms }: HotelWindow,
	{ checkIn, checkOut, parties }: Pick<WhyNotQuestion, 'checkIn' | 'checkOut' | 'parties'>,
): HotelWhyNot {
	const calendar = new PartyNights(rooms, parties);
	const [first] = rooms;
	const reason = calendar.whyNot(checkIn, daysBetween(checkIn, checkOut));
	const told = (minor: number) =>
		first ? exchange(money(minor, first.room.currency), access.billableCurrency, first.rates) : null;
	return {
		hotelId,
		reason,
		stays: nearStays(calendar, { checkIn, checkOut, today }, reason).map(({ totalMinor, ...period }) => ({
			...period,
			total: told(totalMinor),
		})),
		otherRooms: otherRooms(),
	};

	function otherRooms(): HotelWhyNot['otherRooms'] {
		if (reason.kind !== 'party' && reason.kind !== 'tooFew') return null;
		const inPeriod = rooms.map((room) => roomInPeriod(room, { checkIn, checkOut }));
		const best = partyRooms(wholeParty(parties), inPeriod).find((found) => found.rooms.length <= MOST_SEARCHED_ROOMS);
		if (!best) return null;
		return {
			parties: best.rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges })),
			names: best.rooms.map(({ roomId }) => inPeriod.find((room) => room.roomId === roomId)?.name ?? ''),
			total: told(best.totalMinor),
		};
	}
}

/** A day of a hotel's calendar, in the currency of the agency. */
export type CalendarDay = { day: PlainDate; night: Money | null; stay: Money | null; whyNot: WhyNot | null };

export type CalendarQuestion = {
	hotelId: string;
	from: PlainDate;
	nights: number;
	parties: readonly Party[];
	paymentProfile: PaymentProfile;
};

/** So many days a calendar has. */
export const CALENDAR_DAYS = 60;

/** What the nights of a hotel cost parties from a day on, and the stays of so many nights that begin on them (OFFER-31). One round trip. */
export async function loadPriceCalendar(ctx: OfferContext, question: CalendarQuestion): Promise<CalendarDay[]> {
	const { hotelId, from, nights, parties, paymentProfile } = question;
	const [window] = await loadHotelWindows(ctx, [
		{ hotelId, paymentProfile, checkIn: from, checkOut: addDays(from, CALENDAR_DAYS + nights) },
	]);
	const rooms = window?.rooms ?? [];
	const [first] = rooms;
	const told = (minor: number | null) =>
		first && minor !== null
			? exchange(money(minor, first.room.currency), ctx.access.billableCurrency, first.rates)
			: null;
	return pricedDays(rooms, parties, { from, count: CALENDAR_DAYS, nights }).map(
		({ day, nightMinor, stayMinor, whyNot }) => ({ day, night: told(nightMinor), stay: told(stayMinor), whyNot }),
	);
}
