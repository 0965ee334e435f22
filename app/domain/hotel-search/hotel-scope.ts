import type { HotelArea } from './hotel-filter';

/** Where hotels are looked for, and of which programmes they must be. Null: anywhere, any; an empty list: nowhere, none. */
export type HotelScope = {
	/** ISO 3166-1 alpha-2. */
	countries: readonly string[] | null;
	/** Internal keys of `hotel_place`. */
	placeNos: readonly number[] | null;
	/** Internal keys of hotels that were asked for by their names. */
	hotelNos: readonly number[] | null;
	area: HotelArea | null;
	/** Internal keys of programmes. */
	programNos: readonly number[] | null;
};
