import type { HOTEL_CATEGORIES, MEAL_PLANS } from '#db/schema/enums';
import type { PlainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import type { RateBenefits } from '../offer/rate-benefits';
import type { PaymentTime } from '../offer/rate-terms';
import type { HotelFacets } from './hotel-refinement';
import type { NearPlace } from './near-places.server';

export type HotelImage = {
	url: string;
	alt: string;
	dominantColour: string;
	isMirrored: boolean;
	objectPosition: string | null;
};

/** The rate of a card's price, and the rooms that it is for (SELECTION-22). */
export type ListedStay = {
	/** All rooms and nights, taxes included, in the currency in which the agency is billed. */
	total: Money;
	/** Null: not for this visitor. */
	commission: Money | null;
	mealPlan: (typeof MEAL_PLANS)[number];
	rate: RateBenefits | null;
	/** The room type of the first room. */
	roomId: string | null;
	/** The last free day; null: none. */
	freeUntil: PlainDate | null;
	paymentTime: PaymentTime;
	percentAtBooking: number;
	/** Names of the room types, with how many of each. */
	rooms: { name: string; count: number }[];
	/** Everybody is in one larger room. */
	isMerged: boolean;
	/** Free rooms of the scarcest type; null: more than a few. */
	left: number | null;
};

/** The same rooms and nights under a rate of a programme, with all that this rate gives (OFFER-32). */
export type NegotiatedStay = Pick<ListedStay, 'total' | 'commission' | 'mealPlan'> & { rate: RateBenefits };

/** A hotel as the page of the search lists it (SELECTION-4); prices of a night are on average, for all rooms. */
export type ListedHotel = {
	id: string;
	name: string;
	chain: string | null;
	place: string;
	category: (typeof HOTEL_CATEGORIES)[number];
	keys: number;
	ratings: { bookingCom: number | null; tripAdvisor: number | null };
	partnerLevel: string | null;
	programs: string[];
	image: HotelImage | null;
	isReseller: boolean;
	supportsInstantBooking: boolean;
	isChatEnabled: boolean;
	/** Null without a period. */
	status: 'available' | 'onRequest' | 'none' | null;
	/** In the currency in which the agency is billed. */
	price: Money | null;
	/** In the hotel's currency, where it is above what the hotel asks (OFFER-18). */
	publicPrice: Money | null;
	commissionPercent: number | null;
	/** Null without a price. */
	stay: ListedStay | null;
	/** The cheapest rate of a programme that the agency belongs to, where the price is of another one; null: none. */
	negotiated: NegotiatedStay | null;
};

/** The beginning of a list, and how long it is. */
type HotelListPart = { count: number; first: ListedHotel[] };

export type HotelLists = {
	available: HotelListPart;
	unavailable: HotelListPart;
	/** Null without a period. */
	facets: HotelFacets | null;
	near: NearPlace[];
};
