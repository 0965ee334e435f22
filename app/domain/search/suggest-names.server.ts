import type { InStatement, Row } from '@libsql/client';
import type { SUGGESTION_KINDS } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import type { SearchVocabulary, Suggestion } from './search-result';
import { foldedWords, matchWords, typedWords } from './words/match-words';
import { fuzzyQuery, wordQuery } from './words/word-query';

/** Names that are looked at for one text, before the best are taken. */
const MOST_HITS = 200;

export type NameQuestion = {
	ctx: Pick<RequestContext, 'db' | 'language'>;
	text: string;
	limit: number;
	vocabulary: SearchVocabulary;
};

/** Something that is suggested by its name. */
export type NamedThing = {
	kind: (typeof SUGGESTION_KINDS)[number];
	/** Column of `suggestion` with its number. */
	no: 'property_no' | 'hotel_no';
	/**
	 * What is shown of each of `hit (no, is_whole)`, with `no`, whole words first, at most `:limit`; `:language` says in which
	 * language.
	 */
	detailsSql: (hits: string) => string;
	toSuggestion: (row: Record<string, unknown>, question: NameQuestion) => Suggestion[];
};

/** Suggestions are written kind by kind, so that those of one kind are one stretch of numbers. */
const ofKind = (kind: NamedThing['kind'], rowid: string) =>
	`${rowid} between (select min(no) from suggestion where kind = '${kind}') and (select max(no) from suggestion where kind = '${kind}')`;

/**
 * Things whose names hold all typed words, the last one perhaps unfinished: whole words first, then the catalogue's order; a list for
 * each of `things`. Statements `beside` go the same way to the database and back; their rows are the rest of the answer.
 */
export async function suggestNames(
	things: readonly NamedThing[],
	question: NameQuestion,
	beside: readonly InStatement[] = [],
): Promise<{ names: Suggestion[][]; beside: Row[][] }> {
	const { ctx, text, limit } = question;
	const unfinished = wordQuery(text, 'unfinished');
	if (unfinished === '') return { names: things.map(() => []), beside: beside.map(() => []) };
	const args = { whole: wordQuery(text, 'whole'), unfinished, limit, language: ctx.language };
	const statements = things.map((thing) => {
		const hits = (query: string, isWhole: 0 | 1) => `select * from (
		select s.${thing.no} as no, ${isWhole} as is_whole from suggestion_words w cross join suggestion s on s.no = w.rowid
		where suggestion_words match :${query} and ${ofKind(thing.kind, 'w.rowid')} limit ${MOST_HITS})`;
		return { sql: thing.detailsSql(`${hits('whole', 1)} union all ${hits('unfinished', 0)}`), args };
	});
	const answers = await ctx.db.$client.batch([...statements, ...beside], 'read');
	return {
		names: things.map((thing, at) => (answers[at]?.rows ?? []).flatMap((row) => thing.toSuggestion(row, question))),
		beside: beside.map((_, at) => answers[things.length + at]?.rows ?? []),
	};
}

/** Things whose names are the typed words but for a typing error, the likeliest first. */
export async function guessNames(thing: NamedThing, question: NameQuestion): Promise<Suggestion[]> {
	const { ctx, text, limit } = question;
	const query = fuzzyQuery(text);
	if (!query) return [];
	const hits = (table: string, words: string) =>
		`select * from (select rowid as no from ${table} where ${table} match :${words} and ${ofKind(thing.kind, 'rowid')} limit ${MOST_HITS})`;
	const candidates = await ctx.db.$client.execute({
		sql: `select distinct s.${thing.no} as no, s.label_en as name
			from (${hits('suggestion_words', 'beginnings')} union ${hits('suggestion_trigrams', 'pieces')}) hit
			cross join suggestion s on s.no = hit.no`,
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
		sql: thing.detailsSql('select value as no, 0 as is_whole from json_each(:nos)'),
		args: { nos: JSON.stringify(nos), limit, language: ctx.language },
	});
	const suggestions = new Map(rows.map((row) => [row.no, thing.toSuggestion(row, question)]));
	return nos.flatMap((no) => suggestions.get(no) ?? []);
}
