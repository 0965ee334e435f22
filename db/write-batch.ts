import type { InStatement, ResultSet } from '@libsql/client/web';
import type { Database } from './client';

/** Anything that Drizzle has built and not yet run. */
export type BuiltStatement = { toSQL(): { sql: string; params: unknown[] } };

/** A statement written by hand, with its named arguments. */
export type NamedStatement = { sql: string; args: Record<string, string | number | null> };

/** Writes all statements in one transaction and one round trip: all of them are written, or none. */
export async function writeBatch(
	db: Database,
	statements: readonly (BuiltStatement | NamedStatement)[],
): Promise<ResultSet[]> {
	return db.$client.batch(
		statements.map((statement): InStatement => {
			if ('sql' in statement) return statement;
			const { sql, params } = statement.toSQL();
			return { sql, args: params as Extract<InStatement, { args?: unknown }>['args'] };
		}),
		'write',
	);
}
