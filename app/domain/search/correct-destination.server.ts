import type { RequestContext } from '~/context';
import { countryName, countryNames } from '../place/country';
import type { SearchVocabulary } from './search-result';
import { guessNames } from './suggest-names.server';
import { SUGGESTED_PROPERTY } from './suggested-property';
import { vocabularyIndex } from './vocabulary-index';
import { editDistance, forgivenErrors } from './words/edit-distance';
import { joinedWords } from './words/match-words';

/** Names of properties that are compared with one text. */
const MOST_GUESSES = 5;

/**
 * The name of the country, place or property that a destination was probably meant to be (SEARCH-17): the whole name within the forgiven typing
 * errors, fewest errors first, then most properties; a property only where no country and no place is as near. In the words of a
 * destination; null when nothing is near.
 */
export async function correctDestination({
	ctx,
	text,
	vocabulary,
}: {
	ctx: Pick<RequestContext, 'db' | 'language'>;
	text: string;
	vocabulary: SearchVocabulary;
}): Promise<string | null> {
	const [name = '', ...context] = text.split(',');
	/** A name with the country that was typed beside it. */
	const within = (found: string) => [found, ...context].join(',');
	const typed = joinedWords(name);
	const most = forgivenErrors(typed);
	if (most === 0) return null;
	const { joinedOf } = vocabularyIndex(vocabulary);
	const errorsOf = (joined: readonly string[] = []) =>
		Math.min(...joined.map((each) => editDistance(typed, each, most)));
	const { language } = ctx;
	const countries = vocabulary.countryArray.map(({ value, ...names }) => ({
		errors: errorsOf(countryNames(value).map(joinedWords)),
		properties: Number.POSITIVE_INFINITY,
		name: within(names[language]),
		isKnown: vocabulary.citiesByCountry[value].length > 0,
	}));
	const places = vocabulary.cityArray.map((city) => ({
		errors: errorsOf(joinedOf.get(city)),
		properties: city.properties,
		name: context.length > 0 ? within(city[language]) : `${city[language]}, ${countryName(city.country, language)}`,
		isKnown: true,
	}));
	const regions = vocabulary.regionArray.map((region) => ({
		errors: errorsOf(joinedOf.get(region)),
		properties: region.properties,
		name: within(region[language]),
		isKnown: true,
	}));
	const [nearest] = [...countries, ...places, ...regions]
		.filter(({ errors, isKnown }) => errors <= most && isKnown)
		.sort((a, b) => a.errors - b.errors || b.properties - a.properties);
	if (nearest) return nearest.name;
	const question = { ctx, text: name, limit: MOST_GUESSES, vocabulary };
	const property = (await guessNames(SUGGESTED_PROPERTY, question)).find(
		({ label }) => errorsOf([joinedWords(label)]) <= most,
	);
	return property?.label ?? null;
}
