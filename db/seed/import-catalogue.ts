import type { Database } from '../client';
import { compareCatalogues, type FileChange, isChange } from './change/compare-catalogues';
import { checkSource } from './check/check-source';
import { deriveStatements, finishStatements } from './derive-statements';
import { type Fault, sortFaults } from './fault';
import type { Row } from './format/column';
import { type Catalogue, FILE_KEYS, FILES, type FileKey } from './format/files';
import type { PictureStore } from './picture-store';
import type { PictureFacts } from './pictures/inspect-picture';
import { type Progress, storePictures } from './pictures/store-pictures';
import { dayOf } from './publish';
import { completeRows } from './source/complete-rows';
import { type FoundPicture, readPictures } from './source/read-pictures';
import { readSource } from './source/read-source';
import type { Source } from './source/source-row';
import { readCatalogue } from './stored/read-catalogue';
import { readKnownPictures } from './stored/read-known-pictures';
import { orderFacilities } from './write/order-facilities';
import { writeChanges } from './write/write-changes';

export type ImportOptions = {
	db: Database;
	store: PictureStore;
	folder: string;
	/** Path of a mapping file; without it `mapping.json` in the folder counts. */
	mapping?: string | undefined;
	isDryRun?: boolean;
	skipsFaulty?: boolean;
	/** Takes out houses of the folder's operators that the folder does not name. */
	removesMissing?: boolean;
	/** Stands in the catalogue version. */
	note?: string;
	now?: number;
	onProgress?: Progress;
};

export type ImportResult = {
	/** Sorted. With `skipsFaulty` they are the reasons of the refused rows, otherwise nothing was written when there is one. */
	faults: Fault[];
	/** Rows of each file that was there. */
	counts: { file: string; taken: number; refused: number }[];
	changes: FileChange[];
	removedHouses: string[];
	isReordered: boolean;
	/** False: there were faults, and nothing was compared or written. */
	isSound: boolean;
	hasWritten: boolean;
	newPictures: number;
};

/**
 * Brings the catalogue to what a folder says (docs/catalogue.md). Everything is checked first; the write is one transaction, so a
 * catalogue is never half there. Pictures go into the store before it: a picture without a row does no harm, the reverse would.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
	const { db, store, folder, now = Date.now(), onProgress = () => {} } = options;
	const source = await readSource(folder, { mapping: options.mapping ?? null, today: dayOf(now) });
	const houses = source.tables.properties.map(({ values }) => values.key);
	const existing = await readCatalogue(db, houses);
	const found = await readPictures(folder, source, await readKnownPictures(db));
	checkSource(source, existing, options.skipsFaulty === true);
	const faults = sortFaults(source.faults);
	const counts = FILE_KEYS.filter((file) => source.present.has(file) || source.tables[file].length > 0).map((file) =>
		countRows(source, file),
	);
	const nothing: ImportResult = { ...EMPTY, faults, counts };
	const isUnreadable = !source.present.has('properties');
	if (faults.length > 0 && (!options.skipsFaulty || isUnreadable)) return nothing;

	const catalogue = soundRows(source);
	completeRows(catalogue, source.present);
	const told = {
		catalogue,
		present: source.present,
		houses: new Set(catalogue.properties.map(({ key }) => key)),
		operators: new Set(catalogue.operators.map(({ key }) => key)),
	};
	const changes = compareCatalogues(existing, told);
	const removedHouses = options.removesMissing ? missingHouses(existing, source) : [];
	const facilities = existing.facilities.map(({ key }) => key);
	const order = orderFacilities(
		facilities,
		catalogue.facilities.map(({ key }) => key),
	);
	const isReordered = facilities.some((key, index) => key !== order[index]);
	const hasChanges = changes.some(isChange) || removedHouses.length > 0 || isReordered;
	const result: ImportResult = { ...nothing, isSound: true, changes, removedHouses, isReordered };
	if (options.isDryRun) return result;

	const used = usedPictures(catalogue, found);
	const newPictures = await storePictures(used, store, onProgress);
	if (!hasChanges) return { ...result, newPictures };
	const pictures: PictureFacts[] = used;
	await db.$client.batch(
		[
			...writeChanges({ changes, removedHouses, pictures, facilityOrder: order, now }),
			...deriveStatements(dayOf(now)),
			...finishStatements(now, options.note ?? 'import'),
		],
		'write',
	);
	return { ...result, hasWritten: true, newPictures };
}

const EMPTY: ImportResult = {
	faults: [],
	counts: [],
	changes: [],
	removedHouses: [],
	isReordered: false,
	isSound: false,
	hasWritten: false,
	newPictures: 0,
};

function countRows(source: Source, file: FileKey): ImportResult['counts'][number] {
	const rows = source.tables[file];
	const taken = rows.filter(({ isSound }) => isSound).length;
	return { file: FILES[file].name, taken, refused: rows.length - taken };
}

function soundRows(source: Source): Catalogue {
	const entries = FILE_KEYS.map((file) => {
		const rows: { values: Row; isSound: boolean }[] = source.tables[file];
		return [file, rows.filter(({ isSound }) => isSound).map(({ values }) => values)];
	});
	// Sound rows have passed every check of their file's types.
	return Object.fromEntries(entries) as unknown as Catalogue;
}

/** A house that was refused is named all the same. */
function missingHouses(existing: Catalogue, source: Source): string[] {
	const rows = source.tables.properties;
	const named = new Set(rows.map(({ values }) => values.key));
	const operators = new Set(rows.filter(({ isSound }) => isSound).map(({ values }) => values.operator));
	return existing.properties
		.filter(({ key, operator }) => !named.has(key) && operators.has(operator))
		.map(({ key }) => key);
}

function usedPictures(catalogue: Catalogue, found: ReadonlyMap<string, FoundPicture>): FoundPicture[] {
	const hashes = new Set([...catalogue.pictures, ...catalogue.floorplans].map(({ hash }) => hash));
	return [...found.values()].filter(({ hash }) => hashes.has(hash));
}
