import type { Row } from '@libsql/client';
import type { RequestContext } from '~/context';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import { hotelsByName } from '../hotel-search/hotels-by-name.server';
import { adminLeadPath, leadPath } from '../lead/lead-path';
import { type LeadScope, leadScope } from '../lead/lead-scope';
import type { LeadStatus } from '../lead/lead-status';
import { houseName } from '../lead/property-name';
import { builderPath } from '../proposal/proposal-path';
import type { Suggestions } from '../search/search-result';
import { suggestBeside } from '../search/suggest.server';
import { hotelSuggestion, SUGGESTED_HOTEL } from '../search/suggested-hotel';
import type { FoundLead } from './found-lead';
import { type FoundProposal, foundProposalsStatement, PROPOSALS_SHOWN } from './found-proposals-statement';
import { type FindsEntries, type FoundRecord, foundRecord, foundRecordsStatement } from './found-records-statement';
import { LEADS_SHOWN, leadsStatement } from './leads-statement';

/** The search begins at this many letters. */
const LEAST_LETTERS = 2;
const MOST_OF_A_KIND = 4;

export type Found = Suggestions & {
	leads: FoundLead[];
	/** There are more leads than these. */
	hasMoreLeads: boolean;
	/** Of the agency that the user belongs to or acts for. */
	proposals: FoundProposal[];
	hasMoreProposals: boolean;
	/** For admins who act for no agency. */
	records: FoundRecord[];
};

/**
 * What the header's search finds for a user of the trade, in one round trip: countries, places, properties, the hotels he may
 * open, the leads he reaches (client, references, property or hotel), his agency's proposals, and for admins agencies, people and mails. Nothing for fewer than two letters.
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
	const ofProposals = foundProposalsStatement(wanted, proposerAgency(ctx));
	const hasHotels = evaluateAccess('brandPartners', actor, ctx.brand) === 'allowed';
	const ofPlace = hasHotels && wanted !== '' ? await hotelsStatement(ctx, wanted) : null;
	const ofRecords = actor.role === 'admin' && !actor.isActing ? foundRecordsStatement(wanted, entriesFor(ctx)) : null;
	const asked = [statement, ofProposals, ofPlace, ofRecords];
	const { suggestions, beside } = await suggestBeside({
		ctx,
		text: wanted,
		limit: MOST_OF_A_KIND,
		hasHotels,
		beside: asked.flatMap((each) => each ?? []),
	});
	const [rows = [], proposalRows = [], hotelRows = [], recordRows = []] = answersOf(asked, beside);
	const named = new Set(suggestions.hotels.map(({ path }) => path));
	const alsoThere = hotelRows.map((row) => hotelSuggestion(row, ctx.language)).filter(({ path }) => !named.has(path));
	return {
		...suggestions,
		hotels: [...suggestions.hotels, ...alsoThere].slice(0, MOST_OF_A_KIND),
		leads: rows.slice(0, LEADS_SHOWN).map((row) => foundLead(row, scope?.reach === 'all')),
		hasMoreLeads: rows.length > LEADS_SHOWN,
		proposals: proposalRows.slice(0, PROPOSALS_SHOWN).map((row) => ({
			path: builderPath(String(row.id)),
			client: String(row.client),
			title: String(row.title),
			state: row.state as FoundProposal['state'],
			options: Number(row.options),
		})),
		hasMoreProposals: proposalRows.length > PROPOSALS_SHOWN,
		records: recordRows.map(foundRecord),
	};
}

function entriesFor(ctx: Pick<RequestContext, 'actor'>): FindsEntries {
	const may = (group: 'catalogue' | 'concierge') =>
		evaluateAccess(group, ctx.actor, { isLoginRequired: true }) === 'allowed';
	return { hasCatalogue: may('catalogue'), hasConcierge: may('concierge') };
}

/** The rows of each question, [] for one that was not asked. */
function answersOf(asked: readonly (object | null)[], answers: readonly Row[][]): Row[][] {
	const left = [...answers];
	return asked.map((each) => (each === null ? [] : (left.shift() ?? [])));
}

/** Hotels by the name of their place, whose own names do not say it; null where the text is no beginning of one. */
async function hotelsStatement(
	ctx: Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>,
	text: string,
): Promise<{ sql: string; args: Record<string, string | number> } | null> {
	const nos = await hotelsByName(ctx, text, { mayErr: false });
	if (nos.length === 0) return null;
	return {
		sql: SUGGESTED_HOTEL.detailsSql(
			'select d.no, 0 as is_whole from json_each(:nos) j cross join hotel d on d.no = j.value where d.is_demo = 0 and d.is_in_preparation = 0',
		),
		args: { nos: JSON.stringify(nos), limit: MOST_OF_A_KIND, language: ctx.language },
	};
}

/** Null for people who have no leads here: guests, operators (their inbox), hotels, agents of an agency that is not verified. */
function scopeOf(ctx: Pick<RequestContext, 'actor'>): LeadScope | null {
	const { actor } = ctx;
	const hasLeads = actor?.role === 'admin' || (isAgent(actor?.role) && actor?.agency?.verification === 'verified');
	return hasLeads ? leadScope(ctx) : null;
}

/** The agency whose proposals a user may open; null for everyone else. */
function proposerAgency({ actor }: Pick<RequestContext, 'actor'>): number | null {
	const isProposer = actor?.role === 'agent' || actor?.role === 'supervisorAgent' || actor?.role === 'admin';
	return isProposer && actor.agency?.verification === 'verified' ? actor.agency.no : null;
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
