import { hostCookieName } from '~/platform/cookies';
import { PROBLEM_CODES } from '~/platform/problem-details';
import { SESSION_COOKIE } from '../session/session-token';
import { type ApiBody, type ApiCall, type ApiParameter, queryParameters } from './api-call';
import type { ApiGroup } from './calls';
import { type ExampleWords, fillExample } from './fill-example';
import { COMPONENT_PREFIX, type JsonSchema, type JsonSchemas, schemaKey } from './json-schemas';
import { openapiWebhooks } from './openapi-webhooks';

const PROBLEM = 'application/problem+json';
const JSON_TYPE = 'application/json';

/** Problems that every call may answer; some say more of one. */
export const COMMON_PROBLEMS: Readonly<Record<number, string>> = {
	400: 'A name in the address that the call does not know; `errors` says which.',
	401: 'An API key or an access token that does not work.',
	403: 'An API key without the scope of the call.',
	405: 'Another method; `Allow` says which there is.',
	414: 'An address that is longer than any of ours.',
	429: 'Too many calls; `Retry-After` says in how many seconds there is room again.',
	500: 'A fault of ours.',
	503: 'The database does not answer; `Retry-After` says when to try again.',
};

/** Problems of some calls, which say for themselves when. */
const OWN_PROBLEMS: Readonly<Record<number, string>> = {
	404: 'It is not there.',
	409: 'It is not so any more.',
	413: 'The body is too long.',
	415: 'The body is not `application/json`.',
	422: 'A field does not say what it must.',
};

/** Paragraphs apart by empty lines; words in backticks are code. */
export const API_DESCRIPTION = `Properties, stays, hotels, leads and the team behind them: all that the pages of this site do, for programs.

Answers are in the language of \`Accept-Language\` (\`en\` or \`de\`; \`lng\` in the query wins). Amounts are decimals of major units, days are \`YYYY-MM-DD\`. Answers carry an \`ETag\`; with \`If-None-Match\` an unchanged one is a 304.

Lists are bare arrays in one order. A page has as many items as \`limit\` says; the next one begins after its last item (\`after\`), and the \`Link\` header has its address. With \`includeTotal=true\` the header \`X-Total-Count\` says how many items there are in all.

Writes that name an \`Idempotency-Key\` can be repeated: send a key of your own with each, 8 to 100 letters, digits, hyphens or underscores. The same call and body under the same key are done once and answered as the first time; another body or another call under it is 422 \`idempotency_key_reused\`.

Errors are problem details (RFC 9457). Programs tell them apart by \`code\`, which never changes. A query name that a call does not know is refused, with the one that was probably meant. Every answer has an \`x-request-id\`, yours if you send one; please name it when you ask us about an answer.`;

/** How programs get in. */
export const API_ACCESS = `Open data needs nothing, and pages of other sites may read it without cookies. For every other call a program sends \`Authorization: Bearer\` with an API key, which those who decide about a team make at \`/partner/api-keys\`. A key acts for one person of the team, with the scopes that were chosen for it; each call names the scope that it needs. Answers to a key say how many calls are left of its minute in \`RateLimit\`.

The session of a browser that is signed in at this site works as well, and so does an access token of our sign-in service that was issued for this API. Whoever asks may do by the API what the pages allow, and nothing more.`;

type Part = Record<string, unknown>;

/** The calls as an OpenAPI 3.1 description; `origin` is where they are. */
export function openapiDocument({
	groups,
	schemas,
	origin,
	test,
	name,
	words,
}: {
	groups: readonly ApiGroup[];
	schemas: JsonSchemas;
	origin: string;
	/** Origins of the real site, where this is its test brand, and of the test brand, where the site has one (TEST-2). */
	test: { of: string | null; site: string | null };
	name: string;
	words: ExampleWords;
}) {
	const paths: Record<string, Record<string, Part>> = {};
	for (const { title, calls } of groups)
		for (const call of calls) {
			paths[call.path] ??= {};
			const part = { tags: [title], ...operation(call, schemas, words) };
			Object.assign(paths[call.path] as object, { [call.method]: part });
		}
	return {
		openapi: '3.1.0',
		info: {
			title: `${name} API`,
			version: '1',
			description: `${API_DESCRIPTION}\n\n${API_ACCESS}`,
			contact: { name, url: `${origin}/contact` },
			license: { name: 'For partners and developers of their programs', url: `${origin}/api` },
		},
		servers: servers(origin, test),
		security: [],
		tags: groups.map(({ title, text }) => ({ name: title, description: text })),
		paths,
		webhooks: openapiWebhooks(),
		components: {
			schemas: schemas.components,
			securitySchemes: {
				Session: {
					type: 'apiKey',
					in: 'cookie',
					name: hostCookieName(SESSION_COOKIE, origin),
					description: 'The session of a browser that is signed in.',
				},
				AccessToken: {
					...{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
					description: 'An access token of the sign-in service, issued for this API.',
				},
				ApiKey: {
					...{ type: 'http', scheme: 'bearer' },
					description: 'A key of an agency or an operator, with the scope that the call names.',
				},
			},
			parameters: {
				AcceptLanguage: {
					name: 'Accept-Language',
					in: 'header',
					description: 'Language of the answer: `en` or `de`, by weight.',
					schema: { type: 'string' },
					example: 'de',
				},
				Language: {
					name: 'lng',
					in: 'query',
					description: 'Language of the answer, whatever the headers say.',
					schema: { enum: ['en', 'de'] },
				},
			},
			responses: Object.fromEntries(
				Object.entries({ ...COMMON_PROBLEMS, ...OWN_PROBLEMS }).map(([status, description]) => [
					`Problem${status}`,
					problem(description, Number(status)),
				]),
			),
			headers: {
				ETag: { description: 'Tag of this very answer.', required: true, schema: { type: 'string' } },
				ContentLanguage: { description: 'Language of the answer.', required: true, schema: { enum: ['en', 'de'] } },
				IdempotentReplayed: {
					description: 'The call was done before, under the same key: this is its first result.',
					schema: { const: 'true' },
				},
				Link: { description: 'First and next page (RFC 8288).', schema: { type: 'string' } },
				TotalCount: { description: 'Items of all pages, with `includeTotal=true`.', schema: { type: 'integer' } },
				RequestId: {
					description: 'Id of the request, yours if it had one.',
					required: true,
					schema: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{8,128}$' },
				},
			},
		},
	};
}

function operation(call: ApiCall, all: JsonSchemas, words: ExampleWords): Part {
	const { schemas } = all;
	const reads = call.method === 'get';
	const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
	return {
		operationId: call.id,
		summary: call.summary,
		description: call.description,
		parameters: [...parameters(call, all, words), ...languageParameters()],
		...securityOf(call),
		...(call.bodies ? { requestBody: requestBody(call, schemas, words) } : {}),
		responses: {
			...(call.answer.isEmpty
				? { 204: { description: call.answer.description, headers: { 'x-request-id': header('RequestId') } } }
				: {
						200: {
							description: call.answer.description,
							headers: {
								'x-request-id': header('RequestId'),
								...(reads ? { 'Content-Language': header('ContentLanguage'), ETag: header('ETag') } : {}),
								...(call.headers?.['Idempotency-Key'] ? { 'Idempotent-Replayed': header('IdempotentReplayed') } : {}),
								...(call.answer.isPaged ? { Link: header('Link'), 'X-Total-Count': header('TotalCount') } : {}),
							},
							content: { [JSON_TYPE]: { schema: schemas[schemaKey.answer(call)] } },
						},
					}),
			...(reads ? { 304: { description: 'Unchanged since the answer with this `ETag`.' } } : {}),
			...Object.fromEntries(
				Object.entries({ ...COMMON_PROBLEMS, ...call.problems }).map(([status, description]) => [
					status,
					{ $ref: `#/components/responses/Problem${status}`, description },
				]),
			),
		},
	};
}

function parameters(call: ApiCall, { schemas, components }: JsonSchemas, words: ExampleWords): Part[] {
	const inPath = Object.entries(call.pathParameters ?? {}).map(([name, description]) => ({
		name,
		in: 'path',
		required: true,
		description,
		schema: { type: 'string' },
		...(call.pathExamples?.[name] ? { example: fillExample(call.pathExamples[name], words) } : {}),
	}));
	const inQuery = Object.entries(queryParameters(call)).map(([name, parameter]) =>
		queryParameter(name, parameter, schemas[schemaKey.parameter(call, name)] ?? {}, { components, words }),
	);
	const inHeader = Object.entries(call.headers ?? {}).map(([name, { pattern, description }]) => ({
		name,
		in: 'header',
		description,
		schema: { type: 'string', pattern },
	}));
	return [...inPath, ...inQuery, ...inHeader];
}

/** Forms that common generators of clients write: one value, a repeated name for lists, and JSON as a text. */
function queryParameter(
	name: string,
	{ kind, description, example, schema: rule }: ApiParameter,
	schema: JsonSchema,
	{ components, words }: { components: JsonSchemas['components']; words: ExampleWords },
): Part {
	const filled = example === undefined ? undefined : fillExample(example, words);
	const parts = { name, in: 'query', description, required: !rule.safeParse(undefined).success };
	if (kind === 'list') {
		const value = filled === undefined ? {} : { example: JSON.parse(filled) };
		return { ...parts, style: 'form', explode: true, schema, ...value };
	}
	const target = schema.$ref ? components[schema.$ref.slice(COMPONENT_PREFIX.length)] : schema;
	const isObject = kind === 'json' && target?.type === 'object';
	if (kind === 'text' || isObject) {
		const { default: _, ...contentSchema } = schema;
		const text = isObject
			? { type: 'string', contentMediaType: JSON_TYPE, contentSchema }
			: { ...(schema.$ref || schema.enum || schema.type ? {} : { type: 'string' }), ...schema };
		return { ...parts, schema: text, ...(filled === undefined ? {} : { example: filled }) };
	}
	return { ...parts, schema, ...(filled === undefined ? {} : { example: JSON.parse(filled) }) };
}

/** No entry: for everybody; an empty one beside the others: for everybody where the brand asks for no account. */
function securityOf({ access, scope }: ApiCall): Part {
	if (!access) return {};
	const keys = scope ? [{ ApiKey: [scope] }] : [];
	return { security: [...(access === 'brand' ? [{}] : []), { Session: [] }, { AccessToken: [] }, ...keys] };
}

function languageParameters(): Part[] {
	return ['AcceptLanguage', 'Language'].map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function requestBody(call: ApiCall, schemas: Record<string, JsonSchema>, words: ExampleWords): Part {
	const bodies = call.bodies ?? [];
	// Bodies of one schema are several examples of one type.
	const types = bodies.filter(({ schema }, at) => bodies.findIndex((body) => body.schema === schema) === at);
	const of = ({ name }: ApiBody) => ({ title: name, ...schemas[schemaKey.body(call, name)] });
	const [only] = types;
	return {
		required: true,
		content: {
			[JSON_TYPE]: {
				schema: types.length === 1 && only ? of(only) : { anyOf: types.map(of) },
				examples: Object.fromEntries(
					bodies.map(({ name, example }) => [
						name.replaceAll(' ', '-'),
						{ summary: name, value: JSON.parse(fillExample(JSON.stringify(example), words)) },
					]),
				),
			},
		},
	};
}

function problem(description: string, status: number): Part {
	return {
		description,
		headers: {
			'x-request-id': { $ref: '#/components/headers/RequestId' },
			...(status === 429 || status === 503
				? { 'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer', minimum: 1 } } }
				: {}),
			...(status === 405 ? { Allow: { description: 'Methods.', required: true, schema: { type: 'string' } } } : {}),
		},
		content: {
			[PROBLEM]: {
				schema: { $ref: '#/components/schemas/Problem' },
				example: problemExample(status),
			},
		},
	};
}

function problemExample(status: number): Part {
	const [code] = (PROBLEM_CODES as Partial<Record<number, readonly string[]>>)[status] ?? [];
	return { type: 'about:blank', title: 'A sentence for a person.', status, ...(code ? { code } : {}) };
}

function servers(origin: string, { of, site }: { of: string | null; site: string | null }) {
	if (of !== null) return [{ url: origin, description: `Test brand of ${of}: nothing here is real` }];
	if (site === null) return [{ url: origin }];
	return [
		{ url: origin, description: 'Real bookings' },
		{ url: site, description: 'Test brand: nothing there is real, and it has keys of its own' },
	];
}
