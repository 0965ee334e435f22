import type { PaymentProfile } from '~/domain/brand/brand-profile';
import type { HotelFilterError } from '~/domain/hotel-search/hotel-filter';
import type { HotelFacets, HotelRefinement } from '~/domain/hotel-search/hotel-refinement';
import type { FacilityWord } from '~/domain/hotel-search/list-hotel-facilities.server';
import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import type { NearPlace } from '~/domain/hotel-search/near-places.server';
import type { Party } from '~/domain/offer/party';

/** Fields of the form as the address says them. */
export type HotelQuery = {
	destination: string;
	checkInDate: string;
	checkOutDate: string;
	/** Rooms with their parties, see `readParties`; empty: the usual one. */
	rooms: string;
	/** A part of the map in the place of the destination, see `readArea`. */
	area: string;
	/** Empty: as the brand has it, or not for agents to choose. */
	paymentProfile: PaymentProfile | '';
	hotelCategories: string[];
	roomCategories: string[];
	programIds: string[];
	maxKeys: string;
	facilities: string[];
	roomFacilities: string[];
};

/** The reason why a search cannot run. */
export type HotelListError = HotelFilterError | 'max-keys';

export type HotelListView = {
	query: HotelQuery;
	/** The destination as agents read it, see `destinationInWords`. */
	destination: string;
	error: HotelListError | null;
	programs: { id: string; name: string }[];
	facilities: FacilityWord[];
	roomFacilities: FacilityWord[];
	currency: string;
	/** The payment profile, and whether agents may choose it (OFFER-23). */
	payment: { profile: PaymentProfile; canChange: boolean };
	/** Whether demonstration hotels are shown, and whether they are by default (SELECTION-10). */
	demos: { areShown: boolean; byDefault: boolean };
	available: ListedHotel[];
	unavailable: ListedHotel[];
	counts: { available: number; unavailable: number };
	hasPeriod: boolean;
	showsCommission: boolean;
	/** Rooms that are searched for. */
	parties: readonly Party[];
	refinement: HotelRefinement;
	/** What each filter would leave; null without a period. */
	facets: HotelFacets | null;
	/** Places nearby that have more. */
	near: NearPlace[];
};

/** 12 cards, and 12 more each time (SELECTION-4). */
export const CARDS = 12;

/** Query names of how many hotels are shown of each list. */
export const SHOWN_NAMES = { available: 'shown', unavailable: 'off' } as const;
