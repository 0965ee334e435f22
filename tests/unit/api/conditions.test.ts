import { describe, expect, it } from 'vitest';
import { LIST_PROPERTIES, LIST_STAYS } from '~/domain/api/read-calls';
import { readParameters } from '~/domain/api/read-parameters';
import { conditionTerms } from '~/domain/conditions/conditions-schema';
import { propertyTermsSql } from '~/domain/property/api/property-terms-sql.server';

const ask = (name: string, value: string) => readParameters(LIST_PROPERTIES, new URLSearchParams({ [name]: value }));

describe('conditions of properties', () => {
	it.each<[string, ReturnType<typeof conditionTerms>]>([
		['{}', []],
		['{"city":"Lech"}', [['city', { kind: 'in', values: ['Lech'] }]]],
		['{"city":{"$eq":"Lech"}}', [['city', { kind: 'in', values: ['Lech'] }]]],
		['{"country":{"$in":["AT","CH"]}}', [['country', { kind: 'in', values: ['AT', 'CH'] }]]],
		['{"petsAllowed":false}', [['petsAllowed', { kind: 'in', values: [false] }]]],
		['{"bedrooms":{"$gte":4}}', [['bedrooms', { kind: 'between', from: 4, to: null }]]],
		['{"bedrooms":{"$gte":4,"$lte":6}}', [['bedrooms', { kind: 'between', from: 4, to: 6 }]]],
		['{"priceFrom":{"$lte":12480.5}}', [['priceFrom', { kind: 'between', from: null, to: 1_248_050 }]]],
		['{"priceFrom":0}', [['priceFrom', { kind: 'in', values: [0] }]]],
	])('%s', (text, terms) => {
		const { values, errors } = ask('conditions', text);
		expect(errors).toBeNull();
		expect(conditionTerms(values?.conditions ?? {})).toEqual(terms);
	});

	it.each<[string, string | undefined, RegExp]>([
		['', undefined, /A JSON object/],
		['x', undefined, /A JSON object/],
		['[]', undefined, /A JSON object/],
		['null', undefined, /A JSON object/],
		['7', undefined, /A JSON object/],
		['{"foo":1}', undefined, /Unknown field "foo"; allowed are "_id", "city", "country"/],
		['{"__proto__":{"x":1}}', undefined, /Unknown field "__proto__"/],
		['{"constructor":{"prototype":1}}', undefined, /Unknown field "constructor"/],
		['{"$or":[{"city":"Lech"}]}', undefined, /Unknown field "\$or"/],
		['{"commission":10}', undefined, /Unknown field "commission"/],
		['{"city":7}', '/city', /A text of at most 120/],
		['{"city":""}', '/city', /A text/],
		['{"city":["Lech"]}', '/city', /"\$in"/],
		['{"city":{}}', '/city', /"\$eq"/],
		['{"city":{"$ne":"Lech"}}', '/city', /"\$eq" or "\$in"/],
		['{"city":{"$gte":"a"}}', '/city', /"\$eq" or "\$in"/],
		['{"city":{"$eq":"a","$in":["b"]}}', '/city', /"\$eq" or "\$in"/],
		['{"city":{"$in":[]}}', '/city/$in', /at most 100/],
		[`{"city":{"$in":${JSON.stringify(Array(101).fill('a'))}}}`, '/city', /at most 100/],
		['{"city":{"$eq":{"$eq":"a"}}}', '/city', /A text/],
		['{"country":"DE"}', '/country', /"AT", "CH", "FR", "IT"/],
		['{"bedrooms":"4"}', '/bedrooms', /A whole number/],
		['{"bedrooms":4.5}', '/bedrooms', /A whole number/],
		['{"bedrooms":{"$gte":null}}', '/bedrooms', /A whole number/],
		['{"priceFrom":1.005}', '/priceFrom', /two decimals/],
		['{"priceFrom":-1}', '/priceFrom', /An amount/],
		['{"priceFrom":1e300}', '/priceFrom', /An amount/],
		['{"petsAllowed":"true"}', '/petsAllowed', /true or false/],
		[`{"city":"${'a'.repeat(121)}"}`, '/city', /at most 120/],
		[`{"city":"${'a'.repeat(5000)}"}`, undefined, /At most 4000/],
	])('%j is refused', (text, pointer, detail) => {
		const { errors } = ask('conditions', text);
		expect(errors).toHaveLength(1);
		expect(errors?.[0]?.parameter).toBe('conditions');
		expect(errors?.[0]?.pointer).toBe(pointer);
		expect(errors?.[0]?.detail).toMatch(detail);
	});

	it('nothing of a value stands in the SQL', () => {
		const evil = "Lech') or 1=1 --";
		const { sql, bound } = propertyTermsSql({ city: evil, operator: { $in: [evil, 'b'] }, _id: evil });
		expect(sql).not.toContain('1=1');
		expect(Object.values(bound.args)).toEqual(expect.arrayContaining([evil, JSON.stringify([evil, 'b'])]));
	});
});

describe('other parameters', () => {
	it.each<[string, string]>([
		['limit', '0'],
		['limit', '1001'],
		['limit', '1.5'],
		['limit', 'ten'],
		['limit', ''],
		['includeDemos', 'yes'],
		['includeOrder', '1'],
		['after', ''],
		['projection', 'nonsense'],
		['projection', '[]'],
		['projection', '["commission"]'],
		['projection', '["salesInformation"]'],
		['projection', '["__proto__"]'],
		['projection', JSON.stringify(Array(200).fill('name'))],
	])('%s=%s is refused', (name, value) => {
		expect(ask(name, value).errors?.[0]?.parameter).toBe(name);
	});

	it('are refused when given twice', () => {
		const { errors } = readParameters(LIST_PROPERTIES, new URLSearchParams('limit=1&limit=2'));
		expect(errors).toEqual([{ parameter: 'limit', detail: 'Please give this once.' }]);
	});

	it.each(['{"checkIn":"2027-02-30"}', '{"checkIn":{"$gte":"soon"}}', '{"available":1}', '{"serviceLevels":"luxury"}'])(
		'stays refuse %s',
		(conditions) => {
			expect(readParameters(LIST_STAYS, new URLSearchParams({ conditions })).errors).toHaveLength(1);
		},
	);

	it('have their defaults', () => {
		const { values } = readParameters(LIST_PROPERTIES, new URLSearchParams('foo=1'));
		expect(values).toMatchObject({
			conditions: {},
			includeDemos: false,
			includeOrder: false,
			after: undefined,
			limit: 250,
		});
	});
});
