import { describe, expect, it } from 'vitest';
import { compareRates, countChanges } from '~/domain/hotel-desk/rates/compare-rates';
import { type RatesContent, setCells, setSeasons } from '~/domain/hotel-desk/rates/rates-content';
import { readSeasons, type TypedSeason } from '~/domain/hotel-desk/rates/read-seasons';

const rate = (season: string, room: string, nightly: number) => ({
	...{ season, plan: 'flexible', room, nightly, weekend: null, public: null, min_nights: 3 },
});

const WINTER = { key: 'winter', first_night: '2026-12-01', last_night: '2027-02-28', weekend: '' };
const SPRING = { key: 'spring', first_night: '2027-03-01', last_night: '2027-04-10', weekend: '5;6' };
const CONTENT: RatesContent = {
	plans: [],
	closures: [],
	seasons: [WINTER, SPRING],
	rates: [rate('winter', 'double', 40_000), rate('winter', 'suite', 90_000), rate('spring', 'double', 30_000)],
};

describe('setting cells', () => {
	const winter = { room: 'double', season: 'winter' };
	it.each([
		['a price, and no other cell', 'nightly', [{ ...winter, value: 45_000 }], [45_000, 90_000, 30_000]],
		['nothing takes the rate out', 'nightly', [{ ...winter, value: null }], [90_000, 30_000]],
		[
			'a price of a cell without one adds a rate',
			'nightly',
			[{ room: 'suite', season: 'spring', value: 70_000 }],
			[40_000, 90_000, 30_000, 70_000],
		],
		[
			'a weekend price adds no rate',
			'weekend',
			[{ room: 'suite', season: 'spring', value: 1 }],
			[40_000, 90_000, 30_000],
		],
	] as const)('%s', (_, field, cells, prices) => {
		expect(setCells(CONTENT, 'flexible', field, cells).rates.map(({ nightly }) => nightly)).toEqual(prices);
	});

	it('of another plan changes nothing of this one', () => {
		const after = setCells(CONTENT, 'advance', 'nightly', [{ ...winter, value: 1 }]);
		expect(after.rates.filter(({ plan }) => plan === 'flexible')).toEqual(CONTENT.rates);
		expect(after.rates).toHaveLength(4);
	});
});

describe('setting seasons', () => {
	it('takes the rates of a season with it, and copies those of another', () => {
		const may = { key: 'may', first_night: '2027-05-01', last_night: '2027-05-31', weekend: '' };
		const after = setSeasons(CONTENT, [may, WINTER], [{ from: 'winter', to: 'may' }]);
		expect(after.seasons.map(({ key }) => key)).toEqual(['winter', 'may']);
		expect(after.rates.map(({ season, room }) => `${season} ${room}`)).toEqual([
			...['winter double', 'winter suite', 'may double', 'may suite'],
		]);
	});
});

describe('what changes for agents', () => {
	it('is nothing of equal contents', () => {
		expect(countChanges(compareRates(CONTENT, structuredClone(CONTENT)))).toBe(0);
	});

	it('is told by cell with what was and will be, and by season', () => {
		const after: RatesContent = {
			...CONTENT,
			seasons: [{ ...WINTER, last_night: '2027-02-20' }],
			rates: [{ ...rate('winter', 'double', 45_000), min_nights: 5 }],
		};
		expect(compareRates(CONTENT, after)).toEqual({
			plans: [],
			seasons: [
				{ key: 'winter', before: WINTER, after: { ...WINTER, last_night: '2027-02-20' } },
				{ key: 'spring', before: SPRING, after: null },
			],
			rates: [
				{
					...{ season: 'winter', plan: 'flexible', room: 'double' },
					fields: [
						{ field: 'nightly', before: 40_000, after: 45_000 },
						{ field: 'min_nights', before: 3, after: 5 },
					],
				},
				{
					...{ season: 'winter', plan: 'flexible', room: 'suite' },
					fields: [{ field: 'nightly', before: 90_000, after: null }],
				},
			],
		});
	});
});

describe('rows of seasons', () => {
	const row = (given: Partial<TypedSeason>): TypedSeason => ({
		...{ key: '', name: '', first: '', last: '', weekend: [], isRemoved: false, copies: '' },
		...given,
	});
	const winter = row({ key: 'winter', name: 'winter', first: '2026-12-01', last: '2027-02-28' });

	it.each<[string, TypedSeason[], object]>([
		['an empty row is none', [winter, row({})], { seasons: [WINTER], copies: [] }],
		[
			'a new one gets a key of its name',
			[row({ name: ' Große Woche! ', first: '2027-03-01', last: '2027-03-07', weekend: ['6', '5', '6', 'x'] })],
			{
				seasons: [{ key: 'grosse-woche', first_night: '2027-03-01', last_night: '2027-03-07', weekend: '5;6' }],
				copies: [],
			},
		],
		[
			'a row that is taken out is not looked at',
			[{ ...winter, last: 'x', isRemoved: true }],
			{ seasons: [], copies: [] },
		],
		[
			'one may begin on the day after another',
			[winter, row({ name: 'March', first: '2027-03-01', last: '2027-03-31', copies: 'winter' })],
			{
				seasons: [WINTER, { key: 'march', first_night: '2027-03-01', last_night: '2027-03-31', weekend: '' }],
				copies: [{ from: 'winter', to: 'march' }],
			},
		],
	])('%s', (_, rows, result) => {
		expect(readSeasons(rows)).toEqual(result);
	});

	it.each<[string, TypedSeason[], object]>([
		['backwards', [{ ...winter, last: '2026-11-30' }], { 0: { last: { key: 'backwards' } } }],
		[
			'no days',
			[{ ...winter, first: '2027-02-30', last: '' }],
			{ 0: { first: { key: 'date' }, last: { key: 'date' } } },
		],
		[
			'over another, told where it begins within it',
			[row({ name: 'New Year', first: '2026-12-28', last: '2027-01-03' }), winter],
			{ 0: { first: { key: 'overlap', values: { season: 'winter' } } } },
		],
		[
			'of a name that is taken, or none',
			[
				winter,
				row({ name: 'Winter', first: '2027-05-01', last: '2027-05-02' }),
				row({ first: '2027-06-01', last: '2027-06-02' }),
			],
			{ 1: { name: { key: 'nameTaken' } }, 2: { name: { key: 'name' } } },
		],
	])('refuses those %s', (_, rows, errors) => {
		expect(readSeasons(rows)).toEqual({ errors });
	});
});
