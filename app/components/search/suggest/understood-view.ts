import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { PropertyCard } from '~/domain/search/search-result';
import type { SuggestedSearch } from '~/domain/search/sentence/suggest-search.server';
import { writeSearchFilter } from '~/domain/search/write-search-filter';
import { type ActiveFilter, activeFilters } from '../active-filters';
import { filterNames } from '../filter-names';
import { resultTexts } from '../result-texts';
import { searchAddress } from '../search-address';
import { exactItem } from './answer-view';
import type { SuggestGroup, SuggestItem } from './suggest-answer';
import { cardRow } from './suggest-items';
import { suggestTexts } from './suggest-texts';

/** A filter of a sentence in words, and the key by which it is taken off: what of the address is its own. */
type Part = ActiveFilter & { key: string };

/** The filters that a sentence is read as, one by one. */
function partsOf(filter: SearchFilter, { destination, vocabulary }: SuggestedSearch, language: Language): Part[] {
	const named = filterNames(vocabulary, language);
	const whole = writeSearchFilter(filter).split('&');
	return activeFilters(filter, destination, named, resultTexts(language), language).map((active) => {
		const rest = writeSearchFilter(active.without).split('&');
		return { ...active, key: whole.filter((each) => !rest.includes(each)).join('&') };
	});
}

/** The filter of a sentence without what a visitor has taken off. */
export function withoutTakenOff(
	search: SuggestedSearch,
	takenOff: readonly string[],
	language: Language,
): SearchFilter {
	let { filter } = search;
	for (const key of takenOff)
		filter = partsOf(filter, search, language).find((part) => part.key === key)?.without ?? filter;
	return filter;
}

/**
 * A sentence in words (SEARCH-26): its filters as chips to take off, a button with the number of what they find together with the fields of
 * the form (`filter`), the first of these, and the search for the words themselves.
 */
export function understoodView(
	search: SuggestedSearch,
	{
		typed,
		sentence,
		filter,
		found,
	}: { typed: string; sentence: SearchFilter; filter: SearchFilter; found: { count: number; cards: PropertyCard[] } },
	language: Language,
): { groups: SuggestGroup[]; foot: SuggestItem } {
	const t = suggestTexts(language);
	const { count, cards } = found;
	const isWord = search.unknown.includes(search.destination ?? '');
	const chips = partsOf(sentence, search, language).map(
		({ label, key }): SuggestItem => ({
			look: 'chip',
			act: 'takeOff',
			label: isWord && key.startsWith('destination=') ? t('quoted', { text: label }) : label,
			detail: t('takeOff', { filter: label }),
			icon: key.startsWith('destination=') ? 'pin' : key.startsWith('propertyType') ? 'house' : 'check',
			path: searchAddress(filter),
			value: key,
		}),
	);
	const [type = 'house', ...types] = filter.propertyTypeArray;
	const shown = { count, formatted: formatNumber(count, language) };
	const button: SuggestItem = {
		look: 'button',
		act: 'go',
		label: t(`show.${types.length > 0 ? 'house' : type}`, shown),
		path: searchAddress(filter),
	};
	const words = search.unknown.map((text) => t('quoted', { text })).join(', ');
	const notes = [
		words ? t('unknown', { count: search.unknown.length, words }) : '',
		count === 0 && chips.length > 1 ? t('noneYet') : '',
	];
	return {
		groups: [
			{
				title: t('understood'),
				items: count > 0 ? [...chips, button] : chips,
				footnote: notes.filter((note) => note !== '').join(' '),
			},
			{ title: t('first'), items: cards.map((card) => cardRow(card, language, true)) },
		],
		foot: exactItem(typed, t('words'), t, language),
	};
}
