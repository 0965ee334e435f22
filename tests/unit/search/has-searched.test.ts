import { expect, test } from 'vitest';
import { hasSearched } from '~/domain/search/has-searched';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';

test.each<[Partial<SearchFilter>, boolean]>([
	[{}, false],
	[{ sort: 'price_low', page: 4 }, false],
	[{ view: 'both' }, true],
	[{ destination: 'Lech' }, true],
	[{ petsAllowed: true }, true],
	[{ priceRange: { min: 0, max: 20_000 } }, true],
])('%j has searched: %s', (filter, expected) => {
	expect(hasSearched({ ...EMPTY_SEARCH_FILTER, ...filter })).toBe(expected);
});
