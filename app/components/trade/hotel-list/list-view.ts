import type { HotelFilterFault } from '~/domain/hotel-search/hotel-filter';
import type { Money } from '~/domain/money/money';

/** A hotel of the list; prices a night, on average, for the cheapest room. */
export type ListedHotel = {
	id: string;
	name: string;
	chain: string | null;
	place: string;
	category: '4star' | '5star' | 'palace';
	keys: number;
	ratings: { bookingCom: number | null; tripAdvisor: number | null };
	partnerLevel: string | null;
	programs: string[];
	image: { url: string; alt: string; colour: string; isMirrored: boolean; position: string | null } | null;
	isReseller: boolean;
	supportsInstantBooking: boolean;
	isChatEnabled: boolean;
	/** Null: no period was asked for. */
	status: 'available' | 'onRequest' | 'none' | null;
	price: Money | null;
	/** In the currency of `price`, and above it (H§9 'SPECIAL OFFER'). */
	publicPrice: Money | null;
	commissionPercent: number | null;
};

/** Fields of the form as the address says them. */
export type HotelQuery = {
	destination: string;
	checkInDate: string;
	checkOutDate: string;
	hotelCategories: string[];
	roomCategories: string[];
	programIds: string[];
	maxKeys: string;
	facilities: string[];
	roomFacilities: string[];
};

export type HotelListView = {
	query: HotelQuery;
	fault: HotelFilterFault | null;
	/** Names that can be searched for, countries first. */
	destinations: string[];
	programs: { id: string; name: string }[];
	facilities: { key: string; name: string }[];
	roomFacilities: { key: string; name: string }[];
	currency: string;
	available: ListedHotel[];
	unavailable: ListedHotel[];
	counts: { available: number; unavailable: number };
	hasPeriod: boolean;
	showsCommission: boolean;
};

/** H§9: 12 cards, and 12 more each time. */
export const CARDS = 12;

/** Query name of how many cards are shown. */
export const SHOWN_NAME = 'shown';

/** Query names that make a search; what is kept of it (H§4) has these and no others. */
export const QUERY_NAMES = [
	'destination',
	'checkInDate',
	'checkOutDate',
	'hotelCategories',
	'roomCategories',
	'programIds',
	'maxKeys',
	'facilities',
	'roomFacilities',
] as const satisfies readonly (keyof HotelQuery)[];
