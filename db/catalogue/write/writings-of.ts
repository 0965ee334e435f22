import type { FileChange } from '../change/compare-catalogues';
import type { FileKey } from '../format/files';
import { toStore } from './to-store';
import type { Writing } from './write-vocabulary';

/** The rows of a file that changes write, as the database keeps them, with those whose rows they are. */
export function writingsOf(changes: readonly FileChange[]): (file: FileKey) => Writing {
	return (file) => {
		const own = changes.filter((change) => change.file === file);
		return {
			file,
			rows: toStore(
				file,
				own.flatMap(({ rows }) => rows),
			),
			owners: own.map(({ owner }) => owner),
		};
	};
}
