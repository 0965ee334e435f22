import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Month } from '~/domain/date/month';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { EMPTY_SEARCH_FILTER, SEARCH_SORTS, SEARCH_VIEWS, type SearchFilter } from '~/domain/search/search-filter';
import { writeSearchFilter } from '~/domain/search/write-search-filter';

const today = plainDate('2026-11-20');

test.each<[Partial<SearchFilter>, string]>([
	[{}, ''],
	[{ page: 1, sort: 'best_match', priceRange: { min: 0, max: 165_000 } }, ''],
	[
		{
			page: 2,
			sort: 'price_low',
			petsAllowed: true,
			facilityArray: ['sauna', 'pool'],
			destination: 'Val d’Isère',
			checkIn: plainDate('2027-03-20'),
			checkOut: plainDate('2027-03-27'),
			priceRange: { min: 0, max: 20_000 },
		},
		'destination=Val+d%E2%80%99Is%C3%A8re&checkIn=2027-03-20&checkOut=2027-03-27&priceRange=0-20000&facilityArray=pool&facilityArray=sauna&petsAllowed=true&sort=price_low&page=2',
	],
])('%j', (filter, query) => {
	expect(writeSearchFilter({ ...EMPTY_SEARCH_FILTER, ...filter })).toBe(query);
});

const word = fc
	.string({ minLength: 1, maxLength: 20 })
	.map((text) => text.trim().replace(/\s+/g, ' '))
	.filter((text) => text !== '');
const words = fc.uniqueArray(word, { maxLength: 6 }).map((list) => list.toSorted());
const count = (most: number) => fc.option(fc.integer({ min: 1, max: most }));
const filters: fc.Arbitrary<SearchFilter> = fc
	.record({
		destination: fc.option(word),
		exactDestination: fc.boolean(),
		start: fc.option(fc.integer({ min: 0, max: 700 })),
		nights: fc.option(fc.integer({ min: 1, max: 60 })),
		month: fc.option(fc.constantFrom('2026-11' as Month, '2027-02' as Month, '2030-12' as Month)),
		flexiblePeriod: fc.boolean(),
		prices: fc.tuple(fc.integer({ min: 0, max: 165_000 }), fc.integer({ min: 0, max: 165_000 })),
		bedrooms: count(30),
		adults: count(50),
		children: count(50),
		babies: count(9),
		countryArray: fc.subarray(['AT', 'CH', 'FR', 'IT'] as const),
		sectorArray: words,
		facilityArray: words,
		propertyTypeArray: fc.subarray(['apartment', 'chalet', 'villa'] as const),
		serviceLevelArray: fc.subarray(['self_catered', 'bed_and_breakfast', 'catered'] as const),
		petsAllowed: fc.boolean(),
		sort: fc.constantFrom(...SEARCH_SORTS),
		view: fc.constantFrom(...SEARCH_VIEWS),
		area: fc.option(
			fc
				.tuple(
					fc.integer({ min: -9000, max: 8990 }),
					fc.integer({ min: -18_000, max: 17_990 }),
					fc.integer({ min: 1, max: 10 }),
				)
				.map(([south, west, size]) => ({
					south: south / 100,
					west: west / 100,
					north: (south + size) / 100,
					east: (west + size) / 100,
				})),
		),
		page: fc.integer({ min: 1, max: 1000 }),
	})
	.map(({ start, nights, month, prices: [a, b], ...rest }) => ({
		...rest,
		month: start !== null && nights !== null ? null : month,
		checkIn: start === null ? null : addDays(today, start),
		checkOut: nights === null ? null : addDays(today, (start ?? 0) + nights),
		priceRange: { min: Math.min(a, b), max: Math.max(a, b) },
	}));

test('a written filter reads back unchanged, and writes the same again', () => {
	fc.assert(
		fc.property(filters, (filter) => {
			const query = writeSearchFilter(filter);
			const parsed = parseSearchFilter(new URLSearchParams(query), today);
			expect(parsed).toEqual({ filter, ignored: [], invalid: [] });
			expect(writeSearchFilter(parsed.filter)).toBe(query);
		}),
	);
});
