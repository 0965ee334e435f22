/** `DomainError` of `app/platform/errors.ts` knows its own by this mark, in every bundle of an isolate; this file may not import it. */
const DOMAIN_ERROR = Symbol.for('firnlicht.domain-error');

/**
 * The database did not answer, answered too late or refused for want of room: a `DomainError` of the code `unavailable`, whose `cause` is
 * what happened. What `openDatabase` returns throws nothing else when the database is away.
 */
export class DatabaseUnavailable extends Error {
	readonly [DOMAIN_ERROR] = true;
	readonly code = 'unavailable';
	override readonly name: string = 'DatabaseUnavailable';
	/** Seconds after which another try is worth it, for `Retry-After`; undefined when that cannot be known. */
	readonly retryAfterSeconds?: number;
}

/**
 * More is asked of the database than it can answer, so the query was refused before it was sent: nothing was read or written, and asking
 * again is safe. Thrown within a millisecond when the queue is full, else after a short wait (`database-turns.ts`).
 */
export class DatabaseBusy extends DatabaseUnavailable {
	override readonly name = 'DatabaseBusy';
	override readonly retryAfterSeconds: number;
	constructor(
		/** What was refused. Reads and writes have separate queues. */
		readonly kind: 'read' | 'write',
	) {
		super(`The database has no turn for another ${kind}`);
		this.retryAfterSeconds = kind === 'read' ? 2 : 5;
	}
}

/** The error of a query as its caller gets it: `DatabaseUnavailable` when the database was away, any other error unchanged. */
export function asDatabaseError(error: unknown): unknown {
	return isTransient(error) && !(error instanceof DatabaseUnavailable)
		? new DatabaseUnavailable('The database did not answer', { cause: error })
		: error;
}

/** Whether the server was away or locked, as opposed to refusing the statement itself. */
function isTransient(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause.name === 'TimeoutError') return true;
		const code = 'code' in cause ? String(cause.code) : '';
		if (/^(SERVER_ERROR|SQLITE_BUSY|HRANA_WEBSOCKET_ERROR|ECONNREFUSED|ENOTFOUND|ETIMEDOUT)$/.test(code)) return true;
		if (/network connection lost|fetch failed|connection refused|internal error/i.test(cause.message)) return true;
	}
	return false;
}
