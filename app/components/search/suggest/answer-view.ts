import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { countryName } from '~/domain/place/country';
import { resortsOf } from '~/domain/search/resorts-of';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import type { SearchVocabulary, Suggestion, Suggestions } from '~/domain/search/search-result';
import type { SearchStart } from '~/domain/search/start/search-start.server';
import type { MeantDestination, SuggestedRegion } from '~/domain/search/suggest-details.server';
import { searchAddress } from '../search-address';
import { placesGroup } from './start-view';
import type { SuggestAnswer, SuggestGroup, SuggestItem } from './suggest-answer';
import { cardRow, resortItem, rowOf } from './suggest-items';
import { foundWords, type SuggestTexts, statusWords, suggestTexts } from './suggest-texts';

export type Answered = {
	typed: string;
	found: Suggestions;
	meant: MeantDestination | null;
	region: SuggestedRegion | null;
	/** The groups of a sentence, and its way to search for the words. */
	understood: { groups: SuggestGroup[]; foot: SuggestItem } | null;
	/** Asked for only where nothing is found. */
	start: SearchStart | null;
	vocabulary: SearchVocabulary;
};

/** Other names of a region that are told. */
const MOST_NAMES = 3;

/** What stands below a search box for a text, in words (SEARCH-13, SEARCH-26). */
export function answerView(answered: Answered, language: Language): SuggestAnswer {
	const { typed, understood, start } = answered;
	const t = suggestTexts(language);
	if (start) return nothingView(typed, start, t, language);
	const groups = [...(understood?.groups ?? []), ...nameGroups(answered, t, language)].filter(
		({ items }) => items.length > 0,
	);
	const foot = understood?.foot ?? (answered.meant ? exactItem(typed, t('exact', { text: typed }), t, language) : null);
	return {
		columns: [groups],
		foot: foot ? { title: null, items: [foot] } : null,
		last: null,
		lead: null,
		status: statusWords(groups, t),
	};
}

/** The search for the text as it is written. What is corrected or read as a sentence is no name, so it finds nothing. */
export function exactItem(typed: string, label: string, t: SuggestTexts, language: Language): SuggestItem {
	return {
		look: 'line',
		act: 'go',
		label,
		note: foundWords(0, t, language),
		path: searchAddress({ ...EMPTY_SEARCH_FILTER, destination: typed, exactDestination: true }),
	};
}

function nameGroups(answered: Answered, t: SuggestTexts, language: Language): SuggestGroup[] {
	const { found, meant, region } = answered;
	const rows = (list: readonly Suggestion[]) => list.map((each) => rowOf(each, t));
	const top = meant?.suggestion ?? (region ? found.places[0] : undefined);
	const others = found.places.filter((each) => each !== top);
	const isRegion = region !== null && top === found.places[0];
	const first: SuggestGroup[] = top
		? [
				{
					title: meant ? t('meant') : t(region?.region.kind ?? 'region'),
					items: [
						isRegion ? regionRow(top, region, t, language) : { ...rowOf(top, t), note: '' },
						...(isRegion ? partsOf(answered, region, t, language) : []),
					],
					footnote: isRegion ? alsoWords(region, t) : '',
				},
				...(isRegion || !meant ? [] : [housesGroup(meant, t, language)]),
			]
		: [];
	const isPropertyMeant = found.isGuess && !top && found.countries.length + others.length === 0;
	return [
		...first,
		{ title: t('countries'), items: rows(found.countries) },
		{ title: t('places'), items: rows(others) },
		{ title: isPropertyMeant ? t('meant') : t('properties'), items: rows(found.properties) },
		...(isRegion ? [hotelsOf(region, t, language)] : []),
		{ title: t('hotels'), items: rows(found.hotels) },
	];
}

function regionRow(top: Suggestion, { region }: SuggestedRegion, t: SuggestTexts, language: Language): SuggestItem {
	const other = language === 'de' ? region.en : region.de;
	const countries = region.countries.map((code) => countryName(code, language)).join(', ');
	return { ...rowOf(top, t), icon: 'slope', detail: other === top.label ? countries : `${other}, ${countries}` };
}

function partsOf({ vocabulary }: Answered, { region }: SuggestedRegion, t: SuggestTexts, language: Language) {
	return resortsOf(region, vocabulary).map((city) =>
		resortItem(city, { vocabulary, language, look: 'part' }, t('houses', { count: city.properties })),
	);
}

/** Hotels of a region. */
function hotelsOf(suggested: SuggestedRegion, t: SuggestTexts, language: Language): SuggestGroup {
	return {
		title: t('hotelsIn'),
		note: formatNumber(suggested.hotelCount, language),
		items: suggested.hotels.map((hotel) => rowOf(hotel, t)),
	};
}

function alsoWords({ region: { en, de, others } }: SuggestedRegion, t: SuggestTexts): string {
	const names = others.filter((name) => name !== en && name !== de).slice(0, MOST_NAMES);
	return names.length > 0 ? t('also', { names: names.map((text) => t('quoted', { text })).join(', ') }) : '';
}

function housesGroup(
	{ suggestion, count, cards }: MeantDestination,
	t: SuggestTexts,
	language: Language,
): SuggestGroup {
	return {
		title: t('housesIn', { place: suggestion.label }),
		note: formatNumber(count, language),
		items: cards.map((card) => cardRow(card, language, false)),
	};
}

/** Popular places, and the ways on: the team, with the words that were typed, and all destinations. */
function nothingView(typed: string, start: SearchStart, t: SuggestTexts, language: Language): SuggestAnswer {
	const groups: SuggestGroup[] = [
		placesGroup(start, t, language),
		{
			title: t('waysOn'),
			items: [
				{
					look: 'link',
					act: 'go',
					label: t('enquire', { text: typed }),
					path: `/enquire-now?${new URLSearchParams({ destination: typed })}`,
				},
				{ look: 'link', act: 'go', label: t('destinations'), path: '/destinations' },
			],
		},
	];
	return {
		columns: [groups],
		foot: null,
		last: null,
		lead: t('nothing', { text: typed }),
		status: t('nothing', { text: typed }),
	};
}
