import type { RequestContext } from '~/context';
import { correctDestination } from './correct-destination.server';
import { type Destination, resolveDestination } from './resolve-destination';
import { SEARCH_LIMITS } from './search-filter';
import type { SearchVocabulary } from './search-result';
import { spellings, vocabularyIndex } from './vocabulary-index';
import { wordQuery } from './words/word-query';

type Known = Pick<RequestContext, 'db' | 'language'>;

/** Properties of one name at most. */
const MOST_PROPERTIES = 50;

/**
 * The same as `resolveDestination`, and then the properties of that name. Without any it is what was probably meant (SEARCH-17), unless
 * `isExact`; and without that the scope is empty: `unknown` finds nothing. Null when nothing was typed. Asks the database
 * only for what is no country, place or sector.
 */
export async function findDestination({
	ctx,
	text,
	isExact = false,
	vocabulary,
}: {
	ctx: Known;
	text: string | null;
	isExact?: boolean;
	vocabulary: SearchVocabulary;
}): Promise<Destination | null> {
	const typed = text?.trim().slice(0, SEARCH_LIMITS.textLength) ?? '';
	if (typed === '') return null;
	const known = resolveDestination(typed, vocabulary, ctx.language);
	if (known) return known;
	const properties = await findProperties(ctx, typed, vocabulary);
	if (isExact || properties.resolved.kind === 'property') return properties;
	const meant = await correctDestination({ ctx, text: typed, vocabulary });
	if (meant === null) return properties;
	const corrected =
		resolveDestination(meant, vocabulary, ctx.language) ?? (await findProperties(ctx, meant, vocabulary));
	return corrected.resolved.kind === 'unknown' ? properties : { ...corrected, isCorrected: true };
}

async function findProperties(
	{ db, language }: Known,
	typed: string,
	vocabulary: SearchVocabulary,
): Promise<Destination> {
	const [name = '', ...context] = typed.split(',');
	const within = context.flatMap((part) => resolveDestination(part, vocabulary, language)?.scope ?? []);
	const query = wordQuery(name.replace(/[-–_/]/g, ' '), 'whole');
	const wanted = spellings(name);
	const { rows } = query
		? await db.$client.execute({
				sql: `select s.label_en, s.place_no, s.property_no from suggestion_words w
					cross join suggestion s on s.no = w.rowid
					where suggestion_words match :query and s.kind = 'property' limit 500`,
				args: { query },
			})
		: { rows: [] };
	const { cityByNo } = vocabularyIndex(vocabulary);
	const found = rows.filter(({ label_en, place_no }) => {
		const city = cityByNo.get(Number(place_no));
		const isThere = within.every(
			({ countries, placeNos }) =>
				city && countries.includes(city.country) && (placeNos?.includes(city.placeNo) ?? true),
		);
		return isThere && spellings(String(label_en)).some((word) => wanted.includes(word));
	});
	const cities = found.flatMap(({ place_no }) => cityByNo.get(Number(place_no)) ?? []);
	const [first] = found;
	const country = cities[0]?.country ?? null;
	return {
		scope: {
			countries: [...new Set(cities.map((city) => city.country))],
			placeNos: [...new Set(cities.map((city) => city.placeNo))],
			sectorNos: null,
			propertyNos: found.slice(0, MOST_PROPERTIES).map(({ property_no }) => Number(property_no)),
		},
		resolved: first
			? { kind: 'property', label: String(first.label_en), country }
			: { kind: 'unknown', label: typed, country: null },
	};
}
