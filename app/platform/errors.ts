/** Everything that may go wrong on purpose; anything else is a bug and shows a fixed text. */
export type DomainErrorCode = 'not-found' | 'forbidden' | 'invalid' | 'conflict' | 'too-many-requests' | 'unavailable';

const STATUS: Record<DomainErrorCode, number> = {
	'not-found': 404,
	forbidden: 403,
	invalid: 400,
	conflict: 409,
	'too-many-requests': 429,
	unavailable: 503,
};

/** The same in every bundle of an isolate. */
const MARK = Symbol.for('firnlicht.domain-error');

/**
 * An expected failure of a domain verb. `message` is for developers and logs, never for the page. The site worker and the pages are
 * bundled apart and have this class twice: `instanceof` goes by a mark, so that each knows the other's.
 */
export class DomainError extends Error {
	static override [Symbol.hasInstance](value: unknown): boolean {
		return typeof value === 'object' && value !== null && MARK in value;
	}
	readonly [MARK] = true;
	readonly code: DomainErrorCode;
	readonly retryAfterSeconds: number | undefined;
	/** Which of the conflicts a verb names. */
	readonly reason: string | undefined;
	constructor(
		code: DomainErrorCode,
		message: string,
		options: { cause?: unknown; retryAfterSeconds?: number; reason?: string } = {},
	) {
		super(message, { cause: options.cause });
		this.name = 'DomainError';
		this.code = code;
		this.retryAfterSeconds = options.retryAfterSeconds;
		this.reason = options.reason;
	}
}

/** The HTTP status for a failure; 500 for anything that is no DomainError. */
export function statusOf(error: unknown): number {
	return error instanceof DomainError ? STATUS[error.code] : 500;
}

/** True when the database did not answer, or had no turn for us, as against a statement it refused. */
export function isDatabaseAway(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof DomainError && cause.code === 'unavailable') return true;
		if (cause.name === 'TimeoutError') return true;
		const code = 'code' in cause ? String(cause.code) : '';
		if (/^(DATABASE_BUSY|SERVER_ERROR|SQLITE_BUSY|HRANA_WEBSOCKET_ERROR|ECONNREFUSED|ENOTFOUND|ETIMEDOUT)$/.test(code))
			return true;
		if (/network connection lost|fetch failed|connection refused|internal error/i.test(cause.message)) return true;
	}
	return false;
}
