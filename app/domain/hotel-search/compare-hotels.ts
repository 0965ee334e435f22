import type { HotelAvailability } from './hotel-figures';
import type { HotelSort } from './hotel-refinement';

type Listed = {
	card: {
		no: number;
		isReseller: boolean;
		supportsInstantBooking: boolean;
		rank: number;
		rating: number | null;
		point: { name: string; longitude: number; latitude: number };
	};
	availability: Pick<HotelAvailability, 'status' | 'price' | 'stay'> | null;
};

const STANDING = { available: 0, onRequest: 1, none: 2 } as const;

/**
 * The order of hotels in a list: those that have something, those on request, then the others. Among these by what the agent sorts by, else and
 * where that is the same (SELECTION-3): hotels' own rates before those of resellers, instant booking before none, then the catalogue's rank
 * and the price in the agency's currency. `kilometres` is how far a hotel stands from the place of the search; null: there is no such place.
 */
export function compareHotels(
	sort: HotelSort = 'best',
	kilometres: ((hotel: Listed['card']['point']) => number) | null = null,
): (a: Listed, b: Listed) => number {
	const first = FIRST[sort];
	return (a, b) => standingOf(a) - standingOf(b) || first(a, b, kilometres) || compareBest(a, b);
}

type Compare = (a: Listed, b: Listed, kilometres: ((hotel: Listed['card']['point']) => number) | null) => number;

const FIRST: Record<HotelSort, Compare> = {
	best: () => 0,
	price: (a, b) => priceOf(a) - priceOf(b),
	commission: (a, b) => commissionOf(b) - commissionOf(a),
	rating: (a, b) => (b.card.rating ?? 0) - (a.card.rating ?? 0),
	distance: (a, b, kilometres) => (kilometres ? kilometres(a.card.point) - kilometres(b.card.point) : 0),
	name: (a, b) => compareNames(a.card.point.name, b.card.point.name),
};

const { compare: compareNames } = new Intl.Collator('en');

function compareBest(a: Listed, b: Listed): number {
	return (
		Number(a.card.isReseller) - Number(b.card.isReseller) ||
		Number(b.card.supportsInstantBooking) - Number(a.card.supportsInstantBooking) ||
		a.card.rank - b.card.rank ||
		priceOf(a) - priceOf(b) ||
		a.card.no - b.card.no
	);
}

function standingOf({ availability }: Listed): number {
	return availability === null ? 0 : STANDING[availability.status];
}

function priceOf({ availability }: Listed): number {
	return availability?.stay?.total.minor ?? Number.MAX_SAFE_INTEGER;
}

function commissionOf({ availability }: Listed): number {
	return availability?.stay?.commissionMinor ?? -1;
}
