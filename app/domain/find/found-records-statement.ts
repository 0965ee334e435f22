import type { Row } from '@libsql/client';

/** Records of each kind that are shown. */
const EACH = 3;

/** What an admin finds beside leads: an agency, a person with an account, the mails to an address, or entries of the catalogue. */
export type FoundRecord = {
	kind: 'agency' | 'person' | 'mails' | 'operator' | 'place' | 'supplier';
	path: string;
	label: string;
	detail: string;
};

/** Who may edit entries of the catalogue finds them too: operators and places, or suppliers (ADMIN-1). */
export type FindsEntries = { hasCatalogue: boolean; hasConcierge: boolean };

const ENTRIES = {
	operator: { from: 'operator', key: 'key', names: ['name'], right: 'hasCatalogue' },
	place: { from: 'place', key: 'slug', names: ['name_en', 'name_de'], right: 'hasCatalogue' },
	supplier: { from: 'concierge_supplier', key: 'key', names: ['name'], right: 'hasConcierge' },
} as const;

const entriesSql = (kind: keyof typeof ENTRIES) => {
	const { from, key, names } = ENTRIES[kind];
	const begins = names
		.map((name) => `(${name} collate nocase >= :low and ${name} collate nocase < :high)`)
		.join(' or ');
	return `union all select * from (select '${kind}', ${names[0]}, '', ${key} from ${from} where ${begins} order by ${names[0]} limit ${EACH})`;
};

/**
 * Agencies whose name, people whose address or last name, mails whose address, and entries of the catalogue whose name begins with a text, a few of each,
 * by their indexes (AGENCY-20). Null where there is nothing to look for.
 */
export function foundRecordsStatement(
	text: string,
	finds: FindsEntries,
): { sql: string; args: Record<string, string> } | null {
	const low = text.trim();
	if (low === '') return null;
	const end = '\u{10ffff}';
	const entries = (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).filter((kind) => finds[ENTRIES[kind].right]);
	return {
		sql: `select * from (select 'agency' as kind, name as label, '' as detail, name as query from travel_agency
				where team_brand_key is null and name collate nocase >= :low and name collate nocase < :high
				order by name collate nocase limit ${EACH})
			union all select * from (select 'person', trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), email, email from user
				where email >= :lowMail and email < :highMail order by email limit ${EACH})
			union all select * from (select 'person', trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), email, email from user
				where last_name collate nocase >= :low and last_name collate nocase < :high and not (email >= :lowMail and email < :highMail)
				order by last_name collate nocase limit ${EACH})
			union all select * from (select distinct 'mails', lower(to_address), '', lower(to_address) from mail_outbox
				where to_address collate nocase >= :low and to_address collate nocase < :high
				order by to_address collate nocase limit ${EACH})
			${entries.map(entriesSql).join(' ')}`.replace(/\s+/g, ' '),
		args: { low, high: low + end, lowMail: low.toLowerCase(), highMail: low.toLowerCase() + end },
	};
}

const LISTS = {
	agency: '/partner/dashboard/admin/agencies?q=',
	person: '/partner/dashboard/admin/users?q=',
	mails: '/partner/dashboard/admin/mails?to=',
	operator: '/partner/dashboard/admin/operators/',
	place: '/partner/dashboard/admin/places/',
	supplier: '/partner/dashboard/admin/suppliers/',
} as const;

/** A row of the statement. */
export function foundRecord(row: Row): FoundRecord {
	const kind = row.kind as FoundRecord['kind'];
	const label = String(row.label);
	const detail = String(row.detail);
	return {
		...{ kind, path: LISTS[kind] + encodeURIComponent(String(row.query)) },
		// A person without a name is called by the address.
		...(label === '' ? { label: detail, detail: '' } : { label, detail }),
	};
}
