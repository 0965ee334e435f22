import { is } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable, SQLiteTable as TableClass } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '#db/schema/schema';
import { startTestDatabase } from '../database';

/** What the migrations make must be what the schema says: columns, keys, indexes. */
describe('schema and migrations', () => {
	let database: Awaited<ReturnType<typeof startTestDatabase>>;
	beforeAll(async () => {
		database = await startTestDatabase();
	});
	afterAll(() => database.stop());

	const tables: SQLiteTable[] = (Object.values(schema) as unknown[]).filter((each): each is SQLiteTable =>
		is(each, TableClass),
	);

	it.each(tables.map((table) => [getTableConfig(table).name, table] as const))('%s', async (name, table) => {
		const config = getTableConfig(table);
		const { rows } = await database.db.$client.execute({
			sql: 'select name, type, "notnull" as required, pk from pragma_table_info(?)',
			args: [name],
		});
		const keys = new Set(config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
		const real = rows.map((row) => ({
			name: String(row.name),
			type: String(row.type).toLowerCase(),
			required: row.required === 1,
			key: Number(row.pk) > 0,
		}));
		const said = config.columns.map((column) => ({
			name: column.name,
			type: column.getSQLType(),
			required: column.notNull,
			key: column.primary || keys.has(column.name),
		}));
		// A migration adds a column at the end, the schema says it where it belongs.
		const sorted = (columns: typeof said) => columns.toSorted((a, b) => a.name.localeCompare(b.name));
		expect(sorted(real)).toEqual(sorted(said));

		const found = await database.db.$client.execute({
			sql: "select name from pragma_index_list(?) where origin = 'c'",
			args: [name],
		});
		const indexes = [
			...config.indexes.map((index) => index.config.name),
			...config.columns.filter((column) => column.isUnique).map((column) => column.uniqueName ?? ''),
		];
		expect(found.rows.map((row) => row.name).sort()).toEqual(indexes.sort());
	});

	it('has no table that the schema does not know', async () => {
		const { rows } = await database.db.$client.execute("select name from sqlite_master where type = 'table'");
		const unknown = rows
			.map((row) => String(row.name))
			.filter(
				(name) => !/^(sqlite_|libsql_|__drizzle|suggestion_(words|trigrams)|(lead|proposal|enquiry)_words)/.test(name),
			)
			.filter((name) => !tables.some((table) => getTableConfig(table).name === name));
		expect(unknown).toEqual([]);
	});
});
