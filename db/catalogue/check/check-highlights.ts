import { type Checking, error, rowsToCheck } from './checking';

const LIMIT = 4;

/** A property has four highlights at most, each with one of its own pictures or none; gives the highlight the picture's hash. */
export function checkHighlights(checking: Checking): void {
	const pictures = new Map<string, Map<string, string | null>>();
	for (const { values } of rowsToCheck(checking, 'pictures')) {
		const own = pictures.get(values.property) ?? new Map<string, string | null>();
		pictures.set(values.property, own.set(values.file, values.hash));
	}
	const counts = new Map<string, number>();
	for (const row of rowsToCheck(checking, 'highlights')) {
		const { property, file } = row.values;
		const count = (counts.get(property) ?? 0) + 1;
		counts.set(property, count);
		if (count > LIMIT)
			error(checking, row, 'property', `"${property}" has more than ${LIMIT} highlights`, `at most ${LIMIT}`);
		if (file === null) continue;
		const hash = pictures.get(property)?.get(file);
		if (hash === undefined) {
			const isRefused = checking.source.tables.pictures.some(
				({ values }) => values.property === property && values.file === file,
			);
			if (!isRefused)
				error(checking, row, 'file', `"${file}" is no picture of "${property}"`, 'one of its rows in pictures.csv');
			else if (checking.skipInvalid)
				error(checking, row, 'file', `the picture "${file}" was refused`, 'a sound picture');
		} else row.values.hash = hash;
	}
}
