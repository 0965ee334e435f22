import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkSource } from '#db/catalogue/check/check-source';
import { readCell } from '#db/catalogue/format/cells';
import type { Row } from '#db/catalogue/format/column';
import type { Catalogue } from '#db/catalogue/format/files';
import { forbiddenCharacter } from '#db/catalogue/source/forbidden-characters';
import type { SourceRow } from '#db/catalogue/source/source-row';
import { readRows, readRowsWith } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { asSourceRow } from '../../desk/check-cells.server';
import { emptyTables, sourceOf } from '../../desk/read-cells.server';
import type { EntryContent } from './entry-content';
import type { EntryKind } from './entry-kinds';
import { ENTRY_PARTS, type EntryField } from './entry-parts';
import { rulesOf, sourceOfContent } from './entry-rows.server';

/**
 * What is wrong with a value. Of a cell alone: `empty`, `characters` (not seen, or turning the direction of writing), `long`, `number`, `key`, `choice`,
 * `email`, `day`, `hour`, `timeZone`, `country`, `path`. Beside others: `taken` (another entry has the key), `unknown` (names an entry that is not there), `twice`
 * (two rows for the same days), `both` (a value without its partner), `parent`, `parts` (a place with parts of its own), `grows`, `shrinks`, `tax`, `full`
 * (no bit is left).
 */
export type EntryFault =
	| 'empty'
	| 'characters'
	| 'long'
	| 'number'
	| 'key'
	| 'choice'
	| 'email'
	| 'day'
	| 'hour'
	| 'timeZone'
	| 'country'
	| 'path'
	| 'taken'
	| 'unknown'
	| 'twice'
	| 'both'
	| 'parent'
	| 'parts'
	| 'grows'
	| 'shrinks'
	| 'tax'
	| 'full';

/** `row` counts the rows of its part from 0. */
export type EntryError = { file: string; row: number; column: string; fault: EntryFault; min?: number; max?: number };

/** Rows that are checked with an entry though they are not its own stand from this line on. */
const OTHERS = 10_000;

/** What an import would refuse of it (ADMIN-2), and what it would break of others. */
export async function findCatalogueErrors(
	db: Database,
	kind: EntryKind,
	content: EntryContent,
): Promise<CatalogueError[]> {
	const errors: CatalogueError[] = [];
	const tables = sourceOfContent(kind, content, errors);
	if (kind === 'facilities') errors.push(...(await findOrderErrors(db, content)));
	if (kind === 'programmes') return errors;
	const known = { ...emptyTables(), ...(await knownFor(db, kind, content)) };
	const source = sourceOf(tables as unknown as Parameters<typeof sourceOf>[0], errors);
	if (kind === 'places') {
		const parts = await partsOf(db, content);
		(source.tables.places as unknown as SourceRow[]).push(...parts);
	}
	checkSource(source, { ...(known as unknown as Catalogue), programs: [] }, false);
	return errors;
}

/** A facility stands among the others, or behind them if it is new. */
async function findOrderErrors(db: Database, content: EntryContent): Promise<CatalogueError[]> {
	const [row] = content.facilities ?? [];
	const keys = (await readRows(db, 'facilities', null)).map(({ key }) => key);
	const last = keys.includes(row?.key ?? '') ? keys.length : keys.length + 1;
	const position = row?.position ?? '';
	if (/^\d{1,3}$/.test(position) && Number(position) >= 1 && Number(position) <= last) return [];
	const { name: file } = rulesOf('facilities');
	return [{ file, line: 2, column: 'position', wrong: 'no place in the order', right: `1 to ${last}` }];
}

/** Places that are a part of this one: what they may have above them depends on it. */
async function partsOf(db: Database, content: EntryContent): Promise<SourceRow[]> {
	const key = content.places?.[0]?.key ?? '';
	const rows = await readRowsWith(db, 'places', 'parent', [key]);
	return rows.map((row, at) => asSourceRow(rulesOf('places').name)(row, at + OTHERS));
}

/** What the entry names, as the catalogue has it. */
async function knownFor(db: Database, kind: EntryKind, content: EntryContent): Promise<Record<string, Row[]>> {
	const named = (of: EntryKind) =>
		ENTRY_PARTS[kind].flatMap(({ file, fields }) =>
			fields
				.filter((field) => field.names === of)
				.flatMap(({ name }) => (content[file] ?? []).flatMap((row) => (row[name] ?? '').split(';')))
				.map((key) => key.trim()),
		);
	const [places, suppliers, facilities] = await Promise.all([
		readRowsWith(db, 'places', 'key', named('places')),
		readRowsWith(db, 'conciergeSuppliers', 'key', named('suppliers')),
		kind === 'facilities' ? readRows(db, 'facilities', null) : [],
	]);
	return { places, conciergeSuppliers: suppliers, facilities };
}

/** The errors of an import as those of the fields that they belong to. */
export function errorsOfFields(
	kind: EntryKind,
	content: EntryContent,
	errors: readonly CatalogueError[],
): EntryError[] {
	const found = errors.flatMap((error): EntryError[] => {
		const part = ENTRY_PARTS[kind].find(({ file }) => rulesOf(file).name === error.file);
		if (!part) return [];
		const { file } = part;
		// A part of the place that it would break.
		if (error.line >= OTHERS)
			return [
				error.column === 'parent' && /lies in/.test(error.wrong)
					? { file, row: 0, column: 'country', fault: 'parts' }
					: { file, row: 0, column: 'parent', fault: 'parts' },
			];
		const row = Math.max(0, error.line - 2);
		const text = content[file]?.[row]?.[error.column ?? ''] ?? '';
		const field = part.fields.find(({ name }) => name === error.column) ?? part.fields[0];
		if (!field) return [];
		const fault = cellFault(file, field, text, error) ?? { fault: ruleFault(file, field, error) };
		return [{ file, row, column: field.name, ...fault }];
	});
	return found.filter(
		(error, at) =>
			found.findIndex(
				({ file, row, column }) => file === error.file && row === error.row && column === error.column,
			) === at,
	);
}

type CellFault = Pick<EntryError, 'fault' | 'min' | 'max'>;

/** What is wrong with the cell by itself. */
function cellFault(file: string, field: EntryField, text: string, { right }: CatalogueError): CellFault | null {
	if (field.isOrder) return { fault: 'number', min: 1, max: Number(/\d+$/.exec(right ?? '')?.[0] ?? field.max) };
	const column = rulesOf(file).columns[field.name];
	if (!column) return null;
	if (text === '') return column.isRequired ? { fault: 'empty' } : null;
	if (forbiddenCharacter(text)) return { fault: 'characters' };
	if (!('wrong' in readCell(column.cell, text))) return null;
	const { kind, min = 0, max } = field;
	if (kind === 'whole' || kind === 'decimal') return { fault: 'number', min, ...(max === undefined ? {} : { max }) };
	if (kind === 'choice' || kind === 'many') return { fault: 'choice' };
	if (kind === 'email' || kind === 'day') return { fault: kind };
	if (field.name === 'key' || field.names) return { fault: 'key' };
	if (field.name === 'time_zone') return { fault: 'timeZone' };
	if (field.name === 'country_code') return { fault: 'country' };
	if (field.name === 'logo') return { fault: 'path' };
	if (/^(arrival_from|departure_until)$/.test(field.name)) return { fault: 'hour' };
	return { fault: 'long', ...(max === undefined ? {} : { max }) };
}

/** What is wrong with it beside other cells and rows. */
function ruleFault(file: string, { name, names }: EntryField, { wrong }: CatalogueError): EntryFault {
	if (/ is not in /.test(wrong)) return 'unknown';
	if (name === 'parent') return 'parent';
	if (names) return 'unknown';
	if (file === 'facilities') return 'full';
	if (file === 'placeTouristTaxes') return 'tax';
	if (/is there twice/.test(wrong)) return 'twice';
	if (file === 'paymentTerms') return 'grows';
	if (file === 'cancellationTerms') return 'shrinks';
	return 'both';
}
