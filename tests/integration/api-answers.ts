import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { API_CALLS, API_GROUPS } from '~/domain/api/calls';
import { callSchemas, type JsonSchema } from '~/domain/api/json-schemas';
import { openapiDocument } from '~/domain/api/openapi-document';

type Asked = { method: string; path: string };

/** `text`: null where the body is not known. */
type Answered = { status: number; headers: IncomingHttpHeaders; text: string | null };

type Media = Readonly<Record<string, { schema: JsonSchema }>>;

type Header = { $ref?: string; required?: boolean; schema?: JsonSchema };

type Described = { $ref?: string; headers?: Readonly<Record<string, Header>>; content?: Media };

type Operation = { operationId: string; responses: Readonly<Record<string, Described>> };

type Description = {
	paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	components: {
		headers: Readonly<Record<string, Header>>;
		responses: Readonly<Record<string, Described>>;
		schemas: Readonly<Record<string, JsonSchema>>;
	};
};

/** What the description does not name: itself, and the addresses to which the providers of mails and cards post. */
const NO_CALLS = /^\/api\/(?:openapi\.json|inbound-mails|card-events)$/;

const EXAMPLES = { id: '', name: '', city: '', checkIn: '', checkOut: '', hotelId: '', roomId: '' };

/** As a program reads it. */
const { paths, components }: Description = JSON.parse(
	JSON.stringify(
		openapiDocument({
			test: { of: null, site: null },
			groups: API_GROUPS,
			schemas: callSchemas(API_CALLS),
			...{ origin: 'http://localhost', name: '', words: EXAMPLES },
		}),
	),
);

/** Every shape refuses what it does not name (API-2), and `$ref` leads to it. */
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: 'openapi', components: { schemas: closed(components.schemas) } });

const validators = new Map<string, ValidateFunction>();

/** Paths with their methods, those without parameters first: `/api/hotels/locations` is no hotel. */
const PATHS = Object.entries(paths)
	.map(([path, methods]) => ({
		path,
		methods,
		pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
	}))
	.sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** Statuses that each call has answered in this process, by its id; all were as described. */
export const CALLED = new Map<string, Set<number>>();

/** What is wrong with an answer, by the description of the API; nothing where the address is not of the API. */
export function errorsOfApiAnswer({ method, path }: Asked, { status, headers, text }: Answered): string[] {
	// As a server reads it: `/api/%2e%2e/x` is none of the API.
	const { pathname } = new URL(`http://localhost${path}`);
	// A host that is none of ours has no API.
	if (!pathname.startsWith('/api/') || NO_CALLS.test(pathname) || status === 421) return [];
	const methods = PATHS.find(({ pattern }) => pattern.test(pathname))?.methods;
	const called = method === 'HEAD' ? 'get' : method.toLowerCase();
	const operation = methods?.[called];
	const body = method === 'HEAD' ? null : text;
	if (operation) return errorsOfOperation(operation, { status, headers, text: body });
	// An address that is none, another method, and the question whether another site may ask.
	if (status === 204 && method === 'OPTIONS') return [];
	if (status >= 300 && status < 400) return [];
	if (status < 300) return [`${status} of a call that is not described`];
	return errorsOfContent('problem', { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } }, headers, body);
}

const PROBLEM = 'application/problem+json';

function errorsOfOperation({ operationId, responses }: Operation, { status, headers, text }: Answered): string[] {
	const named = responses[String(status)];
	if (!named) return [`the status ${status} is not described`];
	const described = referred(components.responses, named);
	const name = `${operationId} ${status}`;
	const errors = [
		...errorsOfHeaders(name, described, headers),
		...errorsOfContent(name, described.content ?? {}, headers, text),
	];
	if (errors.length === 0) CALLED.set(operationId, (CALLED.get(operationId) ?? new Set()).add(status));
	return errors;
}

/** What a reference leads to, or the part itself. */
function referred<Part extends { $ref?: string }>(parts: Readonly<Record<string, Part>>, part: Part): Part {
	return (part.$ref && parts[part.$ref.split('/').at(-1) ?? '']) || part;
}

function errorsOfHeaders(name: string, described: Described, sent: IncomingHttpHeaders): string[] {
	return Object.entries(described.headers ?? {}).flatMap(([header, named]) => {
		const { required = false, schema = {} } = referred(components.headers, named);
		const text = sent[header.toLowerCase()];
		if (text === undefined) return required ? [`the header ${header} is missing`] : [];
		const value = schema.type === 'integer' ? Number(text) : text;
		return errorsOf(`${name} ${header}`, schema, value);
	});
}

function errorsOfContent(name: string, content: Media, headers: IncomingHttpHeaders, text: string | null): string[] {
	const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
	if (Object.keys(content).length === 0) return text ? [`a body where none is described: ${text.slice(0, 80)}`] : [];
	const media = content[type];
	if (!media) return [`the content type ${type || 'none'} is not described`];
	if (text === null) return [];
	try {
		return errorsOf(`${name} ${type}`, media.schema, JSON.parse(text));
	} catch (error) {
		if (error instanceof SyntaxError) return ['the body is not JSON'];
		throw error;
	}
}

function errorsOf(name: string, schema: JsonSchema, value: unknown): string[] {
	const validate = validators.get(name) ?? ajv.compile(closed(schema));
	validators.set(name, validate);
	if (validate(value)) return [];
	const errors: ErrorObject[] = validate.errors ?? [];
	return errors
		.slice(0, 5)
		.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

function closed<Value>(value: Value): Value {
	if (Array.isArray(value)) return value.map(closed) as Value;
	if (typeof value !== 'object' || value === null) return value;
	const own = Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			key === '$ref' && typeof inner === 'string' ? inner.replace(/^#/, 'openapi#') : closed(inner),
		]),
	) as Record<string, unknown>;
	const isOpen = own.type === 'object' && own.properties && own.additionalProperties === undefined;
	return (isOpen ? { ...own, additionalProperties: false } : own) as Value;
}
