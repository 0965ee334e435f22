import type { PictureStore } from '../../app/domain/picture/picture-store.server';
import type { Database } from '../client';
import { deriveStatements, finishStatements, rateStatement } from '../derived/derive-statements';
import { dayOf } from '../derived/publish';
import { type CatalogueError, sortErrors } from './catalogue-error';
import { compareCatalogues, type FileChange, isChange } from './change/compare-catalogues';
import { readSetRules, readSetStays, retainSetRules, retainSetStays } from './change/retain-set-stays';
import { checkSource } from './check/check-source';
import type { Row } from './format/column';
import { type Catalogue, FILE_KEYS, FILES, type FileKey, fileRules } from './format/files';
import { cataloguePictures } from './format/picture-rows';
import { importNotes } from './import-notes';
import type { PictureFacts } from './pictures/inspect-picture';
import { type Progress, storePictures } from './pictures/store-pictures';
import { completeRows } from './source/complete-rows';
import { type FoundPicture, readPictures } from './source/read-pictures';
import { readSource } from './source/read-source';
import type { Source } from './source/source-row';
import { readCatalogue } from './stored/read-catalogue';
import { readKnownPictures } from './stored/read-known-pictures';
import { readPrograms } from './stored/read-programs';
import { orderFacilities } from './write/order-facilities';
import { beginImport, lastImport, stageAndPublish } from './write/stage';
import { writeChanges } from './write/write-changes';
import { stageStays } from './write/write-stays';

export type ImportOptions = {
	db: Database;
	store: PictureStore;
	folder: string;
	/** Path of a mapping file; its spreadsheets lie in the folder. */
	mapping?: string | undefined;
	isDryRun?: boolean;
	skipsInvalid?: boolean;
	/** Takes out properties of the folder's operators and, when it tells hotels, hotels that the folder does not name. */
	removesMissing?: boolean;
	/** Stands in the catalogue version. */
	note?: string;
	now?: number;
	onProgress?: Progress;
	/** Instead of making all renditions now. */
	storePictures?: typeof storePictures;
};

export type ImportResult = {
	/** Sorted. With `skipsFaulty` they are the reasons of the refused rows, otherwise nothing was written when there is one. */
	errors: CatalogueError[];
	/** Rows of each file that was there. */
	counts: { file: string; taken: number; refused: number }[];
	changes: FileChange[];
	removedProperties: string[];
	removedHotels: string[];
	isReordered: boolean;
	/** False: there were errors, and nothing was compared or written. */
	isSound: boolean;
	hasWritten: boolean;
	newPictures: number;
	/** Sentences about what was taken but may not be meant. */
	notes: string[];
};

/**
 * Brings the catalogue to what a folder says (docs/catalogue.md). Everything is checked first, then staged in short transactions
 * that others write between, then published by one: a catalogue is never half there. Pictures go into the store before it: a picture
 * without a row does no harm, the reverse would. Throws ImportConflict when another import was published meanwhile.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
	const { db, store, folder, now = Date.now(), onProgress = () => {} } = options;
	const source = await readSource(folder, { mapping: options.mapping ?? null, today: dayOf(now) });
	const basedOn = await lastImport(db);
	const existing = await readCatalogue(db, {
		properties: source.tables.properties.map(({ values }) => values.key),
		hotels: source.tables.hotels.map(({ values }) => values.key),
	});
	const found = await readPictures(folder, source, await readKnownPictures(db));
	checkSource(source, { ...existing, programs: await readPrograms(db) }, options.skipsInvalid === true);
	const errors = sortErrors(source.errors);
	const counts = FILE_KEYS.filter((file) => source.present.has(file) || source.tables[file].length > 0).map((file) =>
		countRows(source, file),
	);
	const nothing: ImportResult = { ...EMPTY, errors, counts };
	if (errors.length > 0 && (!options.skipsInvalid || source.isUnreadable)) return nothing;

	const catalogue = soundRows(source);
	keepRefused(catalogue, source, existing);
	completeRows(catalogue, source.present);
	const told = {
		catalogue,
		present: source.present,
		properties: new Set(catalogue.properties.map(({ key }) => key)),
		operators: new Set(catalogue.operators.map(({ key }) => key)),
		hotels: new Set(catalogue.hotels.map(({ key }) => key)),
		places: new Set(catalogue.places.map(({ key }) => key)),
		keys: {
			guides: guideSubjects(catalogue),
			mapSets: new Set(options.removesMissing ? existing.mapSets.map(({ key }) => key) : []),
		},
	};
	const compared = retainSetRules(compareCatalogues(existing, told), await readSetRules(db.$client));
	const changes = retainSetStays(compared, await readSetStays(db.$client));
	const removedProperties = options.removesMissing ? missingProperties(existing, source) : [];
	const removedHotels = options.removesMissing ? missingHotels(existing, source) : [];
	const facilities = existing.facilities.map(({ key }) => key);
	const order = orderFacilities(
		facilities,
		catalogue.facilities.map(({ key }) => key),
	);
	const isReordered = facilities.some((key, index) => key !== order[index]);
	const hasChanges = changes.some(isChange) || removedProperties.length + removedHotels.length > 0 || isReordered;
	const notes = importNotes(source, catalogue, { places: existing.places, today: dayOf(now) });
	const result: ImportResult = {
		...nothing,
		isSound: true,
		notes,
		changes,
		removedProperties,
		removedHotels,
		isReordered,
	};
	if (options.isDryRun) return result;

	const used = usedPictures(catalogue, found);
	const newPictures = await (options.storePictures ?? storePictures)(used, store, onProgress);
	if (!hasChanges) return { ...result, newPictures };
	const pictures: PictureFacts[] = used;
	const importNo = await beginImport(db, { now, note: options.note ?? 'import' });
	const places = new Map([...existing.properties, ...catalogue.properties].map(({ key, place }) => [key, place]));
	const stays = stageStays(
		changes.filter((change) => change.file === 'stays' && isChange(change)),
		importNo,
		(property) => places.get(property) ?? '',
	);
	const write = {
		changes,
		removedProperties,
		removedHotels,
		pictures,
		facilityOrder: order,
		stays: stays.publishing,
		now,
	};
	await stageAndPublish({
		db,
		importNo,
		basedOn,
		stays,
		statements: [
			rateStatement(),
			...writeChanges(write),
			...deriveStatements(dayOf(now)),
			...finishStatements(now, options.note ?? 'import'),
		],
		now,
		onProgress,
	});
	return { ...result, hasWritten: true, newPictures };
}

const EMPTY: ImportResult = {
	errors: [],
	counts: [],
	changes: [],
	removedProperties: [],
	removedHotels: [],
	isReordered: false,
	isSound: false,
	hasWritten: false,
	newPictures: 0,
	notes: [],
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

/** What was refused and may not go for it, such as a room of which nights are sold, stays as the catalogue has it. */
function keepRefused(catalogue: Catalogue, source: Source, existing: Catalogue): void {
	const hotels = new Set(catalogue.hotels.map(({ key }) => key));
	for (const file of FILE_KEYS) {
		const { identity, keepsRefused } = fileRules(file);
		if (!keepsRefused || identity === 'position') continue;
		const nameOf = (row: Row) => identity.map((column) => row[column]).join(' ');
		const rows: { values: Row; isSound: boolean }[] = source.tables[file];
		const refused = new Set(rows.filter(({ isSound }) => !isSound).map(({ values }) => nameOf(values)));
		const cached: Row[] = existing[file].filter(
			(row: Row) => refused.has(nameOf(row)) && hotels.has(String(row.hotel)),
		);
		const told = new Set(catalogue[file].map(nameOf));
		(catalogue[file] as Row[]).push(...cached.filter((row) => !told.has(nameOf(row))));
	}
}

/** Of whose guides a folder tells everything: a country has places of other folders too. */
function guideSubjects({ places, regions }: Catalogue): Set<string> {
	return new Set([...places, ...regions].map(({ key }) => key));
}

/** A hotel that was refused is named all the same. */
function missingHotels(existing: Catalogue, { tables, present }: Source): string[] {
	const named = new Set(tables.hotels.map(({ values }) => values.key));
	return present.has('hotels') ? existing.hotels.map(({ key }) => key).filter((key) => !named.has(key)) : [];
}

/** A property that was refused is named all the same. */
function missingProperties(existing: Catalogue, source: Source): string[] {
	const rows = source.tables.properties;
	const named = new Set(rows.map(({ values }) => values.key));
	const operators = new Set(rows.filter(({ isSound }) => isSound).map(({ values }) => values.operator));
	return existing.properties
		.filter(({ key, operator }) => !named.has(key) && operators.has(operator))
		.map(({ key }) => key);
}

function usedPictures(catalogue: Catalogue, found: ReadonlyMap<string, FoundPicture>): FoundPicture[] {
	const rows = Object.values(cataloguePictures(catalogue)).flat();
	const hashes = new Set(rows.map(({ hash }) => hash));
	return [...found.values()].filter(({ hash }) => hashes.has(hash));
}
