import { groupDigits } from '~/domain/money/group-digits';
import { type Currency, type Money, money } from '~/domain/money/money';
import { DEMOS_NAME, type HotelQuery } from './list-view';

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
};

export const NO_POINTS: HotelPoints = {
	...{ currency: 'EUR', free: 0, ids: [], names: [] },
	...{ longitudes: [], latitudes: [], nightlyPrices: [] },
};

/** A hotel on the map, in short. */
export type HotelPoint = { id: string; name: string; isFree: boolean; price: Money | null };

/** Query of `/api/available-hotels` for the form's values: lists and numbers there are JSON. */
export function pointsQuery(query: HotelQuery, includesDemos: boolean): string {
	const requested = new URLSearchParams();
	if (includesDemos) requested.set(DEMOS_NAME, 'true');
	for (const name of ['destination', 'checkInDate', 'checkOutDate', 'paymentProfile', 'maxKeys'] as const)
		if (query[name] !== '') requested.set(name, query[name]);
	for (const name of ['hotelCategories', 'roomCategories', 'programIds', 'facilities', 'roomFacilities'] as const)
		if (query[name].length > 0) requested.set(name, JSON.stringify(query[name]));
	return requested.toString();
}

/** The hotel at a place of the list; null where there is none. */
export function pointAt({ currency, free, ids, names, nightlyPrices }: HotelPoints, at: number): HotelPoint | null {
	const [id, name] = [ids[at], names[at]];
	if (id === undefined || name === undefined) return null;
	const nightly = nightlyPrices[at] ?? null;
	return { id, name, isFree: at < free, price: nightly === null ? null : money(nightly * 100, currency) };
}

/** The symbol of a hotel: its price, a dot without a price, a ring without availability. */
export type PointKind = 'price' | 'dot' | 'ring';

export type PointFeature = {
	type: 'Feature';
	geometry: { type: 'Point'; coordinates: [number, number] };
	properties: { at: number; kind: PointKind; label: string };
};

/** A hotel for the map by its place in the list, by which a click finds it again. */
export function pointFeature({ free, longitudes, latitudes, nightlyPrices }: HotelPoints, at: number): PointFeature {
	const nightly = nightlyPrices[at] ?? null;
	return {
		type: 'Feature',
		geometry: { type: 'Point', coordinates: [longitudes[at] ?? 0, latitudes[at] ?? 0] },
		properties: {
			at,
			kind: at >= free ? 'ring' : nightly === null ? 'dot' : 'price',
			label: nightly === null ? '' : groupDigits(nightly * 100, 0),
		},
	};
}

/**
 * The first hotel, highlighted in both ways, for a map that is not ready yet: rendered once in advance, it does not delay later
 * highlights. None without hotels.
 */
export function samplePoints(points: HotelPoints): PointFeature[] {
	if (points.ids.length === 0) return [];
	const { properties, ...first } = pointFeature(points, 0);
	return (['price', 'dot'] as const).map((kind) => ({ ...first, properties: { ...properties, kind } }));
}

/**
 * The initial bounds of the map: the available hotels, or all of them where none is available.
 * @returns west, south, east, north in degrees; null without hotels
 */
export function pointsBounds({
	free,
	longitudes,
	latitudes,
}: Pick<HotelPoints, 'free' | 'longitudes' | 'latitudes'>): [number, number, number, number] | null {
	const shown = free > 0 ? free : longitudes.length;
	if (shown === 0) return null;
	const bounds: [number, number, number, number] = [180, 90, -180, -90];
	for (let at = 0; at < shown; at++) {
		const [longitude = 0, latitude = 0] = [longitudes[at], latitudes[at]];
		bounds[0] = Math.min(bounds[0], longitude);
		bounds[1] = Math.min(bounds[1], latitude);
		bounds[2] = Math.max(bounds[2], longitude);
		bounds[3] = Math.max(bounds[3], latitude);
	}
	return bounds;
}
