export type FacilityComparison = {
	/** What every house has. */
	common: string[];
	/** What each house has beyond that, in the order of the houses. */
	own: string[][];
};

/** What houses have in common and what only some of them have; of one house everything is its own. */
export function compareFacilities(houses: readonly (readonly string[])[]): FacilityComparison {
	const [first = [], ...others] = houses;
	const common = others.length === 0 ? [] : first.filter((name) => others.every((names) => names.includes(name)));
	return { common, own: houses.map((names) => names.filter((name) => !common.includes(name))) };
}
