import { describe, expect, it, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { bestChanges } from '~/domain/search/changes/best-changes';
import { type NearChange, nearChanges, priceSize } from '~/domain/search/changes/near-changes';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import type { PricedChange } from '~/domain/search/search-result';

const today = plainDate('2026-11-20');
const NOBODY = { places: [], whole: null };
const dates = (checkIn: string, checkOut: string) => ({ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) });
const SATURDAYS = dates('2027-03-20', '2027-03-27');

const changesOf = (
	filter: Partial<SearchFilter>,
	neighbours: Parameters<typeof nearChanges>[1]['neighbours'] = NOBODY,
) => nearChanges({ ...EMPTY_SEARCH_FILTER, ...filter }, { today, neighbours });

/** What a change changes, in short. */
const short = ({ kind, filter }: NearChange) => {
	const period = filter.checkIn ? `${filter.checkIn.slice(5)}/${filter.checkOut?.slice(5)}` : '';
	switch (kind) {
		case 'shift':
		case 'week':
			return `${kind} ${period}`;
		case 'bedrooms':
			return `${kind} ${filter.bedrooms}`;
		case 'facility':
			return `${kind} ${filter.facilityArray}`;
		case 'level':
			return `${kind} ${filter.serviceLevelArray}`;
		case 'place':
		case 'around':
			return `${kind} ${filter.destination}`;
		default:
			return kind;
	}
};

describe('nearChanges', () => {
	test.each<[string, Partial<SearchFilter>, string[]]>([
		['nothing asked', {}, []],
		['a part of the map', { area: { south: 46, west: 7, north: 47, east: 8 } }, ['area']],
		['another order, another page', { sort: 'price_low', page: 3 }, []],
		[
			'a week from Saturday',
			SATURDAYS,
			[
				'shift 03-19/03-26',
				'shift 03-21/03-28',
				'week 03-13/03-20',
				'week 03-27/04-03',
				'week 03-06/03-13',
				'week 04-03/04-10',
				'undated',
			],
		],
		[
			'a week that may move: the days beside it were looked at',
			{ ...SATURDAYS, flexiblePeriod: true },
			[
				'shift 03-18/03-25',
				'shift 03-22/03-29',
				'week 03-13/03-20',
				'week 03-27/04-03',
				'week 03-06/03-13',
				'week 04-03/04-10',
				'undated',
			],
		],
		[
			'a week from Wednesday: the next change-over days',
			dates('2027-03-17', '2027-03-24'),
			[
				'shift 03-16/03-23',
				'shift 03-18/03-25',
				'week 03-20/03-27',
				'week 03-21/03-28',
				'week 03-13/03-20',
				'week 03-27/04-03',
				'undated',
			],
		],
		[
			'five nights from Friday: a change-over day that is a day away is told once',
			dates('2027-03-19', '2027-03-24'),
			[
				'shift 03-18/03-23',
				'shift 03-20/03-25',
				'week 03-20/03-27',
				'week 03-21/03-28',
				'week 03-13/03-20',
				'week 03-27/04-03',
				'undated',
			],
		],
		[
			'a period that begins today: nothing earlier',
			dates('2026-11-20', '2026-11-24'),
			['shift 11-21/11-25', 'week 11-21/11-28', 'week 11-22/11-29', 'week 11-28/12-05', 'undated'],
		],
		['one date alone is no period', { checkIn: plainDate('2027-03-20') }, []],
		['a highest price', { priceRange: { min: 0, max: 9_000 } }, ['price']],
		['a lowest price', { priceRange: { min: 9_000, max: 165_000 } }, []],
		['many bedrooms', { bedrooms: 6 }, ['bedrooms 5', 'bedrooms 4']],
		['two bedrooms', { bedrooms: 2 }, ['bedrooms 1']],
		['one bedroom', { bedrooms: 1 }, []],
		['facilities', { facilityArray: ['pool', 'sauna'] }, ['facility sauna', 'facility pool', 'bare']],
		['a level', { serviceLevelArray: ['catered'] }, ['level self_catered,catered', 'level bed_and_breakfast,catered']],
		['every level', { serviceLevelArray: ['self_catered', 'bed_and_breakfast', 'catered'] }, []],
		['types', { propertyTypeArray: ['villa'] }, ['types']],
		['a sector', { sectorArray: ['Oberlech'] }, ['sectors']],
		['a country', { countryArray: ['AT'] }, ['anywhere']],
		['an unknown place', { destination: 'Atlantis' }, ['anywhere']],
		[
			'several wishes',
			{ bedrooms: 2, serviceLevelArray: ['catered'], petsAllowed: true },
			['bedrooms 1', 'level self_catered,catered', 'level bed_and_breakfast,catered', 'bare'],
		],
	])('%s', (_, filter, expected) => {
		expect(changesOf(filter).map(short)).toEqual(expected);
	});

	it('looks around, near before far', () => {
		const places = [
			{ name: 'Zürs', destination: 'Zürs', km: 5 },
			{ name: 'St. Anton', destination: 'St. Anton', km: 11 },
		];
		const whole = { name: 'Vorarlberg', destination: 'Vorarlberg' };
		expect(changesOf({ destination: 'Lech' }, { places, whole }).map(short)).toEqual([
			'around Vorarlberg',
			'place Zürs',
			'place St. Anton',
			'anywhere',
		]);
	});

	it('keeps everything else, and begins at the first page', () => {
		const filter = { ...SATURDAYS, adults: 4, petsAllowed: true, sort: 'price_low', page: 2 } as const;
		for (const change of changesOf(filter)) {
			expect(change.filter).toMatchObject({ adults: 4, petsAllowed: true, sort: 'price_low', page: 1 });
		}
	});

	it('asks twenty questions at most, the smallest first', () => {
		const facilityArray = Array.from({ length: 30 }, (_, index) => `facility-${index}`);
		const found = changesOf(
			{
				...SATURDAYS,
				facilityArray,
				bedrooms: 9,
				destination: 'x',
				serviceLevelArray: ['catered'],
				sectorArray: ['y'],
			},
			{
				places: [1, 2, 3].map((km) => ({ name: `${km}`, destination: `${km}`, km })),
				whole: { name: 'z', destination: 'z' },
			},
		);
		expect(found).toHaveLength(20);
		expect(found.map(({ size }) => size)).toEqual(found.map(({ size }) => size).toSorted((a, b) => a - b));
	});
});

test.each([
	['a twentieth more is less than another place', 20_000, 21_000, 1.15],
	['half as much again is more than a fortnight', 10_000, 15_000, 4.75],
	['from nothing', 0, 5_000, 7],
])('the size of a price: %s', (_, from, to, size) => {
	expect(priceSize(from, to)).toBeCloseTo(size);
});

describe('bestChanges', () => {
	const change = (kind: 'week' | 'anywhere' | 'types' | 'price', size: number, count = 5): PricedChange => ({
		kind,
		size,
		count,
		filter: EMPTY_SEARCH_FILTER,
		priceFrom: null,
	});
	const sizes = (changes: PricedChange[], found: number) => bestChanges(changes, found).map(({ size }) => size);

	it('omits changes that find no more', () => {
		expect(sizes([change('week', 1, 2), change('types', 4, 3)], 2)).toEqual([4]);
	});
	it('takes two of a sort, smallest first', () => {
		expect(sizes([change('week', 5), change('types', 4), change('week', 3), change('week', 2)], 0)).toEqual([2, 3, 4]);
	});
	it('gives up a whole request only when little else helps', () => {
		const small = [change('week', 1), change('week', 2), change('types', 4)];
		expect(sizes([...small, change('anywhere', 7)], 0)).toEqual([1, 2, 4]);
		expect(sizes([...small.slice(1), change('anywhere', 7)], 0)).toEqual([2, 4, 7]);
		expect(sizes([...small.slice(1), change('anywhere', 7)], 1)).toEqual([2, 4]);
	});
	it('offers three at most beside results', () => {
		expect(sizes([change('price', 1), change('week', 2), change('week', 3), change('types', 4)], 1)).toEqual([1, 2, 3]);
	});
});
