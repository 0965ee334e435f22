import type { Database } from '#db/client';
import type { NamedStatement } from '#db/write-batch';
import type { Language } from '../../language/language';
import { type EntryKind, entryPath } from './entry-kinds';

/** What may hold on to an entry. */
export type UseKind =
	| 'properties'
	| 'people'
	| 'invitations'
	| 'parts'
	| 'regions'
	| 'hotels'
	| 'services'
	| 'jobs'
	| 'guides'
	| 'plans'
	| 'agencies'
	| 'brands'
	| 'invoices'
	| 'books';

type Use = { from: string; label?: string; id?: string; order?: string };

/** The conditions by which others use an entry `:key`; `label` and `id` name those that have a page. */
const USES: Readonly<Record<EntryKind, Partial<Record<UseKind, Use>>>> = {
	operators: {
		properties: {
			from: 'property u where u.operator_no = (select no from operator where key = :key)',
			...{ label: 'u.name', id: 'u.id' },
		},
		people: { from: 'user u where u.operator_no = (select no from operator where key = :key)' },
		invitations: {
			from: 'team_invitation u where u.operator_no = (select no from operator where key = :key)',
		},
		invoices: { from: 'held_invoice u where u.operator_no = (select no from operator where key = :key)' },
		books: {
			from: `ledger_account u where u.kind in ('operator', 'touristTax') and u.party = (select cast(no as text) from operator where key = :key)`,
		},
	},
	places: {
		properties: {
			from: 'property u where u.place_no in (select no from place where slug = :key)',
			...{ label: 'u.name', id: 'u.id' },
		},
		parts: {
			from: 'place u where u.parent_no in (select no from place where slug = :key)',
			...{ label: 'name', id: 'u.slug' },
		},
		regions: {
			from: `region_place rp join region u on u.no = rp.region_no where rp.place_no in (select no from place where slug = :key)`,
			...{ label: 'name', id: 'u.key' },
		},
		hotels: {
			from: `hotel_place hp join hotel u on u.hotel_place_no = hp.no where hp.place_no in (select no from place where slug = :key)`,
			...{ label: 'u.name', id: 'u.id' },
		},
		services: {
			from: 'concierge_service u where u.place_no in (select no from place where slug = :key)',
			...{ label: 'name', id: 'u.key' },
		},
		guides: { from: 'guide u where u.key = :key' },
	},
	regions: { guides: { from: 'guide u where u.key = :key' } },
	facilities: {
		properties: {
			from: `property_facility pf join property u on u.no = pf.property_no where pf.facility_no = (select no from facility where key = :key)`,
			...{ label: 'u.name', id: 'u.id' },
		},
	},
	suppliers: {
		services: {
			from: 'concierge_service u where u.supplier_no = (select no from concierge_supplier where key = :key)',
			...{ label: 'name', id: 'u.key' },
		},
		jobs: { from: 'concierge_job u where u.supplier_no = (select no from concierge_supplier where key = :key)' },
	},
	services: {},
	programmes: {
		hotels: {
			from: `hotel_program hp join hotel u on u.no = hp.hotel_no where hp.program_no = (select no from program where id = 'program_' || :key)`,
			...{ label: 'u.name', id: 'u.id' },
		},
		plans: { from: `rate_plan u where u.program_no = (select no from program where id = 'program_' || :key)` },
		agencies: {
			from: `program_membership u where u.program_no = (select no from program where id = 'program_' || :key)`,
		},
		brands: { from: `brand u where instr(u.settings, '"program_' || :key || '"') > 0` },
	},
};

/** Those that are named on the page of an entry. */
const SHOWN = 12;

export type EntryUse = { kind: UseKind; count: number; shown: { name: string; path: string }[] };

/** What uses an entry, with the first of each kind; kinds without any are left out. */
export async function usesOfEntry(db: Database, kind: EntryKind, key: string, language: Language): Promise<EntryUse[]> {
	const uses = Object.entries(USES[kind]) as [UseKind, Use][];
	const answers = await db.$client.batch(
		uses.flatMap(([, { from, label, id }]) => [
			{ sql: `select count(*) as count from ${from}`, args: { key } },
			label && id
				? {
						sql: `select ${label === 'name' ? `u.name_${language}` : label} as name, ${id} as id from ${from} order by 1 limit ${SHOWN}`,
						args: { key },
					}
				: 'select null where 0',
		]),
	);
	return uses.flatMap(([use], at) => {
		const count = Number(answers[2 * at]?.rows[0]?.count ?? 0);
		const shown = (answers[2 * at + 1]?.rows ?? []).map((row) => ({
			name: String(row.name),
			path: pathOfUse(use, String(row.id)),
		}));
		return count === 0 ? [] : [{ kind: use, count, shown }];
	});
}

function pathOfUse(use: UseKind, id: string): string {
	if (use === 'properties') return `/partner/desk/properties/${encodeURIComponent(id)}`;
	if (use === 'hotels') return `/hotels/${encodeURIComponent(id)}`;
	return entryPath(use === 'regions' || use === 'services' ? use : 'places', id);
}

/** Breaks a transaction in which something has begun to use the entry. */
export function unlessUsed(kind: EntryKind, key: string): NamedStatement {
	const uses = Object.values(USES[kind]) as Use[];
	return {
		sql: `insert into publication (subject_id, area, number, body, changes, published_at) select null, :kind, 0, '', 0, 0
			where ${uses.map(({ from }) => `exists (select 1 from ${from})`).join(' or ') || 'false'}`,
		args: { kind, key },
	};
}
