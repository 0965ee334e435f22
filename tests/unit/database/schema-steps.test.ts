import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { contractionsOf, contractNoteOf } from '#db/migration-statements';

/** The migrations before these were made when no version had to go on beside them. */
const FIRST = 103;

type Column = { name: string; notnull: number; dflt_value: unknown; pk: number; hidden: number };
type Shape = Map<string, Column[]>;

function shapeOf(database: DatabaseSync): Shape {
	const tables = database
		.prepare(
			"select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite!_%' escape '!'",
		)
		.all();
	return new Map(
		tables.map(({ name }) => [
			String(name),
			database.prepare('select * from pragma_table_xinfo(?)').all(String(name)) as unknown as Column[],
		]),
	);
}

/** What the version before can no longer do: its selects, inserts, updates and deletes, each with all columns that it knows. */
function brokenStatements(before: Shape, database: DatabaseSync): string[] {
	const now = shapeOf(database);
	return [...before].flatMap(([table, columns]) => {
		// Not in double quotes: a name that is gone would be read as text.
		const own = columns.filter(({ hidden }) => hidden === 0).map(({ name }) => `[${name}]`);
		const all = columns.map(({ name }) => `[${name}]`);
		const statements = [
			`select ${all.join(', ')} from "${table}"`,
			`insert into "${table}" (${own.join(', ')}) values (${own.map(() => '?').join(', ')})`,
			`update "${table}" set ${own.map((name) => `${name} = ?`).join(', ')}`,
			`delete from "${table}"`,
		];
		const broken = statements.filter((sql) => {
			try {
				database.prepare(sql);
				return false;
			} catch {
				return true;
			}
		});
		const needed = (now.get(table) ?? [])
			.filter(({ name }) => !columns.some((column) => column.name === name))
			.filter(({ notnull, dflt_value, hidden }) => notnull === 1 && dflt_value === null && hidden === 0)
			.map(({ name }) => `insert into "${table}" without ${name}`);
		return [...broken, ...needed];
	});
}

/** What `brokenStatements` says of a schema after a change. */
function afterChange(...changes: string[]): string[] {
	const database = new DatabaseSync(':memory:');
	database.exec('create table lead (no integer primary key, day text not null)');
	const before = shapeOf(database);
	for (const change of changes) database.exec(change);
	return brokenStatements(before, database);
}

test('a column that is gone, renamed or needed is seen; one that may be left out is not', () => {
	expect(afterChange('alter table lead add note text', "alter table lead add kind text default 'x' not null")).toEqual(
		[],
	);
	expect(afterChange('alter table lead rename column day to date')).toHaveLength(4);
	expect(afterChange('alter table lead drop column day')).toHaveLength(3);
	expect(afterChange('drop table lead')).toHaveLength(4);
	expect(
		afterChange('drop table lead', 'create table lead (no integer primary key, day text not null, kind text not null)'),
	).toEqual(['insert into "lead" without kind']);
});

test('after each migration the version before it still reads and writes every table, unless the migration says otherwise', () => {
	const { entries } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
		entries: { tag: string }[];
	};
	const database = new DatabaseSync(':memory:');
	let checked = 0;
	for (const { tag } of entries) {
		const sql = readFileSync(`migrations/${tag}.sql`, 'utf8');
		const before = shapeOf(database);
		for (const statement of sql.split('--> statement-breakpoint')) {
			// libSQL alone knows it; it changes checks and defaults of early tables.
			if (statement.trim() && !/ALTER COLUMN/i.test(statement)) database.exec(statement);
		}
		if (Number(tag.slice(0, 4)) < FIRST) continue;
		if (contractNoteOf(sql)) continue;
		expect([tag, brokenStatements(before, database)]).toEqual([tag, []]);
		expect([tag, contractionsOf(sql)]).toEqual([tag, []]);
		checked += 1;
	}
	expect(checked).toBeGreaterThanOrEqual(10);
	database.close();
});
