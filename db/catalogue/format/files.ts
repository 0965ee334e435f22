import type { RowOf } from './column';
import { CONCIERGE_FILES } from './concierge-files';
import type { FileRules, Owner } from './define-file';
import { HOTEL_FILES } from './hotel-files';
import { PLACE_FILES } from './place-files';
import { PROPERTY_FILES } from './property-files';

export type { FileRules } from './define-file';

/** Every file of a catalogue (docs/catalogue.md), in the order in which rows refer to each other. */
export const FILES = { ...PROPERTY_FILES, ...PLACE_FILES, ...CONCIERGE_FILES, ...HOTEL_FILES };

export type FileKey = keyof typeof FILES;

export const FILE_KEYS = Object.keys(FILES) as FileKey[];

export type CatalogueRow<K extends FileKey> = RowOf<(typeof FILES)[K]['columns']>;

/** A whole catalogue as rows of its files, read from a folder or from the database alike. */
export type Catalogue = { [K in FileKey]: CatalogueRow<K>[] };

export function fileRules(file: FileKey): FileRules {
	return FILES[file] as FileRules;
}

/** The file in which those stand whom rows belong to. */
export const OWNER_FILES = {
	property: 'properties',
	operator: 'operators',
	hotel: 'hotels',
	place: 'places',
} as const satisfies Record<Owner, FileKey>;

/** A folder must have one of these: the lists of what it is about. */
export const LIST_FILES = ['properties', 'hotels'] as const satisfies FileKey[];

/** Files that are folders: a row of theirs is a file of its own. */
export const TEXT_FILES = ['texts', 'guides', 'mapSets', 'hotelTexts'] as const satisfies FileKey[];

export type TextFile = (typeof TEXT_FILES)[number];

export function isTextFile(file: FileKey): file is TextFile {
	return (TEXT_FILES as readonly FileKey[]).includes(file);
}
