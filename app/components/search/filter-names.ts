import type { Language } from '~/domain/language/language';
import type { SearchVocabulary } from '~/domain/search/search-result';

/** Names of the values of filters, where no facets of a result have them. */
export function filterNames(vocabulary: SearchVocabulary, language: Language) {
	const named = (words: readonly { value: string; en: string; de: string }[]) =>
		words.map((word) => ({ value: word.value, label: word[language] }));
	return {
		country: named(vocabulary.countryArray),
		facility: named(vocabulary.facilitiesArray),
		serviceLevel: named(vocabulary.serviceLevelArray),
		propertyType: named(vocabulary.propertyTypeArray),
		sector: [],
	};
}
