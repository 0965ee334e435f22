import type { Row } from '../format/column';

export type Statement = { sql: string; args: Record<string, string | number | null> };

/** A database takes no text above 4 MB as one argument. */
const CHUNK = 1_000_000;

/** One statement for each megabyte of rows; the statement reads them as `json_each(:rows)`. */
export function forRows(rows: readonly Row[], sql: string, args: Statement['args'] = {}): Statement[] {
	const statements: Statement[] = [];
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
