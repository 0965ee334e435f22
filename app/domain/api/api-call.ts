import type * as z from 'zod';
import type { ApiScope } from '../api-key/api-scope';
import type { ConditionField } from '../conditions/conditions-schema';
import { plainConditions } from '../conditions/plain-conditions';

/**
 * One name of a query. `text` is taken as it stands, `json` is read as JSON (`250`, `true`), a `list` is a repeated name, values
 * separated by commas, or a JSON list.
 */
export type ApiParameter<Schema extends z.ZodType = z.ZodType> = {
	schema: Schema;
	kind: 'text' | 'json' | 'list';
	description: string;
	/** Example of its value, not encoded; see `fillExample`. */
	example?: string;
};

export type ApiParameters = Readonly<Record<string, ApiParameter>>;

/** A body that a call takes, with an example of it; words in braces are filled in by `fillExample`. */
export type ApiBody = {
	name: string;
	schema: z.ZodType;
	example: unknown;
	/** For people who are signed in only, of a call that is for everybody. */
	isSignedIn?: boolean;
};

/**
 * One call of the API: what answers it and what describes it (OpenAPI, the page for readers) are made of the same schemas.
 * Path parameters stand in braces in the path.
 */
export type ApiCall<Parameters extends ApiParameters = ApiParameters, Answer extends z.ZodType = z.ZodType> = {
	/** Unique name, `operationId`. */
	id: string;
	method: 'get' | 'post' | 'patch' | 'delete';
	/** What an API key needs for it (KEY-2); left out: keys cannot make this call. */
	scope?: ApiScope;
	/** Left out: for everybody. `signedIn`: with an account. `brand`: with an account where the brand asks for one. */
	access?: 'signedIn' | 'brand';
	path: `/api/${string}`;
	summary: string;
	/** Markdown, a few sentences. */
	description: string;
	pathParameters?: Readonly<Record<string, string>>;
	/** Examples of them; see `fillExample`. */
	pathExamples?: Readonly<Record<string, string>>;
	parameters: Parameters;
	/** Fields of `conditions` that may stand in the query under their own names as well: `country=CH`, `bedrooms[gte]=5`. */
	conditionFields?: Readonly<Record<string, ConditionField>>;
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

/** All query names of a call with what describes them, plain conditions first. */
export function queryParameters({
	parameters,
	conditionFields = {},
}: Pick<ApiCall, 'parameters' | 'conditionFields'>): ApiParameters {
	const plain = plainConditions(conditionFields).map(({ name, field, isList, schema, description }) => {
		const kind = isList ? 'list' : (conditionFields[field]?.kind ?? 'text');
		return [name, { schema, kind, description } as const] as const;
	});
	return { ...Object.fromEntries(plain), ...parameters };
}
