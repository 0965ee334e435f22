import { DEMOS_NAME } from '~/domain/hotel-search/query-names';
import { groupDigits } from '~/domain/money/group-digits';
import { type Currency, type Money, money } from '~/domain/money/money';
import { writeParties } from '~/domain/offer/requested-parties';
import type { PinFeature } from '../../map/pin-layers';
import type { HotelListView } from './list-view';

/** Every hotel of a search in the order of its list, column by column, as `/api/available-hotels/points` returns it. */
export type HotelPoints = {
	/** Of the prices. */
	currency: Currency;
	/** So many of the first have something in the period. */
	free: number;
	ids: readonly string[];
	names: readonly string[];
	/** Degrees. */
	longitudes: readonly number[];
	latitudes: readonly number[];
	/** Average price per night in whole units; null: on application. Of available hotels only, and of none without a period. */
	nightlyPrices: readonly (number | null)[];
	/** The same of the whole stay for all rooms of the search. */
	stayPrices: readonly (number | null)[];
};

export const NO_POINTS: HotelPoints = {
	...{ currency: 'EUR', free: 0, ids: [], names: [] },
	...{ longitudes: [], latitudes: [], nightlyPrices: [], stayPrices: [] },
};

/** A hotel on the map, in short. */
export type HotelPoint = { id: string; name: string; isFree: boolean; price: Money | null };

/** Query of `/api/available-hotels` for a search: lists and numbers there are JSON. */
export function pointsQuery({
	query,
	refinement,
	parties,
	demos,
}: Pick<HotelListView, 'query' | 'refinement' | 'parties' | 'demos'>): string {
	const requested = new URLSearchParams();
	if (demos.areShown) requested.set(DEMOS_NAME, 'true');
	for (const name of ['destination', 'checkInDate', 'checkOutDate', 'area', 'paymentProfile', 'maxKeys'] as const)
		if (query[name] !== '') requested.set(name, query[name]);
	for (const name of ['hotelCategories', 'roomCategories', 'programIds', 'facilities', 'roomFacilities'] as const)
		if (query[name].length > 0) requested.set(name, JSON.stringify(query[name]));
	requested.set('rooms', writeParties(parties));
	for (const [name, value] of Object.entries(refinement)) {
		if (Array.isArray(value)) {
			if (value.length > 0) requested.set(name, JSON.stringify(value));
		} else if (value !== null && value !== '' && value !== 'best') requested.set(name, String(value));
	}
	return requested.toString();
}

/** The hotel at a place of the list; null where there is none. */
export function pointAt({ currency, free, ids, names, stayPrices }: HotelPoints, at: number): HotelPoint | null {
	const [id, name] = [ids[at], names[at]];
	if (id === undefined || name === undefined) return null;
	const price = stayPrices[at] ?? null;
	return { id, name, isFree: at < free, price: price === null ? null : money(price * 100, currency) };
}

/** A hotel for the map by its place in the list, by which a click finds it again. */
export function pointFeature({ free, longitudes, latitudes, stayPrices }: HotelPoints, at: number): PinFeature {
	const price = stayPrices[at] ?? null;
	return {
		type: 'Feature',
		geometry: { type: 'Point', coordinates: [longitudes[at] ?? 0, latitudes[at] ?? 0] },
		properties: {
			at,
			count: 1,
			kind: at >= free ? 'ring' : price === null ? 'dot' : 'price',
			label: price === null ? '' : groupDigits(price * 100, 0),
			...(price === null || at >= free ? {} : { price }),
		},
	};
}

/**
 * The first hotel, highlighted in both ways, for a map that is not ready yet: rendered once in advance, it does not delay later
 * highlights. None without hotels.
 */
export function samplePoints(points: HotelPoints): PinFeature[] {
	if (points.ids.length === 0) return [];
	const { properties, ...first } = pointFeature(points, 0);
	return (['price', 'dot'] as const).map((kind) => ({ ...first, properties: { ...properties, kind } }));
}
