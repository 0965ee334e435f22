import type { RequestContext } from '~/context';
import type { Language } from '../language/language';
import { countryName } from '../place/country';
import { loadVocabulary } from './load-vocabulary.server';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS } from './search-filter';
import type { SearchVocabulary, Suggestions, VocabularyCity } from './search-result';
import { guessNames, type NamedThing, suggestNames } from './suggest-names.server';
import { SUGGESTED_HOTEL } from './suggested-hotel';
import { SUGGESTED_HOUSE } from './suggested-house';
import { vocabularyIndex } from './vocabulary-index';
import { foldedWords, matchWords, type TypedWords, typedWords } from './words/match-words';
import { writeSearchFilter } from './write-search-filter';

type Known = Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;

/**
 * What the header's search box suggests for a text (P§2): countries, places, houses and, for those who may open
 * them (`hasHotels`), hotels, `limit` of each at most, in the
 * visitor's language, found by the beginnings of their words in either language. When nothing is found, a typing error is
 * forgiven (two in words of eight letters or more) and `isGuess` says so. Any text is taken: it is cut at 80
 * characters, and only its letters and digits count.
 */
export async function suggest({
	ctx,
	text,
	limit = 5,
	hasHotels = false,
}: {
	ctx: Known;
	text: string;
	limit?: number;
	hasHotels?: boolean;
}): Promise<Suggestions> {
	const typed = [...text.slice(0, 4 * SEARCH_LIMITS.textLength)].slice(0, SEARCH_LIMITS.textLength).join('');
	const words = typedWords(typed);
	if (words.length === 0) return { countries: [], places: [], properties: [], hotels: [], isGuess: false };
	const question = { ctx, text: typed, limit, vocabulary: await loadVocabulary({ ctx }) };
	const answer = async (isGuess: boolean): Promise<Suggestions> => {
		const names = (thing: NamedThing) => (isGuess ? guessNames : suggestNames)(thing, question);
		const [properties, hotels] = await Promise.all([names(SUGGESTED_HOUSE), hasHotels ? names(SUGGESTED_HOTEL) : []]);
		return { ...ofVocabulary(words, question.vocabulary, ctx.language, limit, isGuess), properties, hotels, isGuess };
	};
	const found = await answer(false);
	const { countries, places, properties, hotels } = found;
	return countries.length + places.length + properties.length + hotels.length > 0 ? found : answer(true);
}

/** Countries and places, from the words that are kept anyway. */
function ofVocabulary(
	typed: TypedWords,
	vocabulary: SearchVocabulary,
	language: Language,
	limit: number,
	mayErr: boolean,
): Pick<Suggestions, 'countries' | 'places'> {
	const { citiesByWord, namesByNo } = vocabularyIndex(vocabulary);
	const countries = vocabulary.countryArray
		.map((word) => ({ word, houses: housesOf(vocabulary.citiesByCountry[word.value]) }))
		.filter(({ houses }) => houses > 0);
	return {
		countries: best(countries, limit, ({ word }) =>
			leastErrors(typed, [foldedWords(word.en), foldedWords(word.de)], mayErr),
		).map(({ word, houses }) => ({
			...BARE,
			kind: 'country',
			label: word[language],
			path: searchPath(word[language]),
			houses,
		})),
		places: best(vocabulary.cityArray, limit, ({ placeNo }) =>
			leastErrors(typed, namesByNo.get(placeNo) ?? [], mayErr),
		).map((city) => {
			const context = countryName(city.country, language);
			const isAlone = (citiesByWord.get(city.value)?.length ?? 0) < 2;
			const path = searchPath(isAlone ? city[language] : `${city[language]}, ${context}`);
			return { ...BARE, kind: 'place', label: city[language], context, path, houses: city.houses };
		}),
	};
}

const BARE = { context: null, houses: null, bedrooms: null, picture: null } as const;

function searchPath(destination: string): string {
	return `/search?${writeSearchFilter({ ...EMPTY_SEARCH_FILTER, destination })}`;
}

/** Houses of places that are no parts of others, since a place's number includes its parts. */
function housesOf(cities: readonly VocabularyCity[]): number {
	return cities.reduce((sum, { parent, houses }) => (parent === null ? sum + houses : sum), 0);
}

/** The items that answer, least errors first, then most houses. */
function best<Item extends { houses: number }>(
	items: readonly Item[],
	limit: number,
	errorsOf: (item: Item) => number | null,
): Item[] {
	return items
		.flatMap((item) => {
			const errors = errorsOf(item);
			return errors === null ? [] : { item, errors };
		})
		.sort((a, b) => a.errors - b.errors || b.item.houses - a.item.houses)
		.slice(0, limit)
		.map(({ item }) => item);
}

function leastErrors(typed: TypedWords, names: readonly (readonly string[])[], mayErr: boolean): number | null {
	const errors = names.map((words) => matchWords(typed, words, mayErr)).filter((each) => each !== null);
	return errors.length > 0 ? Math.min(...errors) : null;
}
