import type { Catalogue } from '../format/files';
import { cataloguePictures } from '../format/picture-rows';

/**
 * Two agencies may have handed in different pictures under one name. In one folder the later one gets part of its hash as a suffix,
 * in the rows of its property too; names are no part of what an import compares.
 */
export function separateNames(catalogue: Catalogue): void {
	for (const [folder, rows] of Object.entries(cataloguePictures(catalogue))) {
		const taken = new Map<string, string | null>();
		for (const row of rows) {
			if (row.file === null) continue;
			// Some file systems do not tell capitals apart.
			const name = row.file.toLowerCase();
			if (!taken.has(name)) taken.set(name, row.hash);
			if (taken.get(name) === row.hash) continue;
			const dot = row.file.lastIndexOf('.');
			const renamed = `${row.file.slice(0, dot)}-${row.hash?.slice(0, 8)}${row.file.slice(dot)}`;
			for (const highlight of catalogue.highlights) {
				const isShown = folder === 'pictures' && highlight.file === row.file;
				if (isShown && 'property' in row && highlight.property === row.property) {
					highlight.file = renamed;
				}
			}
			row.file = renamed;
			taken.set(renamed.toLowerCase(), row.hash);
		}
	}
}
