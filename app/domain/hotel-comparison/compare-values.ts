/** How a row of a comparison reads: whether what stands in it differs, and where the best of it stands. */
export type ComparedValues = { differs: boolean; best: readonly boolean[] };

/** What is best in a row of figures; null: nothing is. */
export type Best = 'least' | 'most' | null;

/**
 * Compares one fact of several hotels; null where a hotel does not say it. The best is marked where it is better than another one that is
 * said, in every hotel that has it; figures of different units (`unit`) are not compared.
 */
export function compareValues(
	values: readonly (string | number | null)[],
	best: Best = null,
	units: readonly (string | null)[] = [],
): ComparedValues {
	const differs = new Set(values.map((value) => value ?? '')).size > 1;
	const figures = values.filter((value) => typeof value === 'number');
	const isOneUnit = new Set(units.filter((unit) => unit !== null)).size <= 1;
	if (best === null || !isOneUnit || new Set(figures).size < 2) return { differs, best: values.map(() => false) };
	const winner = best === 'least' ? Math.min(...figures) : Math.max(...figures);
	return { differs, best: values.map((value) => value === winner) };
}
