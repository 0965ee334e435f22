import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { BuiltStatement } from './write-batch';

type Values<Table extends SQLiteTable> = { [Key in keyof Table['$inferInsert']]: Table['$inferInsert'][Key] | SQL };

const dialect = new SQLiteSyncDialect();

/**
 * An insert that happens only while a condition holds, for a batch whose later statements depend on what the earlier ones found.
 * Columns that are not given take the table's own defaults.
 */
export function insertWhen<Table extends SQLiteTable>(
	table: Table,
	values: Values<Table>,
	condition: SQL,
	/** One row for each of these, whose columns the values may name. */
	from?: SQL,
): BuiltStatement {
	const given = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
		const named: unknown = (values as Record<string, unknown>)[key];
		const value: unknown = named === undefined ? column.defaultFn?.() : named;
		return value === undefined
			? []
			: [{ name: sql.identifier(column.name), value: is(value, SQL) ? value : sql.param(value, column) }];
	});
	const names = sql.join(
		given.map(({ name }) => name),
		sql`, `,
	);
	const parameters = sql.join(
		given.map(({ value }) => value),
		sql`, `,
	);
	const statement = sql`insert into ${table} (${names}) select ${parameters} ${from ? sql`from ${from}` : sql``} where ${condition}`;
	return { toSQL: () => dialect.sqlToQuery(statement) };
}
