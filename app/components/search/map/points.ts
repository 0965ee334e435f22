/** The pins of a map, column by column; a pin stands for every house at its place. */
export type Points = {
	/** Degrees, rounded to about 1 km. */
	latitudes: number[];
	longitudes: number[];
	/** `64 200`, for several houses `3 · from 28 200`; '' where every price is on request. */
	labels: string[];
	/** Codes of the houses at each place, best first. */
	codes: string[][];
};

export const NO_POINTS: Points = { latitudes: [], longitudes: [], labels: [], codes: [] };
