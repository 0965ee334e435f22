import { DEMOS_NAME, QUERY_NAMES } from '../hotel-search/query-names';

/** Hotels that stand side by side. */
export const COMPARED_HOTELS = 4;

/** Where hotels stand side by side (SELECTION-25); the hotels are in the address, with the search that found them. */
export const COMPARISON_PATH = '/hotels/compare';

/** True for what may be a hotel's id; whether there is such a hotel only the catalogue knows. */
export function isHotelId(value: unknown): value is string {
	return typeof value === 'string' && /^hotel_[A-Za-z0-9_-]{1,80}$/.test(value);
}

/**
 * The hotels of `hotels=hotel_a.hotel_b`, which may come as repeated keys too, as forms send it. What is no id and what is there twice is
 * left out; `isCut`: more were asked for than stand side by side.
 */
export function readComparedHotels(query: URLSearchParams): { ids: string[]; isCut: boolean } {
	const texts = query.getAll('hotels').flatMap((text) => text.slice(0, 2000).split('.'));
	const ids = [...new Set(texts)].filter(isHotelId);
	return { ids: ids.slice(0, COMPARED_HOTELS), isCut: ids.length > COMPARED_HOTELS };
}

/** A search as an address says it, without what is only of the page that it was on. */
export function searchOnly(search: string | URLSearchParams): URLSearchParams {
	const query = new URLSearchParams(search);
	const isOfSearch = (name: string) => name === DEMOS_NAME || QUERY_NAMES.includes(name);
	return new URLSearchParams([...query].filter(([name, value]) => value !== '' && isOfSearch(name)));
}

/** The address of hotels side by side, for the period, the rooms and the way of paying of a search. */
export function comparisonAddress(ids: readonly string[], search: string | URLSearchParams): string {
	const query = searchOnly(search);
	return `${COMPARISON_PATH}?${[`hotels=${ids.join('.')}`, query.toString()].filter(Boolean).join('&')}`;
}
