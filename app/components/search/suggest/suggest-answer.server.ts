import type { RequestContext } from '~/context';
import { loadVocabulary } from '~/domain/search/load-vocabulary.server';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { SEARCH_LIMITS, type SearchFilter } from '~/domain/search/search-filter';
import type { Suggestions } from '~/domain/search/search-result';
import { withSentence } from '~/domain/search/sentence/read-sentence';
import { suggestSearch } from '~/domain/search/sentence/suggest-search.server';
import { searchStart } from '~/domain/search/start/search-start.server';
import { workingExamples } from '~/domain/search/start/working-examples.server';
import { suggest } from '~/domain/search/suggest.server';
import { firstOfSearch, meantDestination, suggestedRegion } from '~/domain/search/suggest-details.server';
import { answerView } from './answer-view';
import { exampleSentences, startView } from './start-view';
import type { SuggestAnswer } from './suggest-answer';
import { understoodView, withoutTakenOff } from './understood-view';

type Known = Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;

type Question = { typed: string; takenOff: string[]; form: SearchFilter; hasHotels: boolean };

/**
 * What stands below a search box (SEARCH-26): for no text (`q`) popular places, ski areas and wishes, else what the text may mean. Other
 * names are those of a search: what the form around the box says besides. `off` are filters of the sentence that were taken off.
 */
export async function suggestAnswer({
	ctx,
	query,
	hasHotels,
}: {
	ctx: Known;
	query: URLSearchParams;
	hasHotels: boolean;
}): Promise<SuggestAnswer> {
	const typed = cut(query.get('q') ?? '');
	if (typed === '') return startAnswer(ctx);
	const takenOff = query.getAll('off').slice(0, SEARCH_LIMITS.listLength);
	const form = { ...parseSearchFilter(query, ctx.today).filter, page: 1 };
	return answer(ctx, { typed, takenOff, form, hasHotels });
}

async function startAnswer(ctx: Known): Promise<SuggestAnswer> {
	const start = await searchStart({ ctx });
	const sentences = exampleSentences(start, ctx.language);
	return startView(start, await workingExamples({ ctx, sentences }), ctx.language);
}

async function answer(ctx: Known, { typed, takenOff, form, hasHotels }: Question): Promise<SuggestAnswer> {
	const { language } = ctx;
	const [found, vocabulary, search] = await Promise.all([
		suggest({ ctx, text: typed, hasHotels }),
		loadVocabulary({ ctx }),
		suggestSearch({ ctx, text: typed }),
	]);
	const isFound = hasAny(found);
	// A name that is still being written, "chalet au", is no sentence with a word that is not known.
	if (search && (search.unknown.length === 0 || !isFound)) {
		const sentence = withoutTakenOff(search, takenOff, language);
		const { destination, ...changes } = sentence;
		const filter = withSentence(form, { changes, destination });
		const first = await firstOfSearch({ ctx, filter });
		const understood = understoodView(search, { typed, sentence, filter, found: first }, language);
		const names = found.isGuess ? NONE : found;
		return answerView(
			{ typed, found: names, meant: null, region: null, understood, start: null, vocabulary },
			language,
		);
	}
	const [meant, region, start] = await Promise.all([
		meantDestination({ ctx, text: typed, found }),
		suggestedRegion({ ctx, found, hasHotels }),
		isFound ? null : searchStart({ ctx }),
	]);
	return answerView({ typed, found, meant, region, understood: null, start, vocabulary }, language);
}

const NONE: Suggestions = { countries: [], places: [], properties: [], hotels: [], isGuess: false };

const hasAny = ({ countries, places, properties, hotels }: Suggestions) =>
	[countries, places, properties, hotels].some((list) => list.length > 0);

/** As long as a destination may be, without half letters. */
function cut(text: string): string {
	return [...text.slice(0, 4 * SEARCH_LIMITS.textLength)].slice(0, SEARCH_LIMITS.textLength).join('').trim();
}
