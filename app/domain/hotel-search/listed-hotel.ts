import type { HOTEL_CATEGORIES } from '#db/schema/enums';
import type { Money } from '../money/money';

export type HotelImage = {
	url: string;
	alt: string;
	dominantColour: string;
	isMirrored: boolean;
	objectPosition: string | null;
};

/** A hotel as the page of the search lists it (SELECTION-4); prices a night, on average, for the cheapest room. */
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
};

/** The beginning of a list, and how long it is. */
type HotelListPart = { count: number; first: ListedHotel[] };

export type HotelLists = { available: HotelListPart; unavailable: HotelListPart };
