/** The houses of a search by the places where they stand, column by column. */
export type Points = {
	/** Degrees, rounded to about 1 km. */
	latitudes: number[];
	longitudes: number[];
	/** Codes of the houses at each place, best first. */
	codes: string[][];
	/** The name of a house that stands alone at its place; '' elsewhere. */
	names: string[];
	/** The lowest price at each place in whole units; null: on request. */
	prices: (number | null)[];
	/** What each price is in; one entry where all are in the same. */
	currencies: string[];
};

export const NO_POINTS: Points = { latitudes: [], longitudes: [], codes: [], names: [], prices: [], currencies: [] };

/** The currency of the price at a place. */
export function currencyAt({ currencies }: Points, at: number): string {
	return currencies[at] ?? currencies[0] ?? '';
}

/** How many houses the map has. */
export function houseCount({ codes }: Points): number {
	return codes.reduce((sum, { length }) => sum + length, 0);
}

/** The place of a house; -1 where the map has none. */
export function placeOf({ codes }: Points, code: string | null): number {
	return code === null ? -1 : codes.findIndex((each) => each.includes(code));
}
