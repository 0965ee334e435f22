import { expect, test } from 'vitest';
import { activeFilters, withoutFilters } from '~/components/search/active-filters';
import { resultTexts } from '~/components/search/result-texts';
import { searchAddress } from '~/components/search/search-address';
import { plainDate } from '~/domain/date/plain-date';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import type { SearchFacets } from '~/domain/search/search-result';

const option = (value: string, label: string) => ({ value, label, count: 1, isChosen: true });
const facets: SearchFacets = {
	country: [option('AT', 'Austria'), option('CH', 'Switzerland')],
	propertyType: [option('villa', 'Villa')],
	serviceLevel: [option('catered', 'Catered')],
	sector: [],
	facility: [option('pool', 'Pool')],
	bedrooms: [],
	pets: 0,
	price: { buckets: [], min: 0, max: 165_000, withoutPrice: 0 },
};

const everything: SearchFilter = {
	destination: 'lech',
	exactDestination: false,
	checkIn: plainDate('2027-03-19'),
	checkOut: plainDate('2027-03-26'),
	month: null,
	flexiblePeriod: true,
	priceRange: { min: 10_000, max: 80_000 },
	bedrooms: 3,
	adults: 6,
	children: 1,
	babies: null,
	countryArray: ['AT', 'CH'],
	sectorArray: ['Oberlech'],
	facilityArray: ['pool'],
	propertyTypeArray: ['villa'],
	serviceLevelArray: ['catered'],
	petsAllowed: true,
	sort: 'price_low',
	view: 'list',
	area: null,
	page: 3,
};

const chips = (filter: SearchFilter, language: 'en' | 'de' = 'en') =>
	activeFilters(filter, 'Lech', facets, resultTexts(language), language);

test('every filter is a chip with the words of the form', () => {
	expect(chips(everything).map((chip) => chip.label)).toEqual([
		'Lech',
		'19 – 26 Mar 2027',
		'± 1 day',
		'Austria',
		'Switzerland',
		'10\u00a0000 – 80\u00a0000 EUR',
		'3+ bedrooms',
		'6 adults',
		'1 child',
		'Pool',
		'Catered',
		'Villa',
		'Oberlech',
		'Pets allowed',
	]);
});

test('a chip takes away what it says, nothing else, and leads to the first page', () => {
	const all = chips(everything);
	for (const [index, chip] of all.entries()) {
		expect(chip.without.page).toBe(1);
		expect(chip.without.sort).toBe('price_low');
		// The flexible day goes with the period it belongs to.
		expect(chips(chip.without)).toHaveLength(all.length - (index === 1 ? 2 : 1));
	}
	const austria = all.find((chip) => chip.label === 'Austria');
	expect(austria?.without.countryArray).toEqual(['CH']);
});

test('a single date, no filter, and clearing all', () => {
	expect(chips({ ...EMPTY_SEARCH_FILTER, checkIn: plainDate('2027-03-19') })[0]?.label).toBe('Check-in 19 Mar 2027');
	expect(chips({ ...EMPTY_SEARCH_FILTER, sort: 'bedrooms', page: 2 })).toEqual([]);
	expect(searchAddress(withoutFilters(everything))).toBe('/search?sort=price_low');
	expect(searchAddress(EMPTY_SEARCH_FILTER)).toBe('/search');
});

test('German chips', () => {
	expect(
		chips(everything, 'de')
			.map((chip) => chip.label)
			.slice(1, 3),
	).toEqual(['19. – 26. März 2027', '± 1 Tag']);
});
