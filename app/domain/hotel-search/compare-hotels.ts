import type { HotelAvailability } from './hotel-figures';

type Listed = {
	card: { no: number; isReseller: boolean; supportsInstantBooking: boolean; rank: number };
	availability: Pick<HotelAvailability, 'status' | 'price'> | null;
};

const STANDING = { available: 0, onRequest: 1, none: 2 } as const;

/**
 * The order of hotels in a list (SELECTION-3): those that have something, those on request, then the others; hotels' own rates before those of
 * resellers, instant booking before none, then the catalogue's rank and the price in the agency's currency.
 */
export function compareHotels(a: Listed, b: Listed): number {
	return (
		standingOf(a) - standingOf(b) ||
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
	return availability?.price?.billable.minor ?? Number.MAX_SAFE_INTEGER;
}
