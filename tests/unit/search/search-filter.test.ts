import { expect, test } from 'vitest';
import { DEFAULT_PRICE_RANGE, EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';

test('the default price range and the names of the fields', () => {
	expect(DEFAULT_PRICE_RANGE).toEqual({ min: 0, max: 165_000 });
	expect(Object.keys(EMPTY_SEARCH_FILTER)).toEqual(
		expect.arrayContaining([
			'destination',
			'checkIn',
			'checkOut',
			'flexiblePeriod',
			'priceRange',
			'bedrooms',
			'adults',
			'children',
			'sectorArray',
			'facilityArray',
			'petsAllowed',
			'propertyTypeArray',
			'serviceLevelArray',
		]),
	);
});
