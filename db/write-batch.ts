import type { InStatement } from '@libsql/client/web';
import type { Database } from './client';

/** Anything that Drizzle has built and not yet run. */
export type BuiltStatement = { toSQL(): { sql: string; params: unknown[] } };

/** Writes all statements in one transaction and one round trip: all of them are written, or none. */
export async function writeBatch(db: Database, statements: readonly BuiltStatement[]): Promise<void> {
	await db.$client.batch(
		statements.map((statement): InStatement => {
			const { sql, params } = statement.toSQL();
			return { sql, args: params as Extract<InStatement, { args?: unknown }>['args'] };
		}),
		'write',
	);
}
