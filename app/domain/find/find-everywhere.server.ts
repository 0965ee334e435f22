import type { Row } from '@libsql/client';
import type { RequestContext } from '~/context';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import { adminLeadPath, leadPath } from '../lead/lead-path';
import { type LeadScope, leadScope } from '../lead/lead-scope';
import type { LeadStatus } from '../lead/lead-status';
import { houseName } from '../lead/property-name';
import type { Suggestions } from '../search/search-result';
import { suggestBeside } from '../search/suggest.server';
import type { FoundLead } from './found-lead';
import { LEADS_SHOWN, leadsStatement } from './leads-statement';

/** The search begins at this many letters. */
const LEAST_LETTERS = 2;

export type Found = Suggestions & {
	leads: FoundLead[];
	/** There are more leads than these. */
	hasMoreLeads: boolean;
};

/**
 * What the header's search finds for a user of the trade, in one round trip: countries, places, properties, the hotels he may
 * open, and the leads he reaches (client, references, property or hotel). Nothing for fewer than two letters.
 * Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function findEverywhere({
	ctx,
	text,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'catalogueVersion'>;
	text: string;
}): Promise<Found> {
	const actor = requireActor(ctx, 'signedIn');
	const wanted = [...text.trim()].length < LEAST_LETTERS ? '' : text;
	const scope = scopeOf(ctx);
	const statement = leadsStatement(wanted, scope);
	const { suggestions, beside } = await suggestBeside({
		ctx,
		text: wanted,
		limit: 4,
		hasHotels: evaluateAccess('brandPartners', actor, ctx.brand) === 'allowed',
		beside: statement ? [statement] : [],
	});
	const rows = beside[0] ?? [];
	return {
		...suggestions,
		leads: rows.slice(0, LEADS_SHOWN).map((row) => foundLead(row, scope?.reach === 'all')),
		hasMoreLeads: rows.length > LEADS_SHOWN,
	};
}

/** Null for people who have no leads here: guests, operators (their inbox), hotels, agents of an agency that is not verified. */
function scopeOf(ctx: Pick<RequestContext, 'actor'>): LeadScope | null {
	const { actor } = ctx;
	const hasLeads = actor?.role === 'admin' || (isAgent(actor?.role) && actor?.agency?.verification === 'verified');
	return hasLeads ? leadScope(ctx) : null;
}

function isAgent(role: string | undefined): boolean {
	return role === 'agent' || role === 'supervisorAgent' || role === 'amex_lifestyleAgent';
}

function foundLead(row: Row, isOfAll: boolean): FoundLead {
	const id = String(row.id);
	const reference = row.booking_reference ?? row.client_reference ?? row.booking_number;
	return {
		id,
		path: isOfAll ? adminLeadPath(id) : leadPath(id),
		reference: reference ? String(reference) : null,
		client: `${row.client_first_name} ${row.client_last_name}`.trim(),
		stay: houseName(String(row.stay)),
		checkIn: String(row.check_in),
		status: row.status as LeadStatus,
		agency: isOfAll && row.agency ? String(row.agency) : null,
	};
}
