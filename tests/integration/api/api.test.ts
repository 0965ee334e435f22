import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ApiCall } from '~/domain/api/api-call';
import { API_CALLS } from '~/domain/api/calls';
import type { JsonSchema } from '~/domain/api/json-schemas';
import { SECURITY_HEADERS } from '~/platform/security-headers';
import { ROUTE_ACCESS } from '~/routes/access';
import { isOpenPath } from '../../../workers/site/answer-api';
import type { Answer, Question } from '../http';
import { type Product, startProduct } from '../product';

type Document = {
	openapi: string;
	paths: Record<string, Record<string, Operation>>;
	components: { schemas: Record<string, JsonSchema> };
};
/** Bodies of a call for everybody that only people who are signed in may send. */
const NOTICES = ['verification-request', 'referral', 'login-error'];

/** The page, this description, the addresses that a mail provider and the card provider post to, and the address of everything else. */
const NO_CALLS = 5;

type Operation = {
	security?: object[];
	tags?: string[];
	operationId: string;
	parameters: { name?: string; $ref?: string; in?: string; required?: boolean }[];
	responses: Record<string, { description?: string; $ref?: string; content?: Record<string, { schema: JsonSchema }> }>;
	requestBody?: { content: Record<string, { examples: Record<string, { value: unknown }> }> };
};

let product: Product;
let document: Document;
let properties: { _id: string }[];

beforeAll(async () => {
	product = await startProduct('api', { WRITES_PER_TEN_MINUTES: '100', READS_PER_MINUTE: '100000' });
	document = JSON.parse((await product.ask('/api/openapi.json')).text);
	properties = JSON.parse((await product.ask('/api/properties')).text);
});
afterAll(() => product?.stop());

const encoded = (query: Record<string, unknown>) =>
	`?${new URLSearchParams(
		Object.entries(query).map(([name, value]): [string, string] => [
			name,
			typeof value === 'string' ? value : JSON.stringify(value),
		]),
	)}`;

function get(path: string, query: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
	return product.ask(`${path}${Object.keys(query).length > 0 ? encoded(query) : ''}`, { headers });
}

function expectProblem(answer: Answer, status: number) {
	expect(answer.status).toBe(status);
	expect(answer.headers['content-type']).toBe('application/problem+json');
	expect(answer.headers['cache-control']).toMatch(/no-store/);
	for (const [name, value] of SECURITY_HEADERS) expect(answer.headers[name], name).toBe(value);
	const body = JSON.parse(answer.text) as { status: number; title: string; errors?: unknown[] };
	expect(body.status).toBe(status);
	expect(body.title).toMatch(/\w/);
	return body;
}

/** Every shape of the served description refuses what it does not name; an answer must then be all that it says. */
function validator(schema: JsonSchema) {
	const strict = <Value>(value: Value): Value => {
		if (Array.isArray(value)) return value.map(strict) as Value;
		if (typeof value !== 'object' || value === null) return value;
		const own = Object.fromEntries(
			Object.entries(value).map(([key, inner]) => [
				key,
				key === '$ref' ? String(inner).replace('#/components/schemas/', '#/$defs/') : strict(inner),
			]),
		) as Record<string, unknown>;
		return (own.properties && own.type === 'object' ? { ...own, additionalProperties: false } : own) as Value;
	};
	const $defs = strict(document.components.schemas);
	return z.fromJSONSchema({ ...strict(schema), $defs } as Parameters<typeof z.fromJSONSchema>[0]);
}

function schemaOf(path: string, method: 'get' | 'post', status = '200'): JsonSchema {
	const content = document.paths[path]?.[method]?.responses[status]?.content;
	const schema = Object.values(content ?? {})[0]?.schema;
	if (!schema) throw new RangeError(`No schema for ${method} ${path} ${status}`);
	return schema;
}

describe('the description', () => {
	it('is OpenAPI 3.1, with everything it refers to, and names that are unique', () => {
		expect(document.openapi).toMatch(/^3\.1\.\d+$/);
		const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
		expect(refs.length).toBeGreaterThan(30);
		for (const ref of refs) {
			const found = ref
				.replace('#/', '')
				.split('/')
				.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
			expect(found, ref).toBeDefined();
		}
		const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
		expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
		for (const [path, methods] of Object.entries(document.paths)) {
			const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			for (const { parameters, responses } of Object.values(methods)) {
				const told = parameters.filter((each) => each.in === 'path');
				expect(told.map(({ name }) => name)).toEqual(inPath);
				expect(told.every(({ required }) => required)).toBe(true);
				for (const response of Object.values(responses)) expect(response.$ref ?? response.description).toMatch(/\w/);
			}
		}
	});

	it('has every call, those that need an account with how to sign in', () => {
		const told = Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		);
		expect(told).toEqual(
			expect.arrayContaining([
				'GET /api/facilities',
				'GET /api/properties',
				'GET /api/properties/{id}',
				'GET /api/properties/{id}/stays',
				'GET /api/stays',
				'GET /api/country-names',
				'POST /api/mailer',
				'POST /api/newsletter/client',
				'POST /api/frontendlogs',
			]),
		);
		const routes = Object.keys(ROUTE_ACCESS).filter((id) => id.startsWith('routes/api/'));
		expect(told.length).toBeGreaterThanOrEqual(44);
		expect(routes.length - NO_CALLS).toBeLessThanOrEqual(Object.keys(document.paths).length);
		for (const call of API_CALLS) {
			const operation = document.paths[call.path]?.[call.method];
			const { security, tags } = operation ?? {};
			const keys = call.scope ? [{ ApiKey: [call.scope] }] : [];
			const accounts = [{ Session: [] }, { AccessToken: [] }, ...keys];
			expect([call.id, security]).toEqual([
				call.id,
				call.access === 'signedIn' ? accounts : call.access === 'brand' ? [{}, ...accounts] : undefined,
			]);
			expect(tags).toHaveLength(1);
		}
	});
});

describe('responses match the description', () => {
	it.each<[string, Record<string, unknown>]>([
		['/api/facilities', {}],
		['/api/facilities', { lng: 'de' }],
		['/api/properties', {}],
		['/api/properties', { includeOrder: true, includeDemos: true, limit: 2 }],
		[
			'/api/properties',
			{ projection: ['images', 'servicesIncluded', 'distances', 'floorplans', 'alternativeDetails'] },
		],
		['/api/properties', { conditions: { facilities: { $in: ['pool', 'sauna'] } } }],
		['/api/stays', {}],
		['/api/stays', { conditions: { available: true, checkIn: { $gte: '2027-01-10' } } }],
		['/api/country-names', {}],
	])('%s %j', async (path, query) => {
		const { status, text } = await get(path, query);
		expect(status).toBe(200);
		const value = JSON.parse(text);
		expect(validator(schemaOf(path, 'get')).safeParse(value).error?.issues ?? []).toEqual([]);
		expect(Object.keys(value).length).toBeGreaterThan(0);
	});

	it('for every property and its stays, without a commission in them', async () => {
		expect(properties).toHaveLength(3);
		for (const { _id } of properties) {
			for (const [path, query] of [
				['/api/properties/{id}', {}],
				['/api/properties/{id}', { includeSalesInformation: true }],
				['/api/properties/{id}/stays', {}],
			] as const) {
				const { status, text } = await get(path.replace('{id}', _id), query);
				expect(status).toBe(200);
				expect(validator(schemaOf(path, 'get')).safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
				expect(text).not.toMatch(/commission|@|10\.1412/i);
			}
		}
	});

	it('for every body that the description gives as an example', async () => {
		for (const [path, { post }] of Object.entries(document.paths)) {
			if (post?.security) continue;
			const examples = post?.requestBody?.content['application/json']?.examples ?? {};
			for (const [name, { value }] of Object.entries(examples)) {
				if (NOTICES.includes(name)) continue;
				expect(JSON.stringify(value)).not.toMatch(/\{\w+\}/);
				const answer = await product.ask(path, {
					method: 'POST',
					headers: { 'content-type': 'application/json', 'user-agent': name },
					body: JSON.stringify(value),
				});
				expect([path, name, answer.status, answer.text]).toEqual([
					path,
					name,
					expect.toSatisfy(isFine),
					expect.any(String),
				]);
				if (answer.text) validator(schemaOf(path, 'post')).parse(JSON.parse(answer.text));
			}
		}
	});

	it('problems too', async () => {
		const schema = validator({ $ref: '#/components/schemas/Problem' });
		for (const path of [
			'/api/properties?limit=x',
			'/api/properties/nobody',
			'/api/nothing',
			'/api/stays?conditions={}x',
		]) {
			schema.parse(JSON.parse((await product.ask(path)).text));
		}
	});
});

const isFine = (status: number) => status >= 200 && status < 300;

describe('problems', () => {
	it.each<[string, number]>([
		['/api/nothing', 404],
		['/api/properties/', 301],
		['/api/properties/nobody', 404],
		['/api/properties/nobody/stays', 404],
		['/api/properties/nobody/prices', 404],
		["/api/properties/'%20or%201=1%20--", 404],
		[`/api/properties/${'x'.repeat(300)}`, 404],
		['/api/sales/leads', 401],
		['/api/sales/nothing', 404],
	])('%s: %d', async (path, status) => {
		const answer = await product.ask(path);
		if (status === 301) expect(answer.headers.location).toBe('/api/properties');
		else expectProblem(answer, status);
	});

	it.each(
		API_CALLS.filter(({ access }) => !access).map((call): [string, ApiCall] => [
			call.path.replace('{id}', 'nobody'),
			call,
		]),
	)('%s refuses other methods', async (path, call) => {
		const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
			(method) => method.toLowerCase() !== call.method,
		);
		for (const method of methods) {
			const question: Question = { method, ...(method === 'GET' ? {} : { body: '{}' }) };
			const answer = await product.ask(path, question);
			expectProblem(answer, 405);
			expect(answer.headers.allow).toBe(call.method === 'get' ? 'GET, HEAD' : 'POST');
		}
	});

	it('name the parameter, the place in it and what would be right', async () => {
		const { errors } = expectProblem(await get('/api/properties', { conditions: { city: 7 }, limit: 0 }), 400);
		expect(errors).toEqual([
			expect.objectContaining({ parameter: 'conditions', pointer: '/city' }),
			expect.objectContaining({ parameter: 'limit' }),
		]);
	});
});

describe('the plain form of conditions', () => {
	const ids = async (path: string) =>
		(JSON.parse((await product.ask(path)).text) as { _id: string }[]).map(({ _id }) => _id).sort();

	it.each<[string, object]>([
		['country=CH', { country: 'CH' }],
		['country=CH&country=AT', { country: { $in: ['CH', 'AT'] } }],
		['country[]=CH&country[]=AT', { country: { $in: ['CH', 'AT'] } }],
		['bedrooms[gte]=5', { bedrooms: { $gte: 5 } }],
		['bedrooms%5Bgte%5D=1&bedrooms[lte]=4', { bedrooms: { $gte: 1, $lte: 4 } }],
		['petsAllowed=false&city=lech', { petsAllowed: false, city: 'lech' }],
		['priceFrom[lte]=20000.5', { priceFrom: { $lte: 20000.5 } }],
	])('%s', async (plain, conditions) => {
		const expected = await ids(`/api/properties${encoded({ conditions })}`);
		expect(await ids(`/api/properties?${plain}`)).toEqual(expected);
	});

	it('holds together with the JSON form, and for stays', async () => {
		const both = await ids(`/api/properties${encoded({ conditions: { country: 'AT' } })}&bedrooms[gte]=1`);
		expect(both).toEqual(await ids('/api/properties?country=AT&bedrooms[gte]=1'));
		const stays = await ids('/api/stays?checkIn[gte]=2027-01-10&available=true');
		expect(stays).toEqual(
			await ids(`/api/stays${encoded({ conditions: { checkIn: { $gte: '2027-01-10' }, available: true } })}`),
		);
		expect(stays.length).toBeGreaterThan(0);
		const names = JSON.parse((await product.ask('/api/properties?projection=name&projection=city&limit=1')).text);
		expect(Object.keys(names[0]).sort()).toEqual(['_id', 'city', 'name']);
	});

	it.each([
		['country=Switzerland', 'country'],
		['bedrooms[gte]=many', 'bedrooms[gte]'],
		['country=CH&conditions=%7B%22country%22:%22AT%22%7D', 'country'],
		['bedrooms=4&bedrooms[gte]=2', 'bedrooms[gte]'],
	])('%s is refused where it is wrong', async (query, parameter) => {
		const { errors } = expectProblem(await product.ask(`/api/properties?${query}`), 400);
		expect(errors).toEqual([expect.objectContaining({ parameter })]);
	});

	it.each([
		['/api/properties?conditions[country]=CH&limit=3', 'conditions[country]', '`country`'],
		['/api/properties?conditions[bedrooms][$gte]=5', 'conditions[bedrooms][$gte]', '`bedrooms[gte]`'],
		['/api/properties?contry=CH', 'contry', '`country`'],
		['/api/properties?Limit=3', 'Limit', '`limit`'],
		['/api/stays?bedrooms=3', 'bedrooms', 'Known are'],
		['/api/facilities?utm_source=x', 'utm_source', 'Known are'],
		['/api/openapi.json?yaml=1', 'yaml', 'Known are'],
		['/api/suggest?qq=lech', 'qq', '`q`'],
		['/api/facilities?_data=root', '_data', 'no such parameter'],
	])('%s is refused with a hint', async (path, parameter, hint) => {
		const problem = expectProblem(await product.ask(path), 400);
		expect(problem).toMatchObject({ code: 'unknown_parameter' });
		expect(problem.errors).toEqual([{ parameter, detail: expect.stringContaining(hint) }]);
	});

	it('a write with an unknown name in its address is refused, too', async () => {
		const answer = await product.ask('/api/mailer?dryRun=true', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ name: 'K', email: 'k@b.example', message: 'Hello', subject: 'A question' }),
		});
		expect(expectProblem(answer, 400)).toMatchObject({ code: 'unknown_parameter' });
	});

	it('totals are included on request', async () => {
		const page = await product.ask('/api/properties?includeTotal=true&limit=1');
		expect([page.headers['x-total-count'], JSON.parse(page.text)]).toEqual(['3', [expect.anything()]]);
		expect(page.headers.link).toMatch(/includeTotal=true.*rel="next"/);
		const some = await product.ask('/api/stays?includeTotal=true&available=true&limit=1');
		expect(Number(some.headers['x-total-count'])).toBe((await ids('/api/stays?available=true')).length);
		expect((await product.ask('/api/properties?limit=1')).headers['x-total-count']).toBeUndefined();
	});
});

describe('languages, tags, pages', () => {
	it('uses the requested language', async () => {
		const german = await get('/api/facilities', {}, { 'accept-language': 'de-AT,en;q=0.5' });
		expect(german.headers['content-language']).toBe('de');
		expect(german.headers.vary).toMatch(/accept-language/);
		const english = await get('/api/facilities', {}, { 'accept-language': 'en' });
		expect(english.headers['content-language']).toBe('en');
		expect(german.text).not.toBe(english.text);
		const names = JSON.parse((await get('/api/country-names', { lng: 'de' })).text);
		expect(names.AT).toBe('Österreich');
		expect((await get('/api/country-names')).headers['cache-control']).toBe('public, max-age=604800');
	});

	it('answers 304 to a matching ETag, from the page cache and past it', async () => {
		const first = await get('/api/properties', { limit: 3 });
		const { etag } = first.headers;
		expect(etag).toMatch(/^"[\w+/=]+"$/);
		expect(first.headers['cache-control']).toMatch(/^public/);
		for (const cookie of ['a=1', 'session=1']) {
			const again = await get('/api/properties', { limit: 3 }, { 'if-none-match': String(etag), cookie });
			expect([again.status, again.text]).toEqual([304, '']);
		}
		const packed = await get('/api/properties', { limit: 3 }, { 'accept-encoding': 'gzip' });
		expect(packed.headers.etag).toBe(`${String(etag).slice(0, -1)}-gzip"`);
		expect(packed.text).toBe(first.text);
		const known = await get(
			'/api/properties',
			{ limit: 3 },
			{ 'accept-encoding': 'gzip', 'if-none-match': `"x", ${packed.headers.etag}` },
		);
		expect(known.status).toBe(304);
		expect((await get('/api/properties', { limit: 2 }, { 'if-none-match': String(etag) })).status).toBe(200);
	});

	it('leads from page to page', async () => {
		const seen: string[] = [];
		let next: string | undefined =
			`/api/stays${encoded({ limit: 2, conditions: { checkIn: { $gte: '2027-01-01' } } })}`;
		for (let page = 0; next && page < 20; page++) {
			const answer: Answer = await product.ask(next);
			expect(answer.status).toBe(200);
			seen.push(...(JSON.parse(answer.text) as { _id: string }[]).map(({ _id }) => _id));
			expect(answer.headers.link).toMatch(/rel="first"/);
			next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
		}
		const all = JSON.parse((await get('/api/stays')).text) as { _id: string }[];
		expect(seen).toEqual(all.map(({ _id }) => _id));
		expect(all.length).toBeGreaterThan(4);
	});

	it('HEAD is GET without a body', async () => {
		const head = await product.ask('/api/facilities', { method: 'HEAD' });
		expect([head.status, head.text]).toEqual([200, '']);
		expect(head.headers['content-type']).toBe('application/json; charset=utf-8');
	});

	it('lets other sites read open data, and nothing else', async () => {
		const origin = 'https://other.example';
		for (const { path, method, access } of API_CALLS) {
			const isOpen = method === 'get' && !access && path !== '/api/suggest';
			expect([path, isOpenPath(path)]).toEqual([path, isOpen || (isOpenPath(path) && method !== 'get')]);
		}
		for (const path of ['/api/facilities', '/api/properties?limit=1', '/api/properties/nobody', '/api/openapi.json']) {
			const { headers } = await get(path, {}, { origin });
			expect(headers['access-control-allow-origin']).toBe('*');
			expect(headers['access-control-allow-credentials']).toBeUndefined();
			expect(headers['access-control-expose-headers']).toMatch(/x-total-count/);
		}
		const requested = {
			origin,
			'access-control-request-method': 'GET',
			'access-control-request-headers': 'if-none-match',
		};
		const preflight = await product.ask('/api/stays', { method: 'OPTIONS', headers: requested });
		expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
		for (const [name, value] of SECURITY_HEADERS) expect(preflight.headers[name], name).toBe(value);
		for (const path of ['/api/sales/leads', '/api/current_user', '/api/mailer', '/api/suggest?q=lech']) {
			expect((await get(path, {}, { origin })).headers['access-control-allow-origin']).toBeUndefined();
			const refused = await product.ask(path, { method: 'OPTIONS', headers: requested });
			expect(refused.headers['access-control-allow-origin']).toBeUndefined();
		}
		const write = { ...requested, 'access-control-request-method': 'POST' };
		const refused = await product.ask('/api/properties', { method: 'OPTIONS', headers: write });
		expect(refused.headers['access-control-allow-origin']).toBeUndefined();
	});

	it('names every request, by the name that it brought', async () => {
		for (const path of ['/api/facilities', '/api/facilities', '/api/nothing', '/api/sales/leads']) {
			const answer = await get(path, {}, { 'x-request-id': 'my-request.42' });
			expect(answer.headers['x-request-id']).toBe('my-request.42');
			if (answer.status >= 400) expect(JSON.parse(answer.text).requestId).toBe('my-request.42');
			const [one, two] = [await get(path), await get(path, {}, { 'x-request-id': 'not\tgood' })];
			expect(one.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
			expect(two.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
			expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
		}
	});
});

it('the page for readers shows answers that have just been given', async () => {
	const { status, text } = await product.ask('/api');
	expect(status).toBe(200);
	for (const { path, summary } of API_CALLS) {
		expect(text).toContain(path);
		expect(text).toContain(summary);
	}
	expect(text).toContain(properties[0]?._id);
	const leads = await product.ask('/api?group=leads');
	expect(leads.text).toContain('id="createLead"');
	expect(leads.text).toContain('Idempotency-Key');
	expect((await product.ask('/about')).text).toContain('href="/api"');
	expect(text).toContain('href="/api-types.ts"');
	const types = await product.ask('/api-types.ts');
	expect([types.status, types.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
	expect(types.text).toContain('export interface paths');
});

describe('the rate limit', () => {
	it('waits', async () => {
		const limited = await startProduct('api-limit', { READS_PER_MINUTE: '3' });
		try {
			const ask = (limit: number) => limited.ask(`/api/properties?limit=${limit}`, { headers: { 'user-agent': 'a' } });
			const statuses: number[] = [];
			// eight different questions cannot all fall into the last three of one minute and the first three of the next
			for (let limit = 1; limit <= 8; limit++) statuses.push((await ask(limit)).status);
			expect(statuses).toContain(429);
			expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
			const refused = await ask(20);
			if (refused.status !== 200) {
				expectProblem(refused, 429);
				expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
			}
			const suggestions: number[] = [];
			for (const q of 'abcdefgh')
				suggestions.push((await limited.ask(`/api/suggest?q=${q}`, { headers: { 'user-agent': 'b' } })).status);
			expect(suggestions).toContain(429);
			// neither case nor percent-encoding leads past it, nor another name of the browser; pages count as well
			for (const path of ['/API/facilities', '/%61pi/facilities', '/api/facilities'])
				expect((await limited.ask(`${path}?limit=${Math.random()}`, { headers: { 'user-agent': 'a' } })).status).toBe(
					429,
				);
			const statusesOfMany = [];
			for (let at = 0; at < 20; at++)
				statusesOfMany.push(
					(await limited.ask(`/search?adults=${at}`, { headers: { 'user-agent': `c${at}` } })).status,
				);
			expect(statusesOfMany.at(-1)).toBe(429);
			// cached responses are free and not counted
			expect((await ask(1)).status).toBe(200);
		} finally {
			await limited.stop();
		}
	});
});
