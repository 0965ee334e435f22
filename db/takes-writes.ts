import type { Database } from './client';
import { DatabaseBusy } from './database-unavailable';

/** `stuck`: it lives, and no write comes to its end. `empty`: it has no tables yet. `foreign`: of a test brand, or of real bookings, whichever we are not. */
export type WriteState = 'up' | 'empty' | 'stuck' | 'away' | 'foreign';

/**
 * Whether the database takes a write, found out by one: a server whose writers have locked each other out still answers reads and says that
 * it is well. The row is one of the counts of visitors' writes, which belongs to no visitor.
 */
export async function takesWrites(db: Database, isTest: boolean): Promise<WriteState> {
	try {
		const { rowsAffected } = await db.$client.execute({
			sql: `insert into rate_window (visitor, starts_at, writes, allowed)
				select 'health', 0, 0, :now from installation where is_test = :isTest
				on conflict (visitor, starts_at) do update set allowed = excluded.allowed`,
			args: { now: Date.now(), isTest },
		});
		return rowsAffected > 0 ? 'up' : 'foreign';
	} catch (error) {
		if (error instanceof Error && /no such table/i.test(error.message)) return 'empty';
		const cause = error instanceof Error ? error.cause : null;
		const isLate = cause instanceof Error && cause.name === 'TimeoutError';
		const isLocked = cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY';
		return isLate || isLocked || error instanceof DatabaseBusy ? 'stuck' : 'away';
	}
}
