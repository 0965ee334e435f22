import type { Language } from '~/domain/language/language';
import { countryName } from '~/domain/place/country';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import type { PropertyCard, SearchVocabulary, Suggestion, VocabularyCity } from '~/domain/search/search-result';
import { vocabularyIndex } from '~/domain/search/vocabulary-index';
import { cardView } from '../card-view';
import { resultTexts } from '../result-texts';
import { searchAddress } from '../search-address';
import type { SuggestItem } from './suggest-answer';
import type { SuggestTexts } from './suggest-texts';

const ICONS = { search: 'search', country: 'map', place: 'pin', property: 'house', hotel: 'house' } as const;

/** A suggestion as a row. */
export function rowOf(suggestion: Suggestion, t: SuggestTexts): SuggestItem {
	const { kind, label, context, properties, bedrooms, picture, path } = suggestion;
	return {
		look: 'row',
		act: kind === 'hotel' ? 'document' : 'name',
		label,
		value: label,
		detail: [context, bedrooms ? t('results:card.bedrooms', { count: bedrooms }) : null].filter(Boolean).join(' · '),
		note: properties === null ? '' : t('houses', { count: properties }),
		icon: ICONS[kind],
		picture: picture && { ...picture, alt: '' },
		path,
	};
}

/** A property that was found, with its facts and where it lies, unless all lie there. */
export function cardRow(card: PropertyCard, language: Language, hasPlace: boolean): SuggestItem {
	const { name, place, facts, cover, to } = cardView(card, { t: resultTexts(language), language });
	return {
		look: 'row',
		act: 'go',
		label: name,
		detail: hasPlace ? `${place} · ${facts}` : facts,
		icon: 'house',
		picture: cover && { ...cover, alt: '' },
		path: to,
	};
}

/** A resort and how many properties it has; named with its country where the name stands for several. */
export function resortItem(
	city: VocabularyCity,
	{ vocabulary, language, look }: { vocabulary: SearchVocabulary; language: Language; look: 'resort' | 'part' },
	note: string,
): SuggestItem {
	const isAlone = (vocabularyIndex(vocabulary).citiesByWord.get(city.value)?.length ?? 0) < 2;
	const label = city[language];
	const value = isAlone ? label : `${label}, ${countryName(city.country, language)}`;
	return { look, act: 'name', label, value, note, path: searchAddress({ ...EMPTY_SEARCH_FILTER, destination: value }) };
}
