import type * as z from 'zod';
import { DomainError, type DomainErrorCode, isUnavailable, retryAfterSecondsOf, statusOf } from './errors';
import { type ProblemCode, type ProblemError, problem } from './problem-details';

/** What a call says about each failure that it answers. */
export type ErrorTitles = Readonly<Partial<Record<DomainErrorCode, string>>>;

type More = {
	/** Left out: the default of the status. */
	code?: ProblemCode | undefined;
	/** Of a 503: whether the request may be sent again. */
	retryDetail?: string | undefined;
	headers?: Record<string, string>;
};

/** A failure of a verb as problem details, with the title of its kind; null where the call has none, which is a bug. */
export function problemOfError(error: unknown, titles: ErrorTitles, more: More = {}): Response | null {
	const own = error instanceof DomainError && titles[error.code] !== undefined ? error.code : null;
	const kind = own ?? (isUnavailable(error) ? 'unavailable' : null);
	const title = kind && titles[kind];
	if (!kind || title == null) return null;
	const waits = kind === 'too-many-requests' || kind === 'unavailable';
	return problem({
		status: kind === 'unavailable' ? 503 : statusOf(error),
		title,
		...(more.code ? { code: more.code } : {}),
		...(kind === 'unavailable' && more.retryDetail ? { detail: more.retryDetail } : {}),
		headers: { ...(waits ? { 'retry-after': String(retryAfterSecondsOf(error) ?? 60) } : {}), ...more.headers },
	});
}

const MOST_ERRORS = 20;

/** What is wrong with the shape of a body, each with its place in it. */
export function shapeErrors({ issues }: z.ZodError): ProblemError[] {
	return issues.slice(0, MOST_ERRORS).map(({ path, message }) => ({
		pointer: path.map((part) => `/${String(part)}`).join(''),
		detail: message,
	}));
}
