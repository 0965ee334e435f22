import type { Row } from '@libsql/client';

/** Records of each kind that are shown. */
const EACH = 3;

/** What an admin finds beside leads: an agency, a person with an account, or the mails to an address. */
export type FoundRecord = { kind: 'agency' | 'person' | 'mails'; path: string; label: string; detail: string };

/**
 * Agencies whose name, people whose address or last name, and mails whose address begins with a text, a few of each, by their indexes (AGENCY-20). Null where
 * there is nothing to look for.
 */
export function foundRecordsStatement(text: string): { sql: string; args: Record<string, string> } | null {
	const low = text.trim();
	if (low === '') return null;
	const end = '\u{10ffff}';
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
				order by to_address collate nocase limit ${EACH})`.replace(/\s+/g, ' '),
		args: { low, high: low + end, lowMail: low.toLowerCase(), highMail: low.toLowerCase() + end },
	};
}

const LISTS = {
	agency: '/partner/dashboard/admin/agencies?q=',
	person: '/partner/dashboard/admin/users?q=',
	mails: '/partner/dashboard/admin/mails?to=',
} as const;

/** A row of the statement. */
export function foundRecord(row: Row): FoundRecord {
	const kind = row.kind === 'agency' || row.kind === 'person' ? row.kind : 'mails';
	const label = String(row.label);
	const detail = String(row.detail);
	return {
		...{ kind, path: LISTS[kind] + encodeURIComponent(String(row.query)) },
		// A person without a name is called by the address.
		...(label === '' ? { label: detail, detail: '' } : { label, detail }),
	};
}
