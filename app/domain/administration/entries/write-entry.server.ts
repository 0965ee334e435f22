import { compareCatalogues, isChange } from '#db/catalogue/change/compare-catalogues';
import type { Catalogue, FileKey } from '#db/catalogue/format/files';
import { writeConcierge } from '#db/catalogue/write/write-concierge';
import { writeParts } from '#db/catalogue/write/write-parts';
import {
	writeFacilities,
	writeOperators,
	writePlaces,
	writeRegions,
	writeSalesTerms,
	writeTerms,
} from '#db/catalogue/write/write-vocabulary';
import { writingsOf } from '#db/catalogue/write/writings-of';
import { deriveStatements, finishStatements, versionStatement } from '#db/derived/derive-statements';
import type { NamedStatement } from '#db/write-batch';
import { emptyTables } from '../../desk/read-cells.server';
import type { EntryContent } from './entry-content';
import type { EntryKind } from './entry-kinds';
import { ENTRY_PARTS } from './entry-parts';
import { type EntryRows, rowsOfContent } from './entry-rows.server';
import { writeProgrammes } from './programme-file.server';

type Writing = {
	kind: EntryKind;
	key: string;
	/** Its rows as the catalogue has them. */
	stored: EntryRows;
	/** What it is to be, checked. */
	content: EntryContent;
	/** All keys of facilities in their order. */
	facilities: readonly string[];
	today: string;
	now: number;
};

/** What brings an entry to its new content, as an import of its files would, and what follows from it. */
export function writeEntry({ kind, key, stored, content, facilities, today, now }: Writing): NamedStatement[] {
	const rows = rowsOfContent(kind, content);
	if (!rows) throw new Error(`The cells of ${key} are checked before they are written`);
	const follow = followEntry({ kind, today, now });
	if (kind === 'programmes') return [...writeProgrammes(rows.programmes ?? []), ...follow];
	const files = ENTRY_PARTS[kind].map(({ file }) => file as FileKey);
	const changes = compareCatalogues(catalogueOf(stored), {
		...{ catalogue: catalogueOf(rows), present: new Set(files) },
		...{ operators: new Set([key]), places: new Set([key]) },
		...{ properties: new Set(), hotels: new Set(), keys: {} },
	}).filter(isChange);
	const of = writingsOf(changes);
	return [
		...writePlaces(of('places').rows),
		...writeConcierge(of('conciergeSuppliers').rows, of('conciergeServices').rows),
		...writeRegions(of('regions').rows),
		...writeParts(of('placeTouristTaxes')),
		...writeOperators(of('operators').rows),
		...writeSalesTerms(of('salesTerms').rows),
		...(['cancellationTerms', 'paymentTerms'] as const).map(of).flatMap(writeTerms),
		...(kind === 'facilities' ? writeFacilities(of('facilities').rows, orderOf(rows, key, facilities)) : []),
		...follow,
	];
}

/** All keys of facilities with the one at its place. */
function orderOf(rows: EntryRows, key: string, facilities: readonly string[]): string[] {
	const others = facilities.filter((each) => each !== key);
	const position = Number(rows.facilities?.[0]?.position ?? facilities.length + 1);
	return others.toSpliced(position - 1, 0, key);
}

/** Suggestions and the search go by the names of places; everything else is read anew with the next version. */
export function followEntry({ kind, today, now }: Pick<Writing, 'kind' | 'today' | 'now'>): NamedStatement[] {
	const isFound = kind === 'places' || kind === 'regions';
	return isFound ? [...deriveStatements(today), ...finishStatements(now, kind)] : [versionStatement(now, kind)];
}

function catalogueOf(rows: EntryRows): Catalogue {
	// Each table was read by the rules of its file.
	return { ...emptyTables(), ...rows } as unknown as Catalogue;
}
