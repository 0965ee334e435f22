import { describe, expect, it } from 'vitest';
import { callReference, shapeReferences } from '~/domain/api/api-reference';
import { API_CALLS } from '~/domain/api/calls';
import { fillExample } from '~/domain/api/fill-example';
import { callSchemas } from '~/domain/api/json-schemas';
import { LIST_PROPERTIES } from '~/domain/api/read-calls';
import { shortenedJson } from '~/domain/api/shortened-json';

const schemas = callSchemas(API_CALLS);
const WORDS = {
	id: 'prop_1',
	name: 'Haus "Licht"',
	city: 'Lech',
	checkIn: '2027-01-09',
	checkOut: '2027-01-16',
	...{ hotelId: 'hotel_1', roomId: 'room_1' },
};
const words = (type: readonly { text: string }[]) => type.map(({ text }) => text).join('');

describe('the API in words', () => {
	it('names type, place and standard of a parameter', () => {
		const { parameters, answer } = callReference(LIST_PROPERTIES, schemas, WORDS);
		const limit = parameters.find(({ name }) => name === 'limit');
		expect(limit).toMatchObject({ where: 'query', isOptional: true, standard: '250' });
		expect(words(limit?.type ?? [])).toBe('integer');
		expect(words(answer.type)).toBe('list of ListedProperty');
	});

	it('names the fields inside nameless objects by their path', () => {
		const property = shapeReferences(schemas).find(({ name }) => name === 'SingleProperty');
		const fields = new Map(property?.fields.map((field) => [field.name, words(field.type)]));
		expect(fields.get('address.country')).toBe('"AT" | "CH" | "FR" | "IT"');
		expect(fields.get('facilities[]._id')).toBe('string');
		expect(fields.get('priceFrom')).toBe('Amount | null');
		expect(fields.get('bedrooms')).toBe('integer | null');
		expect(fields.get('thumbnail')).toBe('Picture | null');
		expect(fields.get('alternativeDetails.totals.beds')).toBe('Beds');
	});

	it('leads to shapes that are described', () => {
		const shapes = new Set(shapeReferences(schemas).map(({ name }) => name));
		const led = JSON.stringify([
			API_CALLS.map((call) => callReference(call, schemas, WORDS)),
			shapeReferences(schemas),
		]);
		for (const [, shape] of led.matchAll(/"shape":"(\w+)"/g)) expect(shapes).toContain(shape);
	});
});

it('examples name a property that there is and days to come, and stay JSON', () => {
	const json = '{"a":"{id}","b":"{name}","c":{"$gte":"{checkIn}"},"d":"{toString}"}';
	expect(JSON.parse(fillExample(json, WORDS))).toEqual({
		a: 'prop_1',
		b: 'Haus "Licht"',
		c: { $gte: '2027-01-09' },
		d: '{toString}',
	});
});

it.each<[unknown, string]>([
	[[1, 2, 3, 4], '[\n  1,\n  2,\n  … 2 more\n]'],
	[{ a: { b: [] }, c: null }, '{\n  "a": {\n    "b": []\n  },\n  "c": null\n}'],
	['x', '"x"'],
	[{}, '{}'],
])('shortens %j', (value, text) => {
	expect(shortenedJson(value)).toBe(text);
});
