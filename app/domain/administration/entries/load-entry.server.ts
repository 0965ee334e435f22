import type { Database } from '#db/client';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { changesBetween, type EntryContent, hasRows, sortedContent, type ValueChange } from './entry-content';
import { type EntryKind, groupOfEntries } from './entry-kinds';
import { ENTRY_PARTS } from './entry-parts';
import { contentOfRows, readEntryRows } from './entry-rows.server';
import { noEntry } from './save-entry.server';
import { namesOfEntries } from './suggest-entries.server';
import { type EntryUse, usesOfEntry } from './uses-of-entry.server';

/** Versions that the page of an entry tells. */
const SHOWN = 20;

/** A version: when, by whom ('' for the catalogue), and what it changed; `isFirst` without anything before it. */
export type EntryVersion = { number: number; at: number; name: string; changes: ValueChange[]; isFirst: boolean };

export type NamesByKind = Partial<Record<EntryKind, Record<string, string>>>;

export type LoadedEntry = {
	/** What the form shows: what is stored, or the values of a version that is looked at. */
	content: EntryContent;
	/** What is stored. */
	was: EntryContent;
	uses: EntryUse[];
	/** Names of the entries that it names, by kind and key. */
	names: NamesByKind;
	versions: EntryVersion[];
};

type Loading = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'language'>;
	kind: EntryKind;
	/** Null: a new one. */
	key: string | null;
	/** The version whose values are to be put into the form; null: none. */
	version: number | null;
};

/** An entry for its form, with what uses it and what was done to it. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function loadEntry({ ctx, kind, key, version }: Loading): Promise<LoadedEntry> {
	requireActor(ctx, groupOfEntries(kind));
	if (key === null) return { content: newContent(kind), was: {}, uses: [], names: {}, versions: [] };
	const { db } = ctx;
	const [rows, uses, read] = await Promise.all([
		readEntryRows(db, kind, key),
		usesOfEntry(db, kind, key, ctx.language),
		readVersions(db, kind, key),
	]);
	const was = contentOfRows(kind, rows);
	if (!hasRows(kind, was)) throw noEntry(kind, key);
	const asked = version === null ? was : read.find(({ number }) => number === version)?.content;
	if (!asked) throw new DomainError('not-found', `No version ${version} of ${key}`);
	const names = await namesIn(ctx, kind, asked);
	return { content: asked, was, uses, names, versions: versionsOf(kind, read) };
}

/** Names of the entries that an entry names. */
async function namesIn(ctx: Loading['ctx'], kind: EntryKind, content: EntryContent): Promise<NamesByKind> {
	const named = new Map<EntryKind, string[]>();
	for (const { file, fields } of ENTRY_PARTS[kind])
		for (const { name, names } of fields)
			if (names)
				named.set(names, [
					...(named.get(names) ?? []),
					...(content[file] ?? []).flatMap((row) => (row[name] ?? '').split(';').map((key) => key.trim())),
				]);
	const found = [...named].map(async ([of, keys]) => [of, await namesOfEntries(ctx, of, keys)] as const);
	return Object.fromEntries(await Promise.all(found));
}

/** What the format gives where a cell is empty stands in the form of a new one. */
function newContent(kind: EntryKind): EntryContent {
	const given: Readonly<Partial<Record<EntryKind, Readonly<Record<string, string>>>>> = {
		operators: { time_zone: 'Europe/Zurich', arrival_from: '16:00', departure_until: '10:00' },
		suppliers: { language: 'de', answer_hours: '24' },
		services: { unit: 'job', notice_hours: '24', cancel_hours: '48' },
	};
	const [main] = ENTRY_PARTS[kind];
	return sortedContent(kind, {
		[main?.file ?? '']: [given[kind] ?? {}],
		...(kind === 'operators' ? { salesTerms: [{ accepted_payment_methods: 'credit_card;bank_transfer' }] } : {}),
	});
}

type Version = { number: number; at: number; name: string; content: EntryContent };

async function readVersions(db: Database, kind: EntryKind, key: string): Promise<Version[]> {
	const { rows } = await db.$client.execute({
		sql: `select v.number, v.published_at as at, v.body, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name
			from publication v left join user u on u.no = v.user_no
			where v.subject_id = :key and v.area = :kind order by v.number desc limit ${SHOWN + 1}`,
		args: { key, kind },
	});
	return rows.map((row) => ({
		...{ number: Number(row.number), at: Number(row.at), name: String(row.name) },
		content: sortedContent(kind, JSON.parse(String(row.body)) as EntryContent),
	}));
}

function versionsOf(kind: EntryKind, read: readonly Version[]): EntryVersion[] {
	return read.slice(0, SHOWN).map(({ number, at, name, content }, index) => {
		const before = read[index + 1];
		const isFirst = before === undefined;
		return { number, at, name, isFirst, changes: isFirst ? [] : changesBetween(kind, before.content, content) };
	});
}

/** Who changed it last, for the one whose save came later; null: an import did, or it is not known. */
export async function lastChange(
	{ db }: Pick<RequestContext, 'db'>,
	kind: EntryKind,
	key: string,
): Promise<{ name: string; at: number } | null> {
	const [last] = await readVersions(db, kind, key);
	return last && last.name !== '' ? { name: last.name, at: last.at } : null;
}
