import type { RequestContext } from '~/context';
import { loadVocabulary } from '../load-vocabulary.server';
import { resolveDestination } from '../resolve-destination';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS, type SearchFilter } from '../search-filter';
import type { SearchVocabulary } from '../search-result';
import { suggestPlaces } from '../suggest.server';
import { readSentence, withSentence } from './read-sentence';

/** A search that a text can be read as, the name of its destination, and the words that its filters are named by. */
export type SuggestedSearch = { filter: SearchFilter; destination: string | null; vocabulary: SearchVocabulary };

/**
 * The search that a sentence means so far (SEARCH-18), its destination completed from its beginning: "chalet with pool in ver" is one in
 * Verbier. Null when the text has no filter in it, or names a place that is not known. Asks the database nothing.
 */
export async function suggestSearch({
	ctx,
	text,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'catalogueVersion' | 'today'>;
	text: string;
}): Promise<SuggestedSearch | null> {
	const vocabulary = await loadVocabulary({ ctx });
	const typed = [...text.slice(0, 4 * SEARCH_LIMITS.textLength)].slice(0, SEARCH_LIMITS.textLength).join('');
	if (resolveDestination(typed, vocabulary, ctx.language)) return null;
	const read = readSentence(typed, vocabulary, ctx.today);
	if (!read) return null;
	const filter = withSentence(EMPTY_SEARCH_FILTER, read);
	if (read.destination === null) return { filter, destination: null, vocabulary };
	const known = resolveDestination(read.destination, vocabulary, ctx.language)?.resolved.label;
	const destination = known ?? suggestPlaces(read.destination, vocabulary, ctx.language)[0]?.label;
	return destination ? { filter: { ...filter, destination }, destination, vocabulary } : null;
}
