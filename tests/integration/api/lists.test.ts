import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '~/context';
import { LIST_PROPERTIES, LIST_STAYS } from '~/domain/api/read-calls';
import { readParameters } from '~/domain/api/read-parameters';
import { listFacilities } from '~/domain/facility/list-facilities.server';
import { findProperties, propertiesStatement } from '~/domain/property/api/find-properties.server';
import { findProperty } from '~/domain/property/api/find-property.server';
import { DEFAULT_PROJECTION, PROPERTY_FIELDS } from '~/domain/property/api/property-shape';
import { findStays, findStaysOfProperty, staysStatement } from '~/domain/stay/api/find-stays.server';
import { readStayId } from '~/domain/stay/api/stay-id';
import { DomainError } from '~/platform/errors';
import { publishCatalogue } from '../../../db/derived/publish';
import { CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { startSearch, type TestSearch, TODAY } from '../search/small-catalogue';

const NOW = Date.parse(`${TODAY}T12:00:00Z`);

let database: TestSearch;
let ctx: Pick<
	RequestContext,
	'db' | 'language' | 'today' | 'now' | 'settings' | 'brand' | 'catalogueVersion' | 'actor'
>;

beforeAll(async () => {
	database = await startSearch([
		{
			name: 'Chalet Aurikel',
			place: 'lech',
			sector: 'Oberlech',
			bedrooms: 6,
			pets: 'on_request',
			facilities: ['pool', 'sauna'],
			rank: 10,
			stays: [
				['2027-01-09', '2027-01-16', { catered: ['available', 24_500.5], self_catered: ['sold', 14_500] }],
				['2027-01-16', '2027-01-23', { catered: ['on_request', null] }],
				['2026-11-11', '2026-11-18', { catered: ['available', 9_000] }],
				['2026-11-12', '2026-11-19', { catered: ['available', 9_000] }],
			],
		},
		{ name: 'Apartment Licht', place: 'lech', type: 'apartment', bedrooms: null, pets: null, rank: 20 },
		{
			name: 'Chalet Arve',
			place: 'verbier',
			bedrooms: 3,
			currency: 'CHF',
			rank: 20,
			stays: [['2027-01-09', '2027-01-16', { self_catered: ['available', 10_000] }]],
		},
		{ name: 'Chalet Le Praz', place: 'courchevel-1300', bedrooms: 8, facilities: ['accessible'], rank: 5 },
		{
			name: 'Chalet Musterhaus',
			place: 'lech',
			bedrooms: 5,
			rank: 1,
			stays: [['2027-01-09', '2027-01-16', { catered: ['available', 1_000] }]],
		},
	]);
	await database.db.$client.batch(
		[
			"insert into operator (no, key, name, email, commission_percent, security_deposit_minor, security_deposit_currency, security_deposit_type, terms_en) values (1, 'arlberg-houses', 'Arlberg Houses', 'office@arlberg.example', 12.5, 150000, 'EUR', 'blocked', 'Our terms.')",
			"update property set operator_no = 1, latitude = 47.21331, longitude = 10.14129 where name = 'Chalet Aurikel'",
			"update property set alternative_of_no = 1, beds_adults = 4 where name = 'Apartment Licht'",
			"update property set is_demo = 1 where name = 'Chalet Musterhaus'",
		],
		'write',
	);
	await publishCatalogue(database.db, { now: NOW });
	ctx = {
		...database.ctx,
		now: NOW,
		settings: { PICTURE_BASE_URL: 'https://pictures.example' } as RequestContext['settings'],
		brand: CONSUMER_BRAND,
		actor: null,
	};
});
afterAll(() => database.stop());

function ask(query: Record<string, unknown> = {}) {
	const text = new URLSearchParams();
	for (const [name, value] of Object.entries(query))
		text.set(name, typeof value === 'string' ? value : JSON.stringify(value));
	return text;
}

async function properties(query: Record<string, unknown> = {}) {
	const { values } = readParameters(LIST_PROPERTIES, ask(query));
	if (!values) throw new RangeError('Not a question');
	return findProperties({ ctx, question: values });
}

const names = async (query: Record<string, unknown>) => (await properties(query))?.items.map(({ name }) => name);

const ALL = ['Chalet Le Praz', 'Chalet Aurikel', 'Apartment Licht', 'Chalet Arve'];

describe('properties', () => {
	it.each<[Record<string, unknown>, string[]]>([
		[{}, ALL],
		[{ _id: 'prop_1' }, ['Chalet Aurikel']],
		[{ _id: { $in: ['prop_3', 'prop_1', 'nobody'] } }, ['Chalet Aurikel', 'Chalet Arve']],
		[{ city: 'Lech' }, ['Chalet Aurikel', 'Apartment Licht']],
		[{ city: 'courchevel-1300' }, ['Chalet Le Praz']],
		[{ city: 'Courchevel 1300 (Le Praz)' }, ['Chalet Le Praz']],
		[{ city: "x' or '1'='1" }, []],
		[{ country: { $in: ['AT', 'FR'] } }, ['Chalet Le Praz', 'Chalet Aurikel', 'Apartment Licht']],
		[{ propertyType: 'apartment' }, ['Apartment Licht']],
		[{ operator: 'arlberg-houses' }, ['Chalet Aurikel']],
		// unknown bedrooms never exclude a property
		[{ bedrooms: { $gte: 6 } }, ['Chalet Le Praz', 'Chalet Aurikel', 'Apartment Licht']],
		[{ bedrooms: { $gte: 4, $lte: 6 } }, ['Chalet Aurikel', 'Apartment Licht']],
		[{ bedrooms: { $in: [3, 8] } }, ['Chalet Le Praz', 'Apartment Licht', 'Chalet Arve']],
		[{ priceFrom: { $gte: 1 } }, ['Chalet Aurikel', 'Chalet Arve']],
		[{ priceFrom: { $lte: 12_000 } }, ['Chalet Arve']],
		[{ petsAllowed: true }, ['Chalet Aurikel']],
		[{ petsAllowed: { $in: [true, false] } }, ALL],
		[{ serviceLevels: 'self_catered' }, ['Chalet Aurikel', 'Chalet Arve']],
		[{ serviceLevels: 'bed_and_breakfast' }, []],
		[{ facilities: { $in: ['pool', 'accessible'] } }, ['Chalet Le Praz', 'Chalet Aurikel']],
		[{ city: 'Lech', facilities: 'sauna', bedrooms: 6 }, ['Chalet Aurikel']],
	])('%j', async (conditions, expected) => {
		expect(await names({ conditions })).toEqual(expected);
	});

	it('for demonstrations come only when asked for, and in no search', async () => {
		expect(await names({ includeDemos: true })).toEqual(['Chalet Musterhaus', ...ALL]);
		expect(await names({ includeDemos: true, conditions: { priceFrom: 1000, serviceLevels: 'catered' } })).toEqual([
			'Chalet Musterhaus',
		]);
		const { rows } = await ctx.db.$client.execute(
			"select count(*) as n from suggestion where label_en = 'Chalet Musterhaus' union all select count(*) from property_facet where property_no = 5",
		);
		expect(rows.map(({ n }) => n)).toEqual([0, 0]);
	});

	it('return the fields of the projection', async () => {
		const { items = [] } = (await properties({ projection: ['bedrooms', 'name'], includeOrder: true, limit: 1 })) ?? {};
		expect(items).toEqual([{ _id: 'prop_4', name: 'Chalet Le Praz', bedrooms: 8, order: 5 }]);
		const usual = (await properties())?.items[0] ?? {};
		expect(Object.keys(usual).sort()).toEqual([...DEFAULT_PROJECTION].sort());
	});

	it('come page by page, each once', async () => {
		const seen: (string | undefined)[] = [];
		let after: string | undefined;
		for (let page = 0; page < 9; page++) {
			const found = await properties({ limit: 1, includeDemos: true, ...(after ? { after } : {}) });
			seen.push(...(found?.items.map(({ name }) => name) ?? []));
			after = found?.items.at(-1)?._id;
			if (!found?.hasMore) break;
		}
		expect(seen).toEqual(['Chalet Musterhaus', ...ALL]);
		expect(await properties({ after: 'prop_3' })).toEqual({ items: [], hasMore: false, total: null });
		expect(await properties({ after: 'prop_99' })).toBeNull();
	});
});

describe('a property', () => {
	const read = (id: string, language: 'en' | 'de' = 'en', includeSalesInformation = true) =>
		findProperty({ ctx: { ...ctx, language }, id, includeSalesInformation });

	it('has all fields and nothing for agencies', async () => {
		const property = await read('prop_1');
		expect(Object.keys(property).sort()).toEqual([...PROPERTY_FIELDS, 'salesInformation'].sort());
		expect(property).toMatchObject({
			address: { country: 'AT', sector: 'Oberlech' },
			beds: { adults: 8, children: 0 },
			coordinates: { latitude: 47.21, longitude: 10.14 },
			facilities: [
				{ _id: 'pool', facility: 'pool' },
				{ _id: 'sauna', facility: 'sauna' },
			],
			hasAlternative: true,
			isAlternative: false,
			alternativeDetails: null,
			operator: 'Arlberg Houses',
			priceFrom: 2_450_050,
			serviceLevels: ['self_catered', 'catered'],
			url: '/chalets/austria/lech/chalet-aurikel-1',
			salesInformation: {
				creditCardFeeRatio: 0,
				prepaymentRatio: 0.35,
				securityDeposit: 150_000,
				securityDepositCurrency: 'EUR',
				securityDepositType: 'blocked',
				termsAndConditions: 'Our terms.',
				_rentalChannel: 'arlberg-houses',
			},
		});
		expect(JSON.stringify(property)).not.toMatch(/commission|12\.5|office@|47\.2133/i);
	});

	it('says of an alternative what differs', async () => {
		const property = await read('prop_2', 'de', false);
		expect(property.alternativeDetails).toEqual({
			_property: 'prop_1',
			diff: { bedrooms: null, beds: { adults: -4, children: 0 } },
			totals: { bedrooms: 6, beds: { adults: 8, children: 0 } },
		});
		expect(property.facilities).toEqual([]);
		expect(property.url).toBe('/apartments/oesterreich/lech/apartment-licht-2');
		expect(property).not.toHaveProperty('salesInformation');
	});

	it('without an operator has the usual terms', async () => {
		const { salesInformation } = await read('prop_3');
		expect(salesInformation).toMatchObject({
			acceptedPaymentMethods: ['credit_card', 'bank_transfer'],
			paymentTerms: [{ daysBeforeCheckIn: 84, paymentRatio: 1 }],
			cancellationTerms: [{ daysBeforeCheckIn: 84, refundRatio: 0.65 }],
			_rentalChannel: null,
		});
	});

	it.each([
		[CONSUMER_BRAND, 0],
		[DEFAULT_BRAND, 0.03],
	])('charges consumers no card fee, and agents the operator’s', async (brand, ratio) => {
		const property = await findProperty({ ctx: { ...ctx, brand }, id: 'prop_1', includeSalesInformation: true });
		expect(property.salesInformation?.creditCardFeeRatio).toBe(ratio);
	});

	it('that is unknown is not found', async () => {
		await expect(read('prop_99')).rejects.toThrow(DomainError);
	});
});

describe('stays', () => {
	async function stays(query: Record<string, unknown> = {}) {
		const { values } = readParameters(LIST_STAYS, ask(query));
		if (!values) throw new RangeError('Not a question');
		const after = values.after === undefined ? null : readStayId(values.after);
		return findStays({ ctx, question: { ...values, after } });
	}

	it('of a house: not those that ended more than a day ago', async () => {
		const found = await findStaysOfProperty({ ctx, id: 'prop_1' });
		expect(found.map(({ checkOut }) => checkOut)).toEqual(['2026-11-19', '2027-01-16', '2027-01-23']);
		expect(found[1]).toEqual({
			_id: 'stay_prop_1_20270109_20270116',
			_property: 'prop_1',
			checkIn: '2027-01-09',
			checkOut: '2027-01-16',
			available: true,
			rates: {
				catered: { price: 2_450_050, currency: 'EUR', status: 'available' },
				self_catered: { price: 1_450_000, currency: 'EUR', status: 'sold' },
			},
		});
		expect(found[2]).toMatchObject({ available: false, rates: { catered: { price: null, status: 'on_request' } } });
		await expect(findStaysOfProperty({ ctx, id: 'prop_99' })).rejects.toThrow(DomainError);
		expect(await findStaysOfProperty({ ctx, id: 'prop_2' })).toEqual([]);
	});

	it.each<[Record<string, unknown>, string[]]>([
		[{}, ['prop_1 2026-11-12', 'prop_1 2027-01-09', 'prop_1 2027-01-16', 'prop_3 2027-01-09']],
		[{ _property: 'prop_3' }, ['prop_3 2027-01-09']],
		[{ checkIn: '2027-01-09' }, ['prop_1 2027-01-09', 'prop_3 2027-01-09']],
		[{ checkIn: { $gte: '2027-01-10' } }, ['prop_1 2027-01-16']],
		[{ checkOut: { $lte: '2027-01-01' } }, ['prop_1 2026-11-12']],
		[{ country: 'CH' }, ['prop_3 2027-01-09']],
		[{ city: 'lech', available: false }, ['prop_1 2027-01-16']],
		[{ serviceLevels: { $in: ['self_catered'] } }, ['prop_1 2027-01-09', 'prop_3 2027-01-09']],
	])('%j', async (conditions, expected) => {
		const found = await stays({ conditions });
		expect(found?.items.map(({ _property, checkIn }) => `${_property} ${checkIn}`)).toEqual(expected);
	});

	it('come page by page, each once', async () => {
		const seen: string[] = [];
		let after: string | undefined;
		for (let page = 0; page < 9; page++) {
			const found = await stays({ limit: 1, includeDemos: true, ...(after ? { after } : {}) });
			seen.push(...(found?.items.map(({ _id }) => _id) ?? []));
			after = found?.items.at(-1)?._id;
			if (!found?.hasMore) break;
		}
		expect(seen).toHaveLength(5);
		expect(new Set(seen).size).toBe(5);
		expect(await stays({ after: 'stay_prop_99_20270109_20270116' })).toBeNull();
	});
});

it('facilities are in the language of the visitor', async () => {
	const [first] = await listFacilities({ ctx: { ...ctx, language: 'de' } });
	expect(first).toEqual({ _id: 'pool', facility: 'pool de', isDefault: true });
});

describe('query plans', () => {
	/** a: property of `after`, p: properties, r and t: rates, s: stays. */
	const FULL_SCAN = /^SCAN (a|m|p|r|s|t|pf|pp|k|f|x|property\w*|stay\w*)\b/;

	async function planOf({ sql, args }: { sql: string; args: Record<string, string | number | null> }) {
		const { rows } = await ctx.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		const plan = rows.map(({ detail }) => String(detail));
		expect(plan.filter((step) => FULL_SCAN.test(step))).toEqual([]);
		return plan.join('\n');
	}

	const CONDITIONS: Record<string, unknown>[] = [
		{},
		{ country: 'AT' },
		{ city: { $in: ['Lech', 'Verbier'] } },
		{ operator: 'arlberg-houses' },
		{ _id: { $in: ['prop_1', 'prop_2'] } },
		{ bedrooms: { $gte: 4 }, priceFrom: { $lte: 9000 }, petsAllowed: true },
		{ serviceLevels: 'catered', facilities: { $in: ['pool', 'sauna'] }, propertyType: 'chalet' },
	];

	it.each(CONDITIONS)('properties %j', async (conditions) => {
		for (const after of [undefined, 'prop_1']) {
			const { values } = readParameters(LIST_PROPERTIES, ask({ conditions }));
			if (!values) throw new RangeError('Not a question');
			await planOf(propertiesStatement(ctx, { ...values, after }, PROPERTY_FIELDS));
		}
	});

	it('a list of all properties is a walk along the index of their order', async () => {
		const { values } = readParameters(LIST_PROPERTIES, ask());
		if (!values) throw new RangeError('Not a question');
		const plan = await planOf(propertiesStatement(ctx, values, ['_id', 'name', 'city']));
		expect(plan).toContain('SEARCH p USING INDEX property_rank');
		expect(plan).not.toContain('TEMP B-TREE FOR ORDER BY');
	});

	it.each<Record<string, unknown>>([
		{},
		{ _property: 'prop_1' },
		{ city: 'Lech', checkIn: { $gte: '2027-01-01' } },
		{ country: 'AT', checkOut: { $lte: '2027-02-01' }, serviceLevels: 'catered', available: true },
	])('stays %j', async (conditions) => {
		for (const after of [undefined, 'stay_prop_1_20270109_20270116']) {
			const { values } = readParameters(LIST_STAYS, ask({ conditions, ...(after ? { after } : {}) }));
			if (!values) throw new RangeError('Not a question');
			const key = values.after === undefined ? null : readStayId(values.after);
			const plan = await planOf(staysStatement(ctx, { ...values, after: key }));
			expect(plan).toMatch(/SEARCH s USING (COVERING )?INDEX stay_period \(property_no=\?/);
		}
	});
});
