import type { ApiCall } from './api-call';
import { type ExampleWords, fillExample } from './fill-example';
import { type JsonSchema, type JsonSchemas, schemaKey } from './json-schemas';

const PROBLEM = 'application/problem+json';
const JSON_TYPE = 'application/json';

/** Problems that every call may answer. */
export const COMMON_PROBLEMS: Readonly<Record<number, string>> = {
	405: 'Another method; `Allow` says which there is.',
	429: 'Too many calls; `Retry-After` says in how many seconds there is room again.',
	500: 'A fault of ours.',
	503: 'The database does not answer; `Retry-After` says when to try again.',
};

/** Paragraphs apart by empty lines; words in backticks are code. */
export const API_DESCRIPTION = `Houses, their stays and the team behind them: what anybody may ask, without an account.

Answers are in the language of \`Accept-Language\` (\`en\` or \`de\`; \`lng\` in the query wins). Amounts are decimals of major units, days are \`YYYY-MM-DD\`. Lists are bare arrays; the \`Link\` header leads to the next page. Answers carry an \`ETag\`; with \`If-None-Match\` an unchanged one is a 304. Errors are problem details (RFC 9457).`;

type Part = Record<string, unknown>;

/** The calls as an OpenAPI 3.1 description; `origin` is where they are. */
export function openapiDocument({
	calls,
	schemas,
	origin,
	name,
	words,
}: {
	calls: readonly ApiCall[];
	schemas: JsonSchemas;
	origin: string;
	name: string;
	words: ExampleWords;
}) {
	const paths: Record<string, Record<string, Part>> = {};
	for (const call of calls) {
		paths[call.path] ??= {};
		Object.assign(paths[call.path] as object, { [call.method]: operation(call, schemas, words) });
	}
	return {
		openapi: '3.1.0',
		info: { title: `${name} API`, version: '1', description: API_DESCRIPTION },
		servers: [{ url: origin }],
		security: [],
		paths,
		components: {
			schemas: schemas.components,
			securitySchemes: {
				Session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Who is signed in.' },
				AccessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
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
				Object.entries(COMMON_PROBLEMS).map(([status, description]) => [
					`Problem${status}`,
					problem(description, Number(status)),
				]),
			),
			headers: {
				ETag: { description: 'Tag of this very answer.', schema: { type: 'string' } },
				ContentLanguage: { description: 'Language of the answer.', schema: { type: 'string' } },
				Link: { description: 'First and next page (RFC 8288).', schema: { type: 'string' } },
			},
		},
	};
}

function operation(call: ApiCall, { schemas }: JsonSchemas, words: ExampleWords): Part {
	const reads = call.method === 'get';
	const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
	return {
		operationId: call.id,
		summary: call.summary,
		description: call.description,
		parameters: [...parameters(call, schemas, words), ...languageParameters()],
		...(call.access ? { security: [{ Session: [] }, { AccessToken: [] }] } : {}),
		...(call.bodies ? { requestBody: requestBody(call, schemas, words) } : {}),
		responses: {
			...(call.answer.isEmpty
				? { 204: { description: call.answer.description } }
				: {
						200: {
							description: call.answer.description,
							headers: {
								'Content-Language': header('ContentLanguage'),
								...(reads ? { ETag: header('ETag') } : {}),
								...(call.answer.isPaged ? { Link: header('Link') } : {}),
							},
							content: { [JSON_TYPE]: { schema: schemas[schemaKey.answer(call)] } },
						},
					}),
			...(reads ? { 304: { description: 'Unchanged since the answer with this `ETag`.' } } : {}),
			...Object.fromEntries(
				Object.entries(call.problems).map(([status, description]) => [
					status,
					problem(description ?? '', Number(status)),
				]),
			),
			...Object.fromEntries(
				Object.keys(COMMON_PROBLEMS).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
			),
		},
	};
}

function parameters(call: ApiCall, schemas: Record<string, JsonSchema>, words: ExampleWords): Part[] {
	const inPath = Object.entries(call.pathParameters ?? {}).map(([name, description]) => ({
		name,
		in: 'path',
		required: true,
		description,
		schema: { type: 'string' },
		...(call.pathExamples?.[name] ? { example: fillExample(call.pathExamples[name], words) } : {}),
	}));
	const inQuery = Object.entries(call.parameters).map(([name, { description, example }]) => {
		const schema = schemas[schemaKey.parameter(call, name)] ?? {};
		const isPlain = schema.type === 'string' || schema.type === 'boolean' || schema.type === 'integer';
		return {
			name,
			in: 'query',
			description,
			// JSON inside the query: OpenAPI says so with a media type in the place of a schema.
			...(isPlain
				? {
						schema,
						...(example
							? {
									example:
										schema.type === 'string' ? fillExample(example, words) : JSON.parse(fillExample(example, words)),
								}
							: {}),
					}
				: {
						content: {
							[JSON_TYPE]: { schema, ...(example ? { example: JSON.parse(fillExample(example, words)) } : {}) },
						},
					}),
		};
	});
	const inHeader = Object.entries(call.headers ?? {}).map(([name, { pattern, description }]) => ({
		name,
		in: 'header',
		description,
		schema: { type: 'string', pattern },
	}));
	return [...inPath, ...inQuery, ...inHeader];
}

function languageParameters(): Part[] {
	return ['AcceptLanguage', 'Language'].map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function requestBody(call: ApiCall, schemas: Record<string, JsonSchema>, words: ExampleWords): Part {
	const bodies = call.bodies ?? [];
	const of = (name: string) => ({ title: name, ...schemas[schemaKey.body(call, name)] });
	const [only] = bodies;
	return {
		required: true,
		content: {
			[JSON_TYPE]: {
				schema: bodies.length === 1 && only ? of(only.name) : { anyOf: bodies.map(({ name }) => of(name)) },
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
		...(status === 429 || status === 503
			? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
			: {}),
		...(status === 405 ? { headers: { Allow: { description: 'Methods.', schema: { type: 'string' } } } } : {}),
		content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } },
	};
}
