import type * as z from 'zod';

/** One name of a query. `text` is taken as it stands, everything else is read as JSON (`250`, `true`, `["name"]`). */
export type ApiParameter<Schema extends z.ZodType = z.ZodType> = {
	schema: Schema;
	kind: 'text' | 'json';
	description: string;
	/** Example of its value, not encoded; see `fillExample`. */
	example?: string;
};

export type ApiParameters = Readonly<Record<string, ApiParameter>>;

/** A body that a call takes, with an example of it; words in braces are filled in by `fillExample`. */
export type ApiBody = { name: string; schema: z.ZodType; example: unknown };

/**
 * One call of the API: what answers it and what describes it (OpenAPI, the page for readers) are made of the same schemas.
 * Path parameters stand in braces in the path.
 */
export type ApiCall<Parameters extends ApiParameters = ApiParameters, Answer extends z.ZodType = z.ZodType> = {
	/** Unique name, `operationId`. */
	id: string;
	method: 'get' | 'post' | 'patch' | 'delete';
	/** Left out: for everybody. `signedIn`: described to those only who are signed in; who may make it, its verb says. */
	access?: 'signedIn';
	path: `/api/${string}`;
	summary: string;
	/** Markdown, a few sentences. */
	description: string;
	pathParameters?: Readonly<Record<string, string>>;
	/** Examples of them; see `fillExample`. */
	pathExamples?: Readonly<Record<string, string>>;
	parameters: Parameters;
	headers?: Readonly<Record<string, { pattern: string; description: string }>>;
	/** Any one of these. */
	bodies?: readonly ApiBody[];
	/** `isEmpty`: 204, with nothing in it. */
	answer: { description: string; schema: Answer; isPaged?: boolean; isEmpty?: boolean };
	/** Statuses of problems besides those that every call may answer (405, 429, 500, 503). */
	problems: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422, string>>>;
};

/** What the parameters of a call are once they are read. */
export type ParameterValues<Parameters extends ApiParameters> = {
	[Name in keyof Parameters]: z.output<Parameters[Name]['schema']>;
};

/** A call with its types. */
export function apiCall<Parameters extends ApiParameters, Answer extends z.ZodType>(
	call: ApiCall<Parameters, Answer>,
): ApiCall<Parameters, Answer> {
	return call;
}
