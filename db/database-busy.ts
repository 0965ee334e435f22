/**
 * More is asked of the database than it can answer, so this was refused before anything was sent: nothing was read or written, and
 * asking again is safe. It is thrown within a millisecond when the queue is full, else after a short wait (see `database-turns.ts`).
 *
 * Contract for callers: use `databaseBusyIn(error)`, which also finds it below Drizzle's and our own errors and across bundles.
 * `isDatabaseAway` is true for it too, so a form keeps what was typed and a page answers 503; `retryAfterSeconds` belongs in
 * `Retry-After`, and `reachDatabase` hands it on as that of its `DomainError`.
 */
export class DatabaseBusy extends Error {
	readonly code = 'DATABASE_BUSY';
	readonly retryAfterSeconds: number;
	constructor(
		/** What was refused. Reads and writes have queues of their own. */
		readonly kind: 'read' | 'write',
	) {
		super(`The database has no turn for another ${kind}`);
		this.name = 'DatabaseBusy';
		this.retryAfterSeconds = kind === 'read' ? 2 : 5;
	}
}

/** The refusal behind an error, or null. */
export function databaseBusyIn(error: unknown): DatabaseBusy | null {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && cause.code === 'DATABASE_BUSY') return cause as DatabaseBusy;
	}
	return null;
}
