import type { HOTEL_CATEGORIES, ROOM_CATEGORIES } from '#db/schema/enums';
import type { PaymentProfile } from '../brand/brand-profile';
import type { PlainDate } from '../date/plain-date';

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
};

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
