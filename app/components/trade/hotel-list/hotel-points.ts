import { groupDigits } from '~/domain/money/group-digits';
import type { Currency, Money } from '~/domain/money/money';
import type { HotelQuery } from './list-view';

/** A hotel on the map. */
export type HotelPoint = {
	id: string;
	name: string;
	city: string;
	category: HotelCategory;
	keys: number;
	image: { url: string; colour: string; isMirrored: boolean; position: string | null } | null;
	/** Degrees. */
	longitude: number;
	latitude: number;
	/** False: it has nothing in the period. */
	isFree: boolean;
	/** A night on average; null: on application, or no period was asked for. */
	price: Money | null;
	commissionPercent: number | null;
};

type HotelCategory = '4star' | '5star' | 'palace';

/** What the map reads of a hotel as `/api/available-hotels` tells it. */
export type ToldHotel = {
	_id: string;
	name: string;
	category: HotelCategory;
	keys: number;
	location: { city: string; coordinates: { longitude: number; latitude: number } };
	images: { url: string; dominantColour: string; isMirrored: boolean; objectPosition: string | null }[];
	availability: {
		status: 'available' | 'onRequest' | 'none';
		priceInfo: { billableCurrency: { currency: Currency; minimumNightlyPrice: number } } | null;
		commissionLevelForPartner: number | null;
	} | null;
};

/** Query of `/api/available-hotels` for what the form asks for: lists and numbers there are JSON. */
export function pointsQuery(query: HotelQuery): string {
	const asked = new URLSearchParams();
	for (const name of ['destination', 'checkInDate', 'checkOutDate', 'maxKeys'] as const)
		if (query[name] !== '') asked.set(name, query[name]);
	for (const name of ['hotelCategories', 'roomCategories', 'programIds', 'facilities', 'roomFacilities'] as const)
		if (query[name].length > 0) asked.set(name, JSON.stringify(query[name]));
	return asked.toString();
}

export function pointsOf(told: readonly ToldHotel[]): HotelPoint[] {
	return told.map(({ _id, name, category, keys, location, images: [image], availability }) => {
		const nightly = availability?.priceInfo?.billableCurrency;
		return {
			id: _id,
			name,
			city: location.city,
			category,
			keys,
			image: image
				? {
						url: image.url,
						colour: image.dominantColour,
						isMirrored: image.isMirrored,
						position: image.objectPosition,
					}
				: null,
			...location.coordinates,
			isFree: availability?.status !== 'none',
			price: nightly ? { minor: Math.round(nightly.minimumNightlyPrice * 100), currency: nightly.currency } : null,
			commissionPercent: availability?.commissionLevelForPartner ?? null,
		};
	});
}

/** How a hotel is drawn: with its price, as a dot where there is none to tell, as a ring where it has nothing. */
export type PointKind = 'price' | 'dot' | 'ring';

export type PointFeature = {
	type: 'Feature';
	geometry: { type: 'Point'; coordinates: [number, number] };
	properties: { at: number; kind: PointKind; label: string };
};

/** A hotel for the map; `at` is its place in the list of points, by which a click finds it again. */
export function pointFeature({ longitude, latitude, isFree, price }: HotelPoint, at: number): PointFeature {
	return {
		type: 'Feature',
		geometry: { type: 'Point', coordinates: [longitude, latitude] },
		properties: {
			at,
			kind: !isFree ? 'ring' : price ? 'price' : 'dot',
			label: price && isFree ? groupDigits(price.minor, 0) : '',
		},
	};
}

/**
 * What the map shows first: the hotels that have something, or all of them where none has.
 * @returns west, south, east, north in degrees; null without hotels
 */
export function pointsBounds(points: readonly HotelPoint[]): [number, number, number, number] | null {
	const free = points.filter(({ isFree }) => isFree);
	const shown = free.length > 0 ? free : points;
	if (shown.length === 0) return null;
	const bounds: [number, number, number, number] = [180, 90, -180, -90];
	for (const { longitude, latitude } of shown) {
		bounds[0] = Math.min(bounds[0], longitude);
		bounds[1] = Math.min(bounds[1], latitude);
		bounds[2] = Math.max(bounds[2], longitude);
		bounds[3] = Math.max(bounds[3], latitude);
	}
	return bounds;
}
