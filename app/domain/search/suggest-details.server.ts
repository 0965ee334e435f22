import type { RequestContext } from '~/context';
import { correctDestination } from './correct-destination.server';
import { firstProperties } from './first-properties.server';
import { loadVocabulary } from './load-vocabulary.server';
import { type Destination, resolveDestination } from './resolve-destination';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS, type SearchFilter } from './search-filter';
import type { PropertyCard, SearchVocabulary, Suggestion, Suggestions, VocabularyRegion } from './search-result';
import { SUGGESTED_HOTEL } from './suggested-hotel';

const MOST_PROPERTIES = 3;
const MOST_HOTELS = 2;

type Known = Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;

/** What a misspelled text was probably meant to be (SEARCH-17), with its first properties. */
export type MeantDestination = {
	/** As the suggestions name it. */
	suggestion: Suggestion;
	count: number;
	cards: PropertyCard[];
};

/** A region that was typed, with its hotels for those who may open them. */
export type SuggestedRegion = {
	region: VocabularyRegion;
	hotelCount: number;
	hotels: Suggestion[];
};

/**
 * The place or region that a search for this text would show instead of it, among the suggestions found for it; null where the text is a name
 * itself, or nothing is near. The search for the text as it is written finds nothing then (SEARCH-17).
 */
export async function meantDestination({
	ctx,
	text,
	found,
}: {
	ctx: Known;
	text: string;
	found: Suggestions;
}): Promise<MeantDestination | null> {
	const vocabulary = await loadVocabulary({ ctx });
	const typed = text.trim().slice(0, SEARCH_LIMITS.textLength);
	if (found.places.length === 0 || resolveDestination(typed, vocabulary, ctx.language)) return null;
	const meant = await correctDestination({ ctx, text: typed, vocabulary });
	const destination = meant === null ? null : resolveDestination(meant, vocabulary, ctx.language);
	const suggestion = found.places.find(({ label }) => label === destination?.resolved.label);
	if (!destination || !suggestion) return null;
	return { suggestion, ...(await firstOf(ctx, destination, vocabulary)) };
}

/** Searched by its name it finds as many. */
function firstOf(ctx: Known, { scope, resolved }: Destination, vocabulary: SearchVocabulary) {
	const filter = { ...EMPTY_SEARCH_FILTER, destination: resolved.label };
	return firstProperties({ ctx, filter, scope, vocabulary, limit: MOST_PROPERTIES });
}

/** The region that stands first among suggested places, or null; `hasHotels` for those who may open them. */
export async function suggestedRegion({
	ctx,
	found,
	hasHotels,
}: {
	ctx: Known;
	found: Suggestions;
	hasHotels: boolean;
}): Promise<SuggestedRegion | null> {
	const vocabulary = await loadVocabulary({ ctx });
	const [first] = found.places;
	const region = vocabulary.regionArray.find((each) => each[ctx.language] === first?.label);
	// A place and its region may have one name.
	if (!region || region.properties !== first?.properties) return null;
	if (!hasHotels) return { region, hotelCount: 0, hotels: [] };
	const within = `select o.no as no, 0 as is_whole from json_each(:placeNos) j
		cross join hotel_place hp on hp.place_no = j.value cross join hotel o on o.hotel_place_no = hp.no`;
	const args = { placeNos: JSON.stringify(region.placeNos), limit: MOST_HOTELS, language: ctx.language };
	const [rows, count] = await ctx.db.$client.batch(
		[
			{ sql: SUGGESTED_HOTEL.detailsSql(within), args },
			{ sql: `select count(*) as count from (${within})`, args: { placeNos: args.placeNos } },
		],
		'read',
	);
	const question = { ctx, text: '', limit: MOST_HOTELS, vocabulary };
	return {
		region,
		hotelCount: Number(count?.rows[0]?.count ?? 0),
		hotels: (rows?.rows ?? []).flatMap((row) => SUGGESTED_HOTEL.toSuggestion(row, question)),
	};
}

/** What a search with a sentence's filters finds, within its destination; a destination that nothing is known by finds nothing. */
export async function firstOfSearch({
	ctx,
	filter,
}: {
	ctx: Known;
	filter: SearchFilter;
}): Promise<{ count: number; cards: PropertyCard[] }> {
	const vocabulary = await loadVocabulary({ ctx });
	const destination = filter.destination ? resolveDestination(filter.destination, vocabulary, ctx.language) : null;
	if (filter.destination && !destination) return { count: 0, cards: [] };
	return firstProperties({ ctx, filter, scope: destination?.scope ?? null, vocabulary, limit: MOST_PROPERTIES - 1 });
}
