import type { InArgs } from '@libsql/client/web';
import type { Database } from '../../client';
import type { Row, Value } from '../format/column';
import { type Catalogue, FILE_KEYS, type FileKey, fileRules } from '../format/files';
import { StringPool } from '../string-pool';
import { SELECTS } from './selects';

/** Rows of one answer; a database server may cap the size of an answer. */
const PAGE = 5000;
/** The same for files whose rows may have a megabyte each. */
const LARGE_PAGE = 4;

/** Keys of properties and hotels. */
export type Scope = { properties: readonly string[]; hotels: readonly string[] };

/**
 * Reads the catalogue as rows of its files: places, operators, facilities, properties and hotels whole, what belongs to a property or hotel
 * only for those of `scope` (null: all of them). Positions are the order of the rows.
 */
export async function readCatalogue(db: Database, scope: Scope | null): Promise<Catalogue> {
	const only = { property: scope?.properties ?? null, hotel: scope?.hotels ?? null };
	const tables = {} as Record<FileKey, Row[]>;
	for (const file of FILE_KEYS) {
		const { owner } = fileRules(file);
		tables[file] = await readRows(db, file, owner === 'property' || owner === 'hotel' ? only[owner] : null);
	}
	// Each select names the columns of its file; tests hold it to that.
	return tables as unknown as Catalogue;
}

/** The rows of one file as the database has them; of properties and what belongs to a property or hotel only that of `owners` (null: of all). */
export async function readRows(db: Database, file: FileKey, owners: readonly string[] | null): Promise<Row[]> {
	const rows: Row[] = [];
	const pool = new StringPool();
	const { owner } = fileRules(file);
	const isScoped = file === 'properties' || owner === 'property' || owner === 'hotel';
	const args: InArgs = isScoped ? { only: owners && JSON.stringify(owners) } : {};
	// Where all rows may be meant, the database reads all of them for some too.
	const select = owners === null ? SELECTS[file] : SELECTS[file].replaceAll(':only is null or ', '');
	const size = file === 'mapSets' ? LARGE_PAGE : PAGE;
	for (let offset = 0; ; offset += size) {
		const page = await db.$client.execute({ sql: `${select} limit ${size} offset ${offset}`, args });
		for (const row of page.rows) rows.push(typed(file, row, pool));
		if (page.rows.length < size) return rows;
	}
}

/** Rows of one file whose column has one of these texts, in the order of the file; never of properties and hotels. */
export async function readRowsWith(
	db: Database,
	file: FileKey,
	column: string,
	texts: readonly string[],
): Promise<Row[]> {
	const pool = new StringPool();
	const { rows } = await db.$client.execute({
		sql: `select * from (${SELECTS[file]}) where ${column} in (select value from json_each(:texts))`,
		args: { texts: JSON.stringify(texts) },
	});
	return rows.map((row) => typed(file, row, pool));
}

function typed(file: FileKey, stored: Record<string, unknown>, pool: StringPool): Row {
	const row: Row = {};
	for (const [name, { cell }] of Object.entries(fileRules(file).columns)) {
		const value = stored[name] as Value | undefined;
		if (value === undefined || value === null) row[name] = null;
		else if (cell.stored) row[name] = cell.stored.decode(value);
		// The database's reading of a decimal may be off in the last bit.
		else row[name] = typeof value === 'number' ? Number(value.toPrecision(12)) : pool.same(value);
	}
	return row;
}
