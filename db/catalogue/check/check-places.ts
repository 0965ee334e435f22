import { type Checking, error, rowsToCheck } from './checking';

/** A place lies in the country of its parent, which has no parent itself, and has both coordinates or none. */
export function checkPlaces(checking: Checking): void {
	const rows = rowsToCheck(checking, 'places');
	const parents = new Map(
		[...checking.known.places, ...rows.map(({ values }) => values)].map((place) => [place.key, place]),
	);
	for (const row of rows) {
		const { key, country, parent, latitude, longitude } = row.values;
		const above = parent === null ? undefined : parents.get(parent);
		if (parent === key) error(checking, row, 'parent', 'the place is its own parent', 'another place or nothing');
		else if (above?.parent)
			error(checking, row, 'parent', `"${above.key}" has a parent itself`, `"${above.parent}", two levels at most`);
		else if (above && above.country !== country) {
			error(checking, row, 'parent', `"${above.key}" lies in ${above.country}`, `a place in ${country}`);
		}
		if ((latitude === null) !== (longitude === null)) {
			error(checking, row, latitude === null ? 'latitude' : 'longitude', 'is empty', 'both coordinates or none');
		}
	}
}
