import type { RequestContext } from '~/context';
import { countryName } from '../place/country';
import { propertyPath } from '../place/property-path';
import type { PropertyType } from '../property/property-type';
import { type PictureRow, readPicture } from './answer/read-cards';
import type { SearchVocabulary, Suggestion } from './search-result';
import { vocabularyIndex } from './vocabulary-index';
import { foldedWords, matchWords, typedWords } from './words/match-words';
import { fuzzyQuery, wordQuery } from './words/word-query';

/** Names that are looked at for one text, before the best are taken. */
const MOST_HITS = 200;

type Question = {
	ctx: Pick<RequestContext, 'db' | 'language'>;
	text: string;
	limit: number;
	vocabulary: SearchVocabulary;
};

const hitsSql = (query: string, isWhole: 0 | 1) => `select * from (
	select s.property_no as no, ${isWhole} as is_whole from suggestion_words w cross join suggestion s on s.no = w.rowid
	where suggestion_words match :${query} and s.kind = 'property' limit ${MOST_HITS})`;

/** Houses whose names hold all typed words, the last one perhaps unfinished: whole words first, then the agency's order. */
export async function suggestHouses({ ctx, text, limit, vocabulary }: Question): Promise<Suggestion[]> {
	const unfinished = wordQuery(text, 'unfinished');
	if (unfinished === '') return [];
	const { rows } = await ctx.db.$client.execute({
		sql: detailsSql(`${hitsSql('whole', 1)} union all ${hitsSql('unfinished', 0)}`),
		args: { whole: wordQuery(text, 'whole'), unfinished, limit, language: ctx.language },
	});
	return rows.flatMap((row) => toSuggestion(row, ctx.language, vocabulary));
}

/** Houses whose names are the typed words but for a typing error, the likeliest first. */
export async function guessHouses({ ctx, text, limit, vocabulary }: Question): Promise<Suggestion[]> {
	const query = fuzzyQuery(text);
	if (!query) return [];
	const candidates = await ctx.db.$client.execute({
		sql: `select distinct s.property_no as no, s.label_en as name from (
				select * from (select rowid as no from suggestion_words where suggestion_words match :beginnings limit ${MOST_HITS})
				union select * from (select rowid from suggestion_trigrams where suggestion_trigrams match :pieces limit ${MOST_HITS})
			) hit cross join suggestion s on s.no = hit.no where s.kind = 'property'`,
		args: query,
	});
	const typed = typedWords(text);
	const nos = candidates.rows
		.flatMap(({ no, name }) => {
			const errors = matchWords(typed, foldedWords(String(name)), true);
			return errors === null ? [] : { no: Number(no), errors };
		})
		.sort((a, b) => a.errors - b.errors)
		.slice(0, limit)
		.map(({ no }) => no);
	if (nos.length === 0) return [];
	const { rows } = await ctx.db.$client.execute({
		sql: detailsSql('select value as no, 0 as is_whole from json_each(:nos)'),
		args: { nos: JSON.stringify(nos), limit, language: ctx.language },
	});
	const suggestions = new Map(rows.map((row) => [row.no, toSuggestion(row, ctx.language, vocabulary)]));
	return nos.flatMap((no) => suggestions.get(no) ?? []);
}

function detailsSql(hits: string): string {
	return `with hit as materialized (${hits})
		select p.no, p.name, p.slug, p.property_type, p.place_no, p.bedrooms, (
			select json_array(i.hash, iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)),
				i.dominant_colour, pp.is_mirrored, pp.object_position, i.width, i.height)
			from property_picture pp cross join picture i on i.hash = pp.picture_hash
			where pp.property_no = p.no order by pp.position limit 1) as picture
		from (select no, max(is_whole) as is_whole from hit group by no) h cross join property p on p.no = h.no
		order by h.is_whole desc, p.rank, p.no limit :limit`;
}

function toSuggestion(
	row: Record<string, unknown>,
	language: Question['ctx']['language'],
	vocabulary: SearchVocabulary,
): Suggestion[] {
	const city = vocabularyIndex(vocabulary).cityByNo.get(Number(row.place_no));
	if (!city) return [];
	const type = row.property_type as PropertyType;
	return [
		{
			kind: 'property',
			label: String(row.name),
			context: `${city[language]}, ${countryName(city.country, language)}`,
			path: propertyPath({ type, country: city.country, city: city.value, name: String(row.slug) }, language),
			houses: null,
			bedrooms: typeof row.bedrooms === 'number' ? row.bedrooms : null,
			picture: typeof row.picture === 'string' ? readPicture(JSON.parse(row.picture) as PictureRow) : null,
		},
	];
}
