import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';

/** A database takes no text above 4 MB as one argument. */
const CHUNK = 1_000_000;

/** One statement for each megabyte of rows; the statement reads them as `json_each(:rows)`. */
export function forRows(rows: readonly Row[], sql: string, args: NamedStatement['args'] = {}): NamedStatement[] {
	const statements: NamedStatement[] = [];
	let texts: string[] = [];
	let size = 0;
	const flush = () => {
		if (texts.length > 0) statements.push({ sql, args: { ...args, rows: `[${texts.join(',')}]` } });
		texts = [];
		size = 0;
	};
	for (const row of rows) {
		const text = JSON.stringify(row);
		if (size + text.length > CHUNK) flush();
		texts.push(text);
		size += text.length;
	}
	flush();
	return statements;
}

/** What an `insert` does with a row that is there: it takes the new values in all columns but those that found it. */
export function orUpdate(found: readonly string[], columns: readonly string[]): string {
	const changed = columns.filter((column) => !found.includes(column));
	return `on conflict (${found}) do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}
