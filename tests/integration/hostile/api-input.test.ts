import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROPERTY_FIELDS } from '~/domain/property/api/property-shape';
import type { Answer } from '../http';
import { type Product, startProduct } from '../product';
import { expectComposed } from './expect-composed';
import { CRAFTED, hostileText } from './hostile-words';

let product: Product;
let properties: string[];
let stays: string[];

beforeAll(async () => {
	product = await startProduct('hostile-api', { READS_PER_MINUTE: '1000000' });
	const ids = async (path: string) =>
		(JSON.parse((await product.ask(path)).text) as { _id: string }[]).map(({ _id }) => _id);
	[properties, stays] = await Promise.all([ids('/api/properties'), ids('/api/stays')]);
});
afterAll(() => product?.stop());

const RUNS = 400 * Number(process.env.HOSTILE_TIMES ?? 1);

/** Correct data or problem details, nothing else; every item is one that the whole list has. */
function expectAnswer(answer: Answer, known: () => readonly string[]): void {
	expectComposed(answer);
	if (answer.status === 200) {
		const items = JSON.parse(answer.text) as { _id: string }[];
		for (const { _id } of items) expect(known()).toContain(_id);
		expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
		return;
	}
	expect([400, 414]).toContain(answer.status);
	expect(answer.headers['content-type']).toBe('application/problem+json');
	expect(JSON.parse(answer.text)).toMatchObject({ status: answer.status, title: expect.any(String) });
}

const ask = (path: string, query: Record<string, string>) =>
	product.ask(`${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, v.toWellFormed()]))}`);

const FIELDS = [
	...['_id', 'city', 'country', 'propertyType', 'operator', 'bedrooms', 'priceFrom', 'petsAllowed', 'serviceLevels'],
	...['facilities', '_property', 'checkIn', 'checkOut', 'available', 'commission', 'operatorId', 'name', 'no', 'rowid'],
	...['__proto__', 'constructor', 'toString', '$or', '$where', '', 'p.id', 'city; drop table stay'],
];
const OPERATORS = ['$eq', '$in', '$gte', '$lte', '$ne', '$or', '$regex', '__proto__', 'constructor', ''];

const scalar = fc.oneof(
	hostileText,
	fc.constantFrom(...CRAFTED),
	fc.constantFrom('AT', 'Lech', 'lech', 'chalet', 'catered', 'pool', 'arlberg-houses', '2027-01-09', '2027-02-30'),
	fc.integer(),
	fc.constantFrom(0, 4, 4.5, -1, 1e308, -0, 2 ** 53, 0.1 + 0.2, 24_500.5),
	fc.boolean(),
	fc.constant(null),
);
const value = fc.oneof(
	{ weight: 4, arbitrary: scalar },
	{
		weight: 4,
		arbitrary: fc.dictionary(fc.constantFrom(...OPERATORS), fc.oneof(scalar, fc.array(scalar)), { maxKeys: 2 }),
	},
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const conditions = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 4 }).map((given) => JSON.stringify(given)),
	},
	{ weight: 1, arbitrary: hostileText },
	{ weight: 1, arbitrary: fc.json() },
);
const projection = fc.oneof(
	fc.array(fc.constantFrom(...PROPERTY_FIELDS), { maxLength: 5 }).map((names) => JSON.stringify(names)),
	fc
		.array(fc.oneof(scalar, fc.constantFrom('commission', 'salesInformation', 'order', '*')))
		.map((names) => JSON.stringify(names)),
	hostileText,
);
const query = fc.record(
	{
		conditions,
		projection,
		includeDemos: fc.oneof(fc.constantFrom('true', 'false', 'null', '1'), hostileText),
		includeOrder: fc.oneof(fc.constantFrom('true', 'false'), hostileText),
		limit: fc.oneof(fc.constantFrom('1', '1000', '0', '-1', '1e2', '1e400', 'NaN', '0x10', '01'), hostileText),
		after: fc.oneof(
			hostileText,
			fc.constantFrom('prop_0', 'stay_prop_0_20270109_20270116', "stay_'_20270109_20270116"),
		),
		lng: fc.constantFrom('en', 'de', 'xx'),
	},
	{ requiredKeys: [] },
);

describe('random questions bring correct data or a problem', () => {
	test.each<[string, () => readonly string[]]>([
		['/api/properties', () => properties],
		['/api/stays', () => stays],
	])('%s', { timeout: 300_000 }, async (path, known) => {
		await fc.assert(
			fc.asyncProperty(query, async (input) => expectAnswer(await ask(path, input), known)),
			{ numRuns: RUNS },
		);
	});

	test('in the paths', { timeout: 300_000 }, async () => {
		await fc.assert(
			fc.asyncProperty(hostileText, fc.constantFrom('', '/stays', '/x'), async (id, rest) => {
				const answer = await product.ask(`/api/properties/${encodeURIComponent(id.toWellFormed())}${rest}`);
				expectComposed(answer);
				expect([200, 301, 400, 404, 414]).toContain(answer.status);
			}),
			{ numRuns: RUNS / 4 },
		);
	});
});

describe('crafted conditions', () => {
	test.each<[string, string]>([
		['deep', `${'{"city":'.repeat(300)}1${'}'.repeat(300)}`],
		['deep lists', `{"city":{"$in":${'['.repeat(900)}${']'.repeat(900)}}}`],
		['many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, at])))],
		['a long list', JSON.stringify({ bedrooms: { $in: Array.from({ length: 900 }, (_, at) => at) } })],
		['twice the same field', '{"city":"Lech","city":{"$ne":1}}'],
		['a prototype', '{"__proto__":{"city":"Lech"}}'],
		['a prototype inside', '{"city":{"__proto__":{"$eq":"Lech"},"$eq":"Lech"}}'],
		['an operator of another database', '{"$where":"sleep(1000)"}'],
		['a byte order mark', '\ufeff{}'],
		['a number too large', '{"bedrooms":1e400}'],
		['half a character', '{"city":"\\ud800"}'],
		['half a character in a list', '{"facilities":{"$in":["\\udfff"]}}'],
		['nothing', ' '],
	])('%s are refused', async (_, text) => {
		const answer = await ask('/api/properties', { conditions: text });
		expectAnswer(answer, () => properties);
		expect(answer.status).toBe(400);
	});

	test.each<[string, unknown]>([
		['SQL', { city: "Lech' or 1=1 --" }],
		['a wildcard', { city: '%' }],
		['a null byte', { operator: 'arlberg\u0000houses' }],
		['another alphabet', { city: '\u202eLech' }],
		['JSON in a list', { facilities: { $in: ['"]', '[]', 'pool") or 1=1 --'] } }],
		['an empty range', { bedrooms: { $gte: 900, $lte: 1 } }],
	])('%s finds nothing but what it says', async (name, input) => {
		const { status, text } = await ask('/api/properties', {
			conditions: JSON.stringify(input),
			projection: '["bedrooms"]',
		});
		expect(status).toBe(200);
		const found = JSON.parse(text) as { bedrooms: number | null }[];
		// a property whose bedrooms are unknown obeys every range
		expect(name === 'an empty range' ? found.filter(({ bedrooms }) => bedrooms !== null) : found).toEqual([]);
	});
});

test('nothing of all this was logged as an error of ours', () => {
	expect(product.log()).not.toMatch(
		/\b(?:TypeError|RangeError|SyntaxError|ReferenceError|LibsqlError|SQLITE_\w+|ARGS_INVALID)\b/,
	);
});
