import type { Language } from '~/domain/language/language';
import type { Suggestion } from '~/domain/search/search-result';
import type { SuggestedSearch } from '~/domain/search/sentence/suggest-search.server';
import { activeFilters } from './active-filters';
import { filterNames } from './filter-names';
import { resultTexts } from './result-texts';
import { searchAddress } from './search-address';

/** A search that a sentence is read as: its filters in words, and its address. */
export function searchSuggestion({ filter, destination, vocabulary }: SuggestedSearch, language: Language): Suggestion {
	const names = filterNames(vocabulary, language);
	return {
		kind: 'search',
		label: activeFilters(filter, destination, names, resultTexts(language), language)
			.map(({ label }) => label)
			.join(', '),
		context: null,
		path: searchAddress(filter),
		properties: null,
		bedrooms: null,
		picture: null,
	};
}
