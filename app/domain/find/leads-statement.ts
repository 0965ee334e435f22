import { wordsMatch } from '../lead/dashboard/words-match';
import type { LeadScope } from '../lead/lead-scope';

/** Leads that are shown; one more is asked for, to know whether there are more. */
export const LEADS_SHOWN = 5;

/** Newest matches that are looked at, before open leads are put first. */
const MOST_HITS = 100;

/**
 * The leads of a scope in which every word of a text begins a word of client, references, property, hotel or place: open ones
 * first, then the newest. Null where there is nothing to look for. The full-text table is asked first, so a lead of another
 * agency is never read.
 */
export function leadsStatement(
	text: string,
	scope: LeadScope | null,
): { sql: string; args: Record<string, string> } | null {
	if (scope === null || (scope.reach !== 'agency' && scope.reach !== 'all')) return null;
	const match = wordsMatch(text, scope.reach === 'agency' ? scope.agencyNo : null);
	if (match === null) return null;
	return {
		sql: `with hits as materialized (select rowid as no from lead_words where lead_words match :match order by rowid desc limit ${MOST_HITS})
			select l.id, l.booking_reference, l.client_reference, l.booking_number, l.client_first_name, l.client_last_name, l.check_in, l.status,
				coalesce(p.name, h.name, l.property_name) as stay, a.name as agency
			from hits cross join lead l on l.no = hits.no left join property p on p.no = l.property_no left join hotel h on h.no = l.hotel_no
			left join travel_agency a on a.no = l.agency_no
			where l.deleted_at is null
			order by l.status not in ('interest', 'requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'), l.no desc
			limit ${LEADS_SHOWN + 1}`.replace(/\s+/g, ' '),
		args: { match },
	};
}
