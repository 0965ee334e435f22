import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { CountryCode } from '../place/country';
import type { RequestedStay } from '../property/requested-stay';
import { cardRows, readCard } from './answer/read-cards';
import { loadVocabulary } from './load-vocabulary.server';
import { EMPTY_SEARCH_FILTER } from './search-filter';
import type { PropertyCard } from './search-result';
import { searchCondition } from './statement/search-condition';
import { searchStatement } from './statement/search-statement';
import { placesAround, similarStatement } from './statement/similar-statement';

/** Cards at most. */
const SHOWN = 4;

type Question = {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
	property: { id: string; country: CountryCode; place: { slug: string } };
	stay: RequestedStay;
};

/**
 * Up to four properties like one, the most similar first (SEARCH-28). With dates those that are free then come first, with the price of
 * these dates; all others have their price "from". Cached for as long as catalogue, day and question are the same; two round trips else.
 */
export async function similarProperties({ ctx, property, stay }: Question): Promise<PropertyCard[]> {
	const { checkIn, checkOut, adults, children } = stay;
	const hasDates = checkIn !== null && checkOut !== null && checkIn >= ctx.today && checkIn < checkOut;
	const asked = [...(hasDates ? [checkIn, checkOut] : ['', '']), adults, children];
	const name = ['similar', ctx.language, ctx.today, property.id, ...asked].join('|');
	return cachedByVersion(name, ctx.catalogueVersion, async () => {
		const vocabulary = await loadVocabulary({ ctx });
		const around = placesAround(property, vocabulary);
		const party = { adults: adults ?? 0, guests: (adults ?? 0) + (children ?? 0) };
		const { rows } = await ctx.db.$client.execute(similarStatement(property.id, around, party));
		if (rows.length === 0) return [];
		const scope = {
			countries: [property.country],
			placeNos: [...new Set(rows.map((row) => Number(row.place_no)))],
			sectorNos: null,
			propertyNos: rows.map((row) => Number(row.no)),
		};
		const guests = { ...EMPTY_SEARCH_FILTER, adults, children };
		const conditions = [...(hasDates ? [{ ...guests, checkIn, checkOut }] : []), guests].flatMap(
			(filter) => searchCondition(filter, scope, vocabulary, ctx.today) ?? [],
		);
		const page = { limit: rows.length, offset: 0 };
		const answers = await ctx.db.$client.batch(
			conditions.map((condition) => searchStatement(condition, { page, others: null, hasFacets: false }, ctx.language)),
			'read',
		);
		const rank = new Map(rows.map((row, at) => [String(row.id), at]));
		const cards = answers.flatMap((answer, at) => {
			const setting = { vocabulary, language: ctx.language, periods: conditions[at]?.periods ?? [] };
			return cardRows(answer.rows[0]?.cards)
				.found.map((row) => readCard(row, setting))
				.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
		});
		const isFirst = ({ id }: PropertyCard, at: number) => cards.findIndex((card) => card.id === id) === at;
		return cards.filter(isFirst).slice(0, SHOWN);
	});
}
