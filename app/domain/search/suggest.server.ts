import type { InStatement, Row } from '@libsql/client';
import type { RequestContext } from '~/context';
import type { Language } from '../language/language';
import { countryName, countryNames } from '../place/country';
import { loadVocabulary } from './load-vocabulary.server';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS } from './search-filter';
import type { SearchVocabulary, Suggestion, Suggestions, VocabularyCity, VocabularyRegion } from './search-result';
import { guessNames, type NamedThing, suggestNames } from './suggest-names.server';
import { SUGGESTED_HOTEL } from './suggested-hotel';
import { SUGGESTED_PROPERTY } from './suggested-property';
import { vocabularyIndex } from './vocabulary-index';
import { foldedWords, matchWords, type TypedWords, typedWords } from './words/match-words';
import { writeSearchFilter } from './write-search-filter';

const MOST_OF_A_KIND = 5;

type Known = Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;

export type SuggestQuestion = {
	ctx: Known;
	text: string;
	/** Of each kind. */
	limit?: number;
	hasHotels?: boolean;
	/** Asked in the same round trip, for as long as the text has a word. */
	beside?: readonly InStatement[];
};

/**
 * What the header's search box suggests for a text (SEARCH-13): countries, places, properties and, for those who may open
 * them (`hasHotels`), hotels, `limit` of each at most, in the
 * visitor's language, found by the beginnings of their words in either language. When nothing is found, a typing error is
 * forgiven (two in words of eight letters or more) and `isGuess` says so. Any text is taken: it is cut at 80
 * characters, and only its letters and digits count. No text at all gets the places with most properties.
 */
export async function suggest(question: SuggestQuestion): Promise<Suggestions> {
	if (question.text.trim() === '') return { ...NO_SUGGESTIONS, places: await popularPlaces(question) };
	return (await suggestBeside(question)).suggestions;
}

async function popularPlaces({ ctx, limit = MOST_OF_A_KIND }: SuggestQuestion): Promise<Suggestion[]> {
	const vocabulary = await loadVocabulary({ ctx });
	const places = vocabulary.cityArray.filter(({ parent }) => parent === null);
	return best(places, limit, () => 0).map((city) => placeSuggestion(city, vocabulary, ctx.language));
}

/** The same with the rows of other statements; nothing is guessed when these have some. */
export async function suggestBeside({
	ctx,
	text,
	limit = MOST_OF_A_KIND,
	hasHotels = false,
	beside = [],
}: SuggestQuestion): Promise<{ suggestions: Suggestions; beside: Row[][] }> {
	const typed = [...text.slice(0, 4 * SEARCH_LIMITS.textLength)].slice(0, SEARCH_LIMITS.textLength).join('');
	const words = typedWords(typed);
	if (words.length === 0) return { suggestions: NO_SUGGESTIONS, beside: beside.map(() => []) };
	const question = { ctx, text: typed, limit, vocabulary: await loadVocabulary({ ctx }) };
	const things: NamedThing[] = hasHotels ? [SUGGESTED_PROPERTY, SUGGESTED_HOTEL] : [SUGGESTED_PROPERTY];
	const answerOf = ([properties = [], hotels = []]: Suggestion[][], isGuess: boolean): Suggestions => ({
		...ofVocabulary(words, question.vocabulary, ctx.language, limit, isGuess),
		properties,
		hotels,
		isGuess,
	});
	const found = await suggestNames(things, question, beside);
	const suggestions = answerOf(found.names, false);
	const { countries, places, properties, hotels } = suggestions;
	const isFound = [countries, places, properties, hotels, ...found.beside].some((list) => list.length > 0);
	if (isFound) return { suggestions, beside: found.beside };
	// Places and countries are known here; properties are looked for only where none of them is near.
	const near = answerOf([], true);
	if (near.countries.length + near.places.length > 0) return { suggestions: near, beside: found.beside };
	const guesses = await Promise.all(things.map((thing) => guessNames(thing, question)));
	return {
		suggestions: { ...near, properties: guesses[0] ?? [], hotels: guesses[1] ?? [] },
		beside: found.beside,
	};
}

const NO_SUGGESTIONS: Suggestions = { countries: [], places: [], properties: [], hotels: [], isGuess: false };

/** Countries, places and regions, from the words that are kept anyway. */
function ofVocabulary(
	typed: TypedWords,
	vocabulary: SearchVocabulary,
	language: Language,
	limit: number,
	mayErr: boolean,
): Pick<Suggestions, 'countries' | 'places'> {
	const { wordsOf } = vocabularyIndex(vocabulary);
	const countries = vocabulary.countryArray
		.map((word) => ({ word, properties: propertiesOf(vocabulary.citiesByCountry[word.value]) }))
		.filter(({ properties }) => properties > 0);
	return {
		countries: best(countries, limit, ({ word }) =>
			leastErrors(typed, countryNames(word.value).map(foldedWords), mayErr),
		).map(({ word, properties }) => ({
			...BARE,
			kind: 'country',
			label: word[language],
			path: searchPath(word[language]),
			properties,
		})),
		places: best([...vocabulary.cityArray, ...vocabulary.regionArray], limit, (place) =>
			leastErrors(typed, wordsOf.get(place) ?? [], mayErr),
		).map((place) =>
			'countries' in place ? regionSuggestion(place, language) : placeSuggestion(place, vocabulary, language),
		),
	};
}

/** Countries and places for the beginning of a name, typing errors forgiven where nothing begins so. */
export function suggestPlaces(text: string, vocabulary: SearchVocabulary, language: Language): Suggestion[] {
	const found = (mayErr: boolean) => {
		const { countries, places } = ofVocabulary(typedWords(text), vocabulary, language, MOST_OF_A_KIND, mayErr);
		return [...countries, ...places];
	};
	const exact = found(false);
	return exact.length > 0 ? exact : found(true);
}

function placeSuggestion(city: VocabularyCity, vocabulary: SearchVocabulary, language: Language): Suggestion {
	const context = countryName(city.country, language);
	const isAlone = (vocabularyIndex(vocabulary).citiesByWord.get(city.value)?.length ?? 0) < 2;
	const path = searchPath(isAlone ? city[language] : `${city[language]}, ${context}`);
	return { ...BARE, kind: 'place', label: city[language], context, path, properties: city.properties };
}

function regionSuggestion(region: VocabularyRegion, language: Language): Suggestion {
	const label = region[language];
	const context = region.countries.map((code) => countryName(code, language)).join(', ');
	return { ...BARE, kind: 'place', label, context, path: searchPath(label), properties: region.properties };
}

const BARE = { context: null, properties: null, bedrooms: null, picture: null } as const;

function searchPath(destination: string): string {
	return `/search?${writeSearchFilter({ ...EMPTY_SEARCH_FILTER, destination })}`;
}

/** Properties of places that are no parts of others, since a place's number includes its parts. */
function propertiesOf(cities: readonly VocabularyCity[]): number {
	return cities.reduce((sum, { parent, properties }) => (parent === null ? sum + properties : sum), 0);
}

/** The items that answer, least errors first, then most properties. */
function best<Item extends { properties: number }>(
	items: readonly Item[],
	limit: number,
	errorsOf: (item: Item) => number | null,
): Item[] {
	return items
		.flatMap((item) => {
			const errors = errorsOf(item);
			return errors === null ? [] : { item, errors };
		})
		.sort((a, b) => a.errors - b.errors || b.item.properties - a.item.properties)
		.slice(0, limit)
		.map(({ item }) => item);
}

function leastErrors(typed: TypedWords, names: readonly (readonly string[])[], mayErr: boolean): number | null {
	const errors = names.map((words) => matchWords(typed, words, mayErr)).filter((each) => each !== null);
	return errors.length > 0 ? Math.min(...errors) : null;
}
