/** Files of a catalogue that are read and written at the desk: everything of a property (docs/catalogue.md). */
export const IMPORT_FILES = [
	...(['properties', 'texts', 'propertyFacilities', 'propertyTouristTaxes', 'services', 'equipment'] as const),
	...(['distances', 'propertyRooms', 'pictures', 'highlights', 'floorplans', 'stays', 'stayRules'] as const),
] as const;

export type ImportFile = (typeof IMPORT_FILES)[number];

/** A row of a file as it is sent for the dry run: cells by the columns of our format, as texts. */
export type StagedRow = {
	file: ImportFile;
	/** Name of the file that it was read from, and its line there. */
	source: string;
	line: number;
	/** An absent column leaves what is published. */
	cells: Readonly<Record<string, string>>;
};

/** Rows of one property; `key` is its key, or its name where the files know no key. */
export type StagedProperty = { key: string; isName: boolean; rows: readonly StagedRow[] };

/** What is kept of a file that was read. */
export type ImportedFile = {
	name: string;
	bytes: number;
	rows: number;
	columns: number;
	/** Their headings by our columns, where they differ. */
	headings: Readonly<Record<string, string>>;
};

/** What is wrong with a cell, where it was read. `column` is null for a whole row. */
export type ImportError = { file: string; line: number; column: string | null; wrong: string; right: string };

/** A row that would be another one; values as the files write them. */
export type ReportedChange = {
	file: ImportFile;
	what: 'added' | 'changed' | 'removed';
	/** Names the row within its property, as the comparison does; '' for the property itself. */
	name: string;
	fields: readonly { column: string; before: string; after: string }[];
	/** Where the new row was read; null for one that goes. */
	at: { source: string; line: number } | null;
};

export type PropertyReport = {
	changes: readonly ReportedChange[];
	/** Changes beyond those that are listed. */
	more: number;
	errors: readonly ImportError[];
	/** Without a valid registration number where the country asks for one: it would not be sold (REGISTRATION-2). */
	isUnregistered: boolean;
};

export const IMPORT_LIMITS = {
	/** Properties of one import. */
	properties: 10_000,
	/** Rows of one property. */
	rows: 5000,
	/** Characters of a cell. */
	cell: 100_000,
	/** Bytes of a file. */
	fileBytes: 25_000_000,
	/** Days in which an import can be taken back. */
	undoDays: 30,
} as const;

export const IMPORT_PATH = '/partner/desk/import';

export function importPath(id: string): string {
	return `${IMPORT_PATH}?id=${id}`;
}
