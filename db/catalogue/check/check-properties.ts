import { pathSegment } from '~/domain/place/path-segment';
import { FACILITY_LIMIT } from '../../schema/enums';
import { FILES } from '../format/files';
import { type Checking, error, rowsToCheck } from './checking';

/** True when a path differs from the one before in hyphens between digits alone: `chalet-4-5` was once `chalet-45`. */
function withoutPoints(slug: string, before: string): boolean {
	return slug !== before && slug.replace(/(?<=\d)-(?=\d)/g, '') === before.replace(/(?<=\d)-(?=\d)/g, '');
}

/** Gives each property its path segment and finds properties that would share a path; counts the facilities (one bit each). */
export function checkProperties(checking: Checking): void {
	const rows = rowsToCheck(checking, 'properties');
	const named = new Set(rows.map(({ values }) => values.key));
	const taken = new Map<string, string>();
	const stored = new Map(checking.known.properties.map((property) => [property.key, property]));
	const pathOf = (property: { place: string; property_type: string; slug: string | null }) =>
		`${property.place}/${property.property_type}/${property.slug}`;
	for (const property of checking.known.properties) {
		if (!named.has(property.key)) taken.set(pathOf(property), `"${property.key}", which the catalogue has already`);
	}
	for (const row of rows) {
		const { values } = row;
		const isGiven = values.slug !== null;
		const before = stored.get(values.key);
		// Paths that were once made without the points within numbers stay: they are known to others.
		const isOurs = !isGiven || row.file !== FILES.properties.name;
		values.slug ??= pathSegment(values.name);
		if (isOurs && before?.slug && before.name === values.name && withoutPoints(values.slug, before.slug)) {
			values.slug = before.slug;
		}
		const column = isGiven ? 'slug' : 'name';
		if (values.slug === '') {
			error(checking, row, 'name', 'no path can be made from it', 'a name with letters a to z, or a slug');
			continue;
		}
		const other = taken.get(pathOf(values));
		if (other) {
			const wrong = `${values.property_type} "${values.slug}" in ${values.place} has the path of ${other}`;
			error(checking, row, column, wrong, 'another name, or a slug of its own');
		} else taken.set(pathOf(values), `"${values.key}" in line ${row.line}`);
		if (values.alternative_of === values.key) {
			error(checking, row, 'alternative_of', 'the house is its own alternative', 'another house or nothing');
		}
		if ((values.latitude === null) !== (values.longitude === null)) {
			error(checking, row, values.latitude === null ? 'latitude' : 'longitude', 'is empty', 'both coordinates or none');
		}
	}
	const facilities = new Set(checking.known.facilities.map(({ key }) => key));
	for (const row of rowsToCheck(checking, 'facilities')) {
		if (!facilities.has(row.values.key) && facilities.size >= FACILITY_LIMIT) {
			error(
				checking,
				row,
				'key',
				'there are too many facilities',
				`at most ${FACILITY_LIMIT}, those of the catalogue included`,
			);
		} else facilities.add(row.values.key);
	}
}
