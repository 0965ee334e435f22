import type { RequestContext } from '~/context';
import { findDestination } from '../find-destination.server';
import { type Destination, resolveDestination } from '../resolve-destination';
import type { SearchFilter } from '../search-filter';
import type { SearchVocabulary } from '../search-result';
import { knownPart } from './known-part';
import { readSentence, withSentence } from './read-sentence';

/** A filter as it is searched, what its destination means, and the sentence that it was read from, if any. */
export type UnderstoodSearch = {
	filter: SearchFilter;
	destination: Destination | null;
	sentence: string | null;
	/** Words of the sentence that nothing is known by. */
	unknown: readonly string[];
};

/**
 * What a search asks for (SEARCH-6, SEARCH-18): its destination if there is one of that name, else the filters of a sentence whose rest
 * is a destination, has one in it (what is beside is `unknown`) or is nothing, else what was probably meant (SEARCH-17).
 */
export async function understandSearch({
	ctx,
	filter,
	vocabulary,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today'>;
	filter: SearchFilter;
	vocabulary: SearchVocabulary;
}): Promise<UnderstoodSearch> {
	const find = (text: string | null, isExact: boolean) => findDestination({ ctx, text, isExact, vocabulary });
	const exact = await find(filter.destination, true);
	if (filter.destination === null || exact?.resolved.kind !== 'unknown' || filter.exactDestination)
		return { filter, destination: exact, sentence: null, unknown: [] };
	const read = readSentence(filter.destination, vocabulary, ctx.today);
	if (read) {
		const destination = await find(read.destination, false);
		if (destination?.resolved.kind !== 'unknown')
			return { filter: withSentence(filter, read), destination, sentence: filter.destination, unknown: [] };
		const part = knownPart(read.destination ?? '', (name) => resolveDestination(name, vocabulary, ctx.language));
		if (part) {
			const filters = withSentence(filter, { ...read, destination: part.name });
			return { filter: filters, destination: part.found, sentence: filter.destination, unknown: part.unknown };
		}
	}
	return { filter, destination: await find(filter.destination, false), sentence: null, unknown: [] };
}
