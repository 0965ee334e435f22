import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { foldedWords, matchWords, typedWords } from '../search/words/match-words';

/** More hotels of one name are not meant. */
const MOST = 200;

type Named = { no: number; words: readonly string[] };

/**
 * Internal keys of the hotels in whose names every word of a text begins a word; where there are none, of those that a typing error
 * away would be (SELECTION-7).
 */
export async function hotelsByName(
	ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>,
	text: string,
	{ mayErr: forgives = true } = {},
): Promise<number[]> {
	const typed = typedWords(text);
	if (typed.length === 0) return [];
	const hotels = await cachedByVersion('hotel-names', ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute(
			`select json_group_array(json_array(h.no, h.name || ' ' || p.name_en || ' ' || p.name_de)) as names
				from hotel h cross join hotel_place p on p.no = h.hotel_place_no where h.is_in_preparation = 0`,
		);
		return (JSON.parse(String(rows[0]?.names ?? '[]')) as [number, string][]).map(
			([no, name]): Named => ({ no, words: foldedWords(name) }),
		);
	});
	const found = (mayErr: boolean) =>
		hotels.filter(({ words }) => matchWords(typed, words, mayErr) !== null).map(({ no }) => no);
	const exact = found(false);
	return (exact.length > 0 || !forgives ? exact : found(true)).slice(0, MOST);
}
