import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import type { EntryKind } from './entry-kinds';
import { entriesQuery } from './list-entries.server';

/** Kinds that entries name. */
export type NamedKind = Extract<EntryKind, 'places' | 'suppliers'>;

type Context = Pick<RequestContext, 'db' | 'actor' | 'language'>;

const SHOWN = 10;
const LONGEST = 120;

/**
 * The first entries whose key or name begins with a text (ADMIN-7). Places are any admin's to see, suppliers the concierge's. Throws DomainError 'forbidden',
 * 'unavailable'.
 */
export async function suggestEntries({
	ctx,
	kind,
	text,
}: {
	ctx: Context;
	kind: NamedKind;
	text: string;
}): Promise<{ key: string; name: string }[]> {
	requireActor(ctx, kind === 'places' ? 'admin' : 'concierge');
	const filter = { q: text.trim().slice(0, LONGEST), after: null };
	const { rows } = await ctx.db.$client.execute(entriesQuery(kind, filter, ctx.language));
	return rows.slice(0, SHOWN).map((row) => ({ key: String(row.key), name: String(row.name) }));
}

/** Names of entries by their keys, in the reader's language; those that are not there are left out. */
export async function namesOfEntries(
	{ db, language }: Pick<Context, 'db' | 'language'>,
	kind: EntryKind,
	keys: readonly string[],
): Promise<Record<string, string>> {
	const asked = keys.filter((key) => key !== '');
	if (asked.length === 0) return {};
	const sql =
		kind === 'places'
			? "select slug as key, iif(:language = 'de', name_de, name_en) as name from place where slug in (select value from json_each(:keys))"
			: 'select key, name from concierge_supplier where key in (select value from json_each(:keys)) and :language is not null';
	const { rows } = await db.$client.execute({ sql, args: { language, keys: JSON.stringify(asked) } });
	return Object.fromEntries(rows.map((row) => [String(row.key), String(row.name)]));
}
