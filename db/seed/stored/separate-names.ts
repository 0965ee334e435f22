import type { Catalogue } from '../format/files';

/**
 * Two agencies may have handed in different pictures under one name. In one folder the later one gets part of its hash as a suffix,
 * in the rows of its house too; names are no part of what an import compares.
 */
export function separateNames(catalogue: Catalogue): void {
	for (const file of ['pictures', 'floorplans'] as const) {
		const taken = new Map<string, string | null>();
		for (const row of catalogue[file]) {
			// Some file systems do not tell capitals apart.
			const name = row.file.toLowerCase();
			if (!taken.has(name)) taken.set(name, row.hash);
			if (taken.get(name) === row.hash) continue;
			const dot = row.file.lastIndexOf('.');
			const renamed = `${row.file.slice(0, dot)}-${row.hash?.slice(0, 8)}${row.file.slice(dot)}`;
			if (file === 'pictures') {
				for (const highlight of catalogue.highlights) {
					if (highlight.property === row.property && highlight.file === row.file) highlight.file = renamed;
				}
			}
			row.file = renamed;
			taken.set(renamed.toLowerCase(), row.hash);
		}
	}
}
