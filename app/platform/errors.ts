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

/** Whether a failure, or what caused it, is that the database or another service did not answer: asking again may help. */
export function isUnavailable(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof DomainError && cause.code === 'unavailable') return true;
	}
	return false;
}

/** Seconds after which a refused request may be sent again, for `Retry-After`; null where nothing says so. */
export function retryAfterSecondsOf(error: unknown): number | null {
	return (error instanceof DomainError ? error.retryAfterSeconds : undefined) ?? null;
}
