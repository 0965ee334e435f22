export type FacilityComparison = {
	/** What every property has. */
	common: string[];
	/** What each property has beyond that, in the order of the properties. */
	own: string[][];
};

/** What properties have in common and what only some of them have; of one property everything is its own. */
export function compareFacilities(properties: readonly (readonly string[])[]): FacilityComparison {
	const [first = [], ...others] = properties;
	const common = others.length === 0 ? [] : first.filter((name) => others.every((names) => names.includes(name)));
	return { common, own: properties.map((names) => names.filter((name) => !common.includes(name))) };
}
