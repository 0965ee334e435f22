import type * as z from 'zod';
import type { HotelFilter } from '../hotel-search/hotel-filter';
import type { listedHotelShape } from '../hotel-search/hotel-list-shape';
import { hotelsJson } from '../hotel-search/hotels-json';
import { type FoundHotel, searchHotels } from '../hotel-search/search-hotels.server';
import type { CachedPage } from './cached-pages.server';

const FIVE_MINUTES = 300;

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

/** `available`, `unavailable`: how many of each list are shown. */
export type HotelListQuestion = { filter: HotelFilter; available: number; unavailable: number };

/** The beginning of a list, and how long it is. */
type HotelListPart = { count: number; first: z.input<typeof listedHotelShape>[] };

export type HotelListAnswer = { available: HotelListPart; unavailable: HotelListPart };

/**
 * What the page of the search shows (SELECTION-4): the beginning of both lists, and how long they are. Kept apart from the call of the API, whose
 * answer has every hotel: taking a page out of that costs more than searching anew when the catalogue is large.
 */
export const HOTEL_LIST: CachedPage<HotelListQuestion, HotelListAnswer> = {
	call: { id: 'pageHotelList' },
	seconds: FIVE_MINUTES,
	async answer(ctx, { filter, ...shown }) {
		const found = await searchHotels(ctx, filter);
		const part = (hotels: readonly FoundHotel[], most: number) =>
			`{"count":${hotels.length},"first":${hotelsJson(hotels.slice(0, most), ctx.access)}}`;
		return `{"available":${part(found.available, shown.available)},"unavailable":${part(found.unavailable, shown.unavailable)}}`;
	},
};
