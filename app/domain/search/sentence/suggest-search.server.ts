import type { RequestContext } from '~/context';
import { loadVocabulary } from '../load-vocabulary.server';
import { resolveDestination } from '../resolve-destination';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS, type SearchFilter } from '../search-filter';
import type { SearchVocabulary } from '../search-result';
import { suggestPlaces } from '../suggest.server';
import { knownPart } from './known-part';
import { readSentence, withSentence } from './read-sentence';

/** Letters from which the last word of a sentence may be the beginning of a name. */
const BEGUN_LETTERS = 3;

/** A search that a text can be read as. */
export type SuggestedSearch = {
	/** Only what the text asks for. */
	filter: SearchFilter;
	/** The name of its destination. */
	destination: string | null;
	/** Words that nothing is known by. */
	unknown: readonly string[];
	/** The words that its filters are named by. */
	vocabulary: SearchVocabulary;
};

/**
 * The search that a sentence means so far (SEARCH-18), its destination completed from its beginning: "chalet with pool in ver" is one in
 * Verbier. Words that nothing is known by are told apart; where no destination is known among them they stay its destination, so that its
 * search finds nothing. Null when the text has no filter in it. Asks the database nothing.
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
	const find = (name: string) => resolveDestination(name, vocabulary, ctx.language);
	if (find(typed)) return null;
	const read = readSentence(typed, vocabulary, ctx.today);
	if (!read) return null;
	const filter = withSentence(EMPTY_SEARCH_FILTER, read);
	if (read.destination === null) return { filter, destination: null, unknown: [], vocabulary };
	const at = (destination: string, unknown: string[]) => ({
		filter: { ...filter, destination },
		destination,
		unknown,
		vocabulary,
	});
	const known =
		find(read.destination)?.resolved.label ?? suggestPlaces(read.destination, vocabulary, ctx.language)[0]?.label;
	if (known) return at(known, []);
	const rest = read.destination;
	const begun = (name: string) =>
		name.length >= BEGUN_LETTERS && rest.endsWith(name)
			? (suggestPlaces(name, vocabulary, ctx.language)[0] ?? null)
			: null;
	const part = knownPart(rest, (name) => find(name)?.resolved ?? null) ?? knownPart(rest, begun);
	return part ? at(part.found.label, part.unknown) : at(rest, [rest]);
}
