import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { cardRows, readCard } from './answer/read-cards';
import { loadVocabulary } from './load-vocabulary.server';
import type { PropertyCard } from './search-result';
import { cardSql } from './statement/card-rows-sql';
import { vocabularyIndex } from './vocabulary-index';

const MOST = 12;

/** Levels that a stay still to come has a rate for, as the facets of listed properties know them. */
const LEVEL_MASK = `(select coalesce(max(level = 0) + 2 * max(level = 1) + 4 * max(level = 2), 0)
	from stay_rate r where r.property_no = p.no and r.check_in >= :today)`;

/**
 * The properties for demonstrations, which no search, list or suggestion has: they stand apart from its results and change none of its
 * numbers (ADR 36). Best first; a property of a place without any other property is left out.
 */
export async function demoProperties({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
}): Promise<PropertyCard[]> {
	const { db, language, today } = ctx;
	const vocabulary = await loadVocabulary({ ctx });
	const card = cardSql({ isOther: '0', offer: 'null', offerPrice: 'null', levelMask: LEVEL_MASK, rates: 'null' });
	const rows = await cachedByVersion(`demo-houses|${language}|${today}`, ctx.catalogueVersion, async () => {
		const sql = `select json_group_array(${card}) as cards
			from (select no from property where is_demo order by rank, no limit ${MOST}) c cross join property p on p.no = c.no`;
		const found = await db.$client.execute({ sql, args: { language, today } });
		return cardRows(found.rows[0]?.cards).found;
	});
	const { cityByNo } = vocabularyIndex(vocabulary);
	return rows.filter((row) => cityByNo.has(row[7])).map((row) => readCard(row, { vocabulary, language, periods: [] }));
}
