import { fileRules } from '#db/catalogue/format/files';
import type { ImportTargets } from './guess-mapping';
import { IMPORT_FILES } from './import-files';

/** The files that an import knows, with the columns that they have. */
export function importTargets(): ImportTargets {
	// Every file of an import is there.
	return Object.fromEntries(
		IMPORT_FILES.map((file) => {
			const { name, columns } = fileRules(file);
			const own = Object.entries(columns).filter(([, { isDerived }]) => !isDerived);
			return [file, { name, columns: own.map(([column, { isRequired }]) => ({ name: column, isRequired })) }];
		}),
	) as unknown as ImportTargets;
}
