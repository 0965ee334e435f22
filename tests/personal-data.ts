import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/schema';

/** `docs/security/personal-data.md` (PRIVACY-20). */
export const PERSONAL_DATA = readFileSync(new URL('../docs/security/personal-data.md', import.meta.url), 'utf8');

/** What stands in backticks. */
export const namesOf = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

type PersonalTable = {
	file: string;
	table: string;
	secret: string[];
	personal: string[];
	none: string[];
	whose: string[];
	kept: string;
	exported: string;
	erased: string;
};

const [withPersons = '', without = ''] = PERSONAL_DATA.split('\n## Tables without personal data\n');
const cellsOf = (line: string) =>
	line
		.split('|')
		.slice(1, -1)
		.map((cell) => cell.trim());

/** The tables with personal data, one for each line of the page. */
export const personalTables: PersonalTable[] = withPersons.split('\n### ').flatMap((part) => {
	const file = namesOf(part.split('\n', 1)[0] ?? '')[0] ?? '';
	return part
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.map((line) => {
			const [table = '', secret = '', personal = '', none = '', whose = '', kept = '', exported = '', erased = ''] =
				cellsOf(line);
			return {
				...{ file, table: namesOf(table)[0] ?? '', secret: namesOf(secret), personal: namesOf(personal) },
				...{ none: namesOf(none), whose: whose.split(', '), kept, exported, erased },
			};
		});
});

/** The tables that the page declares to hold none. */
export const tablesWithout = (without.split('\n## ', 1)[0] ?? '')
	.split('\n')
	.filter((line) => line.startsWith('| `'))
	.map((line) => {
		const [table = '', columns = ''] = cellsOf(line);
		return { table: namesOf(table)[0] ?? '', columns: namesOf(columns) };
	});

/** Every table of the schema with its columns, by their names in the database. */
export const schemaTables = new Map(
	Object.values(schema).flatMap((each) => {
		if (!is(each, SQLiteTable)) return [];
		const { name, columns } = getTableConfig(each);
		return [[name, { columns: columns.map((column) => column.name) }] as const];
	}),
);
