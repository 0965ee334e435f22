import type { Language } from '~/domain/language/language';
import type { Suggestion } from '~/domain/search/search-result';
import type { SuggestedSearch } from '~/domain/search/sentence/suggest-search.server';
import { activeFilters } from './active-filters';
import { resultTexts } from './result-texts';
import { searchAddress } from './search-address';

/** A search that a sentence is read as: its filters in words, and its address. */
export function searchSuggestion({ filter, destination, vocabulary }: SuggestedSearch, language: Language): Suggestion {
	const named = (words: readonly { value: string; en: string; de: string }[]) =>
		words.map((word) => ({ value: word.value, label: word[language] }));
	const names = {
		country: named(vocabulary.countryArray),
		facility: named(vocabulary.facilitiesArray),
		serviceLevel: named(vocabulary.serviceLevelArray),
		propertyType: named(vocabulary.propertyTypeArray),
		sector: [],
	};
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
