/** One fault: the parameter of the query or a JSON pointer into the body or the parameter's value (RFC 6901), and a sentence. */
export type ProblemFault = { parameter?: string; pointer?: string; detail: string };

type Problem = {
	status: number;
	title: string;
	detail?: string;
	errors?: readonly ProblemFault[];
	/** Members beside those of RFC 9457. */
	extension?: Readonly<Record<string, unknown>>;
	headers?: Record<string, string>;
};

/** An error answer of the API as problem details (RFC 9457). */
export function problem({ status, title, detail, errors, extension, headers = {} }: Problem): Response {
	const body = {
		type: 'about:blank',
		title,
		status,
		...(detail ? { detail } : {}),
		...(errors ? { errors } : {}),
		...extension,
	};
	return new Response(JSON.stringify(body), {
		status,
		headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
	});
}

/** What a call of the API answers while the database is away. */
export function databaseAway(): Response {
	return problem({
		status: 503,
		title: 'Our database does not answer. Please try again in a minute.',
		headers: { 'retry-after': '60', 'content-language': 'en' },
	});
}
