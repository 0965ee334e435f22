import type { Row } from '@libsql/client';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { endOfPrefix, ROWS_PER_PAGE } from '../paging';
import { type EntryKind, groupOfEntries } from './entry-kinds';

export type EntryFilter = {
	/** Beginning of a key or of a name. */
	q: string;
	/** Key of the last row of the page before. */
	after: string | null;
};

export type ListedEntry = {
	key: string;
	name: string;
	/** What tells it from others beside its name. */
	detail: string[];
	isRetired: boolean;
	/** How many properties it has, services of a supplier, hotels of a programme; null where it has none of them. */
	uses: number | null;
};

type List = { sql: string; names: readonly string[]; key: string };

/** The tables behind the lists: each by its key's index, names by theirs (ADMIN-1). */
const LISTS: Readonly<Record<EntryKind, List>> = {
	operators: {
		...{ key: 'key', names: ['name'] },
		sql: `select t.key, t.name, t.email as a, t.town as b, 0 as retired,
			(select count(*) from property p where p.operator_no = t.no) as uses from operator t`,
	},
	places: {
		...{ key: 'slug', names: ['name_en', 'name_de'] },
		sql: `select t.slug as key, iif(:language = 'de', t.name_de, t.name_en) as name, t.country_code as a,
			(select iif(:language = 'de', u.name_de, u.name_en) from place u where u.no = t.parent_no) as b, 0 as retired,
			(select count(*) from property p where p.place_no = t.no) as uses from place t`,
	},
	regions: {
		...{ key: 'key', names: ['name_en', 'name_de'] },
		sql: `select t.key, iif(:language = 'de', t.name_de, t.name_en) as name, t.kind as a, null as b, 0 as retired,
			(select count(*) from region_place rp where rp.region_no = t.no) as uses from region t`,
	},
	facilities: {
		...{ key: 'key', names: ['name_en', 'name_de'] },
		sql: `select t.key, iif(:language = 'de', t.name_de, t.name_en) as name, iif(t.is_default, 'default', null) as a, null as b,
			0 as retired, (select count(*) from property_facility pf where pf.facility_no = t.no) as uses from facility t`,
	},
	suppliers: {
		...{ key: 'key', names: ['name'] },
		sql: `select t.key, t.name, t.email as a, t.phone as b, t.is_retired as retired,
			(select count(*) from concierge_service s where s.supplier_no = t.no) as uses from concierge_supplier t`,
	},
	services: {
		...{ key: 'key', names: ['name_en', 'name_de'] },
		sql: `select t.key, iif(:language = 'de', t.name_de, t.name_en) as name,
			(select iif(:language = 'de', p.name_de, p.name_en) from place p where p.no = t.place_no) as a,
			(select s.name from concierge_supplier s where s.no = t.supplier_no) as b, t.is_retired as retired, null as uses
			from concierge_service t`,
	},
	programmes: {
		...{ key: 'id', names: ['name'] },
		sql: `select substr(t.id, 9) as key, t.name, iif(:language = 'de', t.description_de, t.description_en) as a, null as b, 0 as retired,
			(select count(*) from hotel_program hp where hp.program_no = t.no) as uses from program t`,
	},
};

type Listing = { ctx: Pick<RequestContext, 'db' | 'actor' | 'language'>; kind: EntryKind; filter: EntryFilter };

/** A page of entries by their keys. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listEntries({
	ctx,
	kind,
	filter,
}: Listing): Promise<{ rows: ListedEntry[]; next: string | null }> {
	requireActor(ctx, groupOfEntries(kind));
	const { rows } = await ctx.db.$client.execute(entriesQuery(kind, filter, ctx.language));
	const shown = rows.slice(0, ROWS_PER_PAGE).map(listedEntry);
	return { rows: shown, next: rows.length > ROWS_PER_PAGE ? (shown.at(-1)?.key ?? null) : null };
}

export function entriesQuery(kind: EntryKind, { q, after }: EntryFilter, language: string) {
	const { sql, names, key } = LISTS[kind];
	const prefix = kind === 'programmes' ? 'program_' : '';
	const found = [
		`t.${key} >= :lowKey and t.${key} < :highKey`,
		...names.map((name) => `t.${name} collate nocase >= :low and t.${name} collate nocase < :high`),
	];
	const conditions = [
		...(q === '' ? [] : [`(${found.map((each) => `(${each})`).join(' or ')})`]),
		...(after === null ? [] : [`t.${key} > :after`]),
	];
	return {
		sql: `${sql} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} order by t.${key} limit ${ROWS_PER_PAGE + 1}`,
		args: {
			...(/:language/.test(sql) ? { language } : {}),
			...(after === null ? {} : { after: prefix + after }),
			...(q === ''
				? {}
				: {
						...{ low: q, high: endOfPrefix(q) },
						...{ lowKey: prefix + q.toLowerCase(), highKey: endOfPrefix(prefix + q.toLowerCase()) },
					}),
		},
	};
}

function listedEntry(row: Row): ListedEntry {
	return {
		key: String(row.key),
		name: String(row.name),
		detail: [row.a, row.b].flatMap((each) => (each === null || each === '' ? [] : [String(each)])),
		isRetired: Number(row.retired) === 1,
		uses: row.uses === null ? null : Number(row.uses),
	};
}
