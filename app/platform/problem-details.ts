/** One error: the parameter of the query or a JSON pointer into the body or the parameter's value (RFC 6901), and a sentence. */
export type ProblemError = { parameter?: string; pointer?: string; detail: string };

/** What programs tell errors apart by; the first code of a status is its default. Codes never change their meaning. */
export const PROBLEM_CODES = {
	400: ['invalid_request', 'invalid_parameter', 'unknown_parameter', 'invalid_body', 'invalid_idempotency_key'],
	401: ['not_signed_in', 'invalid_signature'],
	403: ['forbidden', 'missing_scope'],
	404: ['not_found', 'unknown_call'],
	405: ['method_not_allowed'],
	409: ['conflict', 'figures_changed', 'version_changed', 'no_longer_available', 'not_sendable'],
	410: ['gone'],
	413: ['too_large'],
	414: ['address_too_long'],
	415: ['unsupported_media_type'],
	422: ['invalid_fields', 'idempotency_key_reused'],
	429: ['too_many_requests'],
	500: ['internal_error'],
	503: ['unavailable'],
} as const satisfies Readonly<Record<number, readonly string[]>>;

export type ProblemCode = (typeof PROBLEM_CODES)[keyof typeof PROBLEM_CODES][number];

type Problem = {
	status: number;
	/** Left out: the default of the status. */
	code?: ProblemCode;
	title: string;
	detail?: string;
	errors?: readonly ProblemError[];
	/** Members beside those of RFC 9457. */
	extension?: Readonly<Record<string, unknown>>;
	headers?: Record<string, string>;
};

/** An error answer of the API as problem details (RFC 9457). */
export function problem({ status, code, title, detail, errors, extension, headers = {} }: Problem): Response {
	const body = {
		type: 'about:blank',
		title,
		status,
		code: code ?? (PROBLEM_CODES as Partial<Record<number, readonly string[]>>)[status]?.[0] ?? 'error',
		...(detail ? { detail } : {}),
		...(errors ? { errors } : {}),
		...extension,
	};
	return new Response(JSON.stringify(body), {
		status,
		headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
	});
}

/** A problem for developers: in English, whatever the answer's language would be. */
export function english(parts: Problem): Response {
	return problem({ ...parts, headers: { ...parts.headers, 'content-language': 'en' } });
}

/** What a call of the API answers while the database is away, or busy for so many seconds. */
export function databaseAway(busySeconds: number | null): Response {
	return problem({
		status: 503,
		title: busySeconds
			? 'We are answering as many requests as we can. Please try again in a few seconds.'
			: 'Our database does not answer. Please try again in a minute.',
		headers: { 'retry-after': String(busySeconds ?? 60), 'content-language': 'en' },
	});
}
