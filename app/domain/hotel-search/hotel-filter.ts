import type { HOTEL_CATEGORIES, ROOM_CATEGORIES } from '#db/schema/enums';
import type { PaymentProfile } from '../brand/brand-profile';
import type { PlainDate } from '../date/plain-date';
import type { Party } from '../offer/party';

/** What a search for hotels asks for (SELECTION-1); empty lists and null ask for nothing. */
export type HotelFilter = {
	/** Name of a country or of a place with hotels, in either language; a country's code; `Lech, Austria`. */
	destination: string | null;
	/** Both or neither (SELECTION-2). */
	checkIn: PlainDate | null;
	checkOut: PlainDate | null;
	paymentProfile: PaymentProfile;
	/** Any of them. */
	hotelCategories: readonly (typeof HOTEL_CATEGORIES)[number][];
	/** Rooms of any of them count, and no other ones. */
	roomCategories: readonly (typeof ROOM_CATEGORIES)[number][];
	/** Public ids; members of any of them. */
	programIds: readonly string[];
	/** At most so many rooms in the property. */
	maxKeys: number | null;
	/** Keys of `hotel_facility`; all of them. */
	facilities: readonly string[];
	/** All of them in one and the same room. */
	roomFacilities: readonly string[];
	/** Public ids; only these hotels. Null: all of them. */
	hotelIds: readonly string[] | null;
	/** Rooms that are asked for at once, each with its party. Null: any one room, for the guests that its price is for. */
	parties: readonly Party[] | null;
	/** Only hotels that stand in it, in the place of a destination; see `HotelArea`. */
	area: HotelArea | null;
};

/** A part of a map, in degrees. */
export type HotelArea = { west: number; south: number; east: number; north: number };

/** The nights that are asked for; the last one begins the day before check-out. */
export type HotelPeriod = { checkIn: PlainDate; checkOut: PlainDate };

export type HotelFilterError = 'one-date' | 'order' | 'past' | 'too-long' | 'no-destination';

/** Longest stay that is searched for. */
export const MOST_NIGHTS = 90;

/** A filter in the one form of it: its lists in order and without doubles. */
export function oneForm(filter: HotelFilter): HotelFilter {
	const sorted = <Word extends string>(words: readonly Word[]): Word[] => [...new Set(words)].sort();
	return {
		...filter,
		hotelCategories: sorted(filter.hotelCategories),
		roomCategories: sorted(filter.roomCategories),
		programIds: sorted(filter.programIds),
		facilities: sorted(filter.facilities),
		roomFacilities: sorted(filter.roomFacilities),
		hotelIds: filter.hotelIds && sorted(filter.hotelIds),
	};
}

/** A part of a map as an address writes it: west, south, east, north, in degrees by commas. Null when it is none. */
export function readArea(text: string): HotelArea | null {
	const degrees = text.split(',');
	if (degrees.length !== 4 || !degrees.every((each) => /^-?\d{1,3}(\.\d{1,6})?$/.test(each))) return null;
	const [west = 0, south = 0, east = 0, north = 0] = degrees.map(Number);
	const isPart = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90;
	return isPart ? { west, south, east, north } : null;
}
