import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';

const today = plainDate('2026-11-20');
const parse = (query: string) => parseSearchFilter(new URLSearchParams(query), today);

test.each([
	['', {}, []],
	['checkIn=&checkOut=&adults=&destination=&priceRange=&priceRange=', {}, []],
	['destination=+Lech%20', { destination: 'Lech' }, []],
	['checkIn=2027-03-20&checkOut=2027-03-27', { checkIn: '2027-03-20', checkOut: '2027-03-27' }, []],
	['checkIn=2026-11-20', { checkIn: '2026-11-20' }, []],
	['checkIn=2026-11-19&checkOut=2026-11-27', { checkOut: '2026-11-27' }, ['checkIn']],
	['checkIn=2027-02-30', {}, ['checkIn']],
	['checkIn=20.03.2027', {}, ['checkIn']],
	['checkIn=9999-12-31', {}, ['checkIn']],
	['checkIn=2027-03-20&checkOut=2027-03-20', { checkIn: '2027-03-20' }, ['checkOut']],
	['checkIn=2027-03-20&checkOut=2027-03-13', { checkIn: '2027-03-20' }, ['checkOut']],
	['month=2027-02', { month: '2027-02' }, []],
	['month=2026-11', { month: '2026-11' }, []],
	['month=2026-10', {}, ['month']],
	['month=2033-01', {}, ['month']],
	['month=2027-13', {}, ['month']],
	['month=%F0%9F%8E%BF', {}, ['month']],
	['month=', {}, []],
	['month=2027-02&checkIn=2027-03-20', { month: '2027-02', checkIn: '2027-03-20' }, []],
	['month=2027-02&checkIn=2027-03-20&checkOut=2027-03-27', { checkIn: '2027-03-20', checkOut: '2027-03-27' }, []],
	['area=46.05,7.10,46.20,7.40', { area: { south: 46.05, west: 7.1, north: 46.2, east: 7.4 } }, []],
	['area=46.0512,7.1,46.2,7.4999', { area: { south: 46.05, west: 7.1, north: 46.2, east: 7.5 } }, []],
	['area=', {}, []],
	['area=46.2,7.10,46.05,7.40', {}, ['area']],
	['area=46.05,7.10,46.20', {}, ['area']],
	['area=46.05,7.10,46.20,700', {}, ['area']],
	['area=1e1,7.10,46.20,7.4', {}, ['area']],
	["area='%3B--,1,2,3", {}, ['area']],
	['flexiblePeriod=on&petsAllowed=true', { flexiblePeriod: true, petsAllowed: true }, []],
	['flexiblePeriod=0&petsAllowed=false', {}, []],
	['flexiblePeriod=maybe', {}, ['flexiblePeriod']],
	['priceRange=5000-20000', { priceRange: { min: 5_000, max: 20_000 } }, []],
	['priceRange=5000&priceRange=20000', { priceRange: { min: 5_000, max: 20_000 } }, []],
	['priceRange=5+000&priceRange=', { priceRange: { min: 5_000, max: 165_000 } }, []],
	['priceRange=-20000', { priceRange: { min: 0, max: 20_000 } }, []],
	['priceRange=5000', { priceRange: { min: 5_000, max: 165_000 } }, []],
	['priceRange=0-999999', {}, ['priceRange']],
	['priceRange=20000-5000', {}, ['priceRange']],
	['priceRange=a-b', {}, ['priceRange']],
	['bedrooms=6&adults=12&children=2', { bedrooms: 6, adults: 12, children: 2 }, []],
	['bedrooms=0&adults=0&children=0&babies=0', {}, []],
	['adults=2&babies=1', { adults: 2, babies: 1 }, []],
	['babies=99', { babies: 9 }, ['babies']],
	['bedrooms=999&adults=-1&children=1.5', { bedrooms: 30 }, ['bedrooms', 'adults', 'children']],
	[
		'countryArray=CH&countryArray=at&countryArray=oesterreich&countryArray=DE',
		{ countryArray: ['AT', 'CH'] },
		['countryArray'],
	],
	[
		'propertyTypeArray=villas&propertyTypeArray=Chalet&propertyTypeArray=tent',
		{ propertyTypeArray: ['chalet', 'villa'] },
		['propertyTypeArray'],
	],
	[
		'serviceLevelArray=catered&serviceLevelArray=self_catered&serviceLevelArray=bed_and_breakfast',
		{ serviceLevelArray: ['self_catered', 'bed_and_breakfast', 'catered'] },
		[],
	],
	['facilityArray=sauna&facilityArray=pool&facilityArray=sauna', { facilityArray: ['pool', 'sauna'] }, []],
	['sectorArray=Oberlech', { sectorArray: ['Oberlech'] }, []],
	['sort=price_low&page=3', { sort: 'price_low', page: 3 }, []],
	['sort=random&page=0', {}, ['sort', 'page']],
	['view=both', { view: 'both' }, []],
	['view=map', { view: 'map' }, []],
	['view=list', {}, []],
	['view=globe', {}, ['view']],
	['view=&area=', {}, []],
	['area=nonsense', {}, ['area']],
	['page=99999', { page: 1000 }, ['page']],
	['destination=a&destination=b', { destination: 'a' }, ['destination']],
])('%s', (query, expected, invalid) => {
	const parsed = parse(query);
	expect(parsed.filter).toEqual({ ...EMPTY_SEARCH_FILTER, ...expected });
	expect(parsed.invalid.toSorted()).toEqual(invalid.toSorted());
	expect(parsed.ignored).toEqual([]);
});

describe('hostile input', () => {
	test('long texts and lists are cut', () => {
		const { filter, invalid } = parse(
			`destination=${'x'.repeat(9_000)}&${Array.from({ length: 500 }, (_, i) => `facilityArray=f${i}`).join('&')}`,
		);
		expect(filter.destination).toHaveLength(80);
		expect(filter.facilityArray).toHaveLength(30);
		expect(invalid.toSorted()).toEqual(['destination', 'facilityArray']);
	});
	test('control characters and broken surrogates go', () => {
		expect(parse('destination=%00Le%0Ach%E2%80%AE').filter.destination).toBe('Le ch');
	});
	test('other keys are ignored, at most twenty of them are named', () => {
		expect(parse('utm_source=x&__proto__=1&constructor=2').ignored).toEqual(['utm_source', '__proto__', 'constructor']);
		expect(parse(Array.from({ length: 500 }, (_, i) => `k${i}=1`).join('&')).ignored).toHaveLength(20);
	});
	test('never throws', () => {
		const keys = fc.constantFrom(...Object.keys(EMPTY_SEARCH_FILTER));
		fc.assert(
			fc.property(fc.array(fc.tuple(keys, fc.string({ unit: 'binary' })), { maxLength: 30 }), (pairs) => {
				parseSearchFilter(new URLSearchParams(pairs), today);
			}),
		);
	});
});
