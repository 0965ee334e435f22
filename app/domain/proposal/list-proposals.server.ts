import * as z from 'zod';
import { CURRENCY_CODES, LANGUAGES } from '#db/schema/enums';
import { MARKUP_KINDS, PROPOSAL_STATES } from '#db/schema/trade-enums';
import type { RequestContext } from '~/context';
import { wordsMatch } from '../lead/dashboard/words-match';
import { houseName } from '../lead/property-name';
import { UNREAD_MESSAGES } from '../mail-thread/unread-messages';
import { PROPOSALS_PER_PAGE, type ProposalFilter } from './proposal-filter';
import { PROPOSAL_HITS } from './proposal-hits';
import { requireProposer } from './proposal-scope.server';
import { proposalStep, shownState } from './proposal-step';
import type { ProposalState } from './proposal-transitions';
import { proposalWorth } from './proposal-worth';

const option = z.tuple([
	z.number(),
	z.string(),
	z.string(),
	z.string(),
	z.string(),
	z.enum(CURRENCY_CODES),
	z.number().nullable(),
	z.enum(MARKUP_KINDS),
	z.number(),
]);

const row = z.object({
	no: z.number(),
	id: z.string(),
	state: z.enum(PROPOSAL_STATES),
	language: z.enum(LANGUAGES),
	client: z.string(),
	title: z.string(),
	has_email: z.number(),
	valid_until: z.number(),
	sent_valid_until: z.number().nullable(),
	revision: z.number(),
	sent_revision: z.number().nullable(),
	sent_at: z.number().nullable(),
	openings: z.number(),
	last_opened_at: z.number().nullable(),
	reminders: z.number(),
	last_reminded_at: z.number().nullable(),
	approved_no: z.number().nullable(),
	approved_lead: z.string().nullable(),
	updated_at: z.number(),
	unread: z.number(),
	agent: z.string(),
	options: z.string(),
	/** What was sent: the number of an option's lead and what the client pays. */
	sent: z.string(),
});

/** A proposal as the list shows it; instants in milliseconds. */
export type ListedProposal = ReturnType<typeof listed>;

export type ProposalList = {
	rows: ListedProposal[];
	/** Cursor of the next page. */
	next: string | null;
	/** Proposals of the agency, or of the agent who was named, by state. */
	counts: Partial<Record<ProposalState, number>>;
	/** The agency's people who look after proposals. */
	agents: { id: string; name: string }[];
};

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/**
 * A page of the agency's proposals, the latest change first (PROPOSAL-19), with the number of each state; one round trip along indexes. Throws
 * DomainError 'forbidden', 'unavailable'.
 */
export async function listProposals({ ctx, filter }: { ctx: Context; filter: ProposalFilter }): Promise<ProposalList> {
	const { agency } = requireProposer(ctx);
	const [rows, counts, agents] = await ctx.db.$client.batch(
		[
			listedProposalsStatement(agency.no, filter),
			{
				sql: `select state, count(*) as count from proposal indexed by proposal_list_state where agency_no = :agency${agentCondition(filter)} group by state`,
				args: { agency: agency.no, ...(filter.agent ? { agent: filter.agent } : {}) },
			},
			{
				sql: `select id, trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) as name, email from user
					where ${agency.teamBrandKey === null ? AGENTS : OF_TEAM} order by name, no`,
				args: agency.teamBrandKey === null ? { agency: agency.no } : {},
			},
		],
		'read',
	);
	const found = (rows?.rows ?? []).map((each) => row.parse({ ...each }));
	const shown = found.slice(0, PROPOSALS_PER_PAGE);
	const last = shown.at(-1);
	return {
		rows: shown.map((each) => listed(each, ctx.now)),
		next: found.length > shown.length && last ? `${last.updated_at}.${last.no}` : null,
		counts: Object.fromEntries((counts?.rows ?? []).map(({ state, count }) => [String(state), Number(count)])),
		agents: (agents?.rows ?? []).map(({ id, name, email }) => ({ id: String(id), name: String(name || email) })),
	};
}

/** Who looks after an agency's proposals, and a brand's own (ADR 46). */
const AGENTS = `agency_no = :agency and role in ('agent', 'supervisorAgent')`;
const OF_TEAM = `role = 'admin' and exists (select 1 from json_each(capabilities) where value = 'enquiries')`;

/** The page's statement. Without words one index is walked that holds all that is filtered by; with words the few hits are looked up. */
export function listedProposalsStatement(
	agencyNo: number,
	filter: ProposalFilter,
	limit = PROPOSALS_PER_PAGE + 1,
): { sql: string; args: Record<string, string | number> } {
	const { state, agent, words, after } = filter;
	// Words without a letter or a number find nothing.
	const match = words === '' ? null : (wordsMatch(words, agencyNo) ?? 'tenant:none');
	const from =
		match === null
			? `proposal indexed by ${state ? 'proposal_list_state' : 'proposal_list'}`
			: 'hits cross join proposal on proposal.no = hits.no';
	const page = `select proposal.no from ${from} where agency_no = :agency
		${state ? 'and state = :state' : ''}${agentCondition(filter)}
		${after ? 'and updated_at <= :at and (updated_at < :at or proposal.no < :no)' : ''}
		order by updated_at desc, proposal.no desc limit :limit`;
	const sql = `${match === null ? '' : PROPOSAL_HITS} select p.no, p.id, p.state, p.language,
		trim(p.client_first_name || ' ' || p.client_last_name) as client, p.title, p.client_email is not null as has_email, p.valid_until,
		p.sent_valid_until, p.revision, p.sent_revision, p.sent_at, p.openings, p.last_opened_at, p.reminders, p.last_reminded_at, p.approved_no,
		p.updated_at, ${UNREAD_MESSAGES} as unread, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as agent,
		(select json_group_array(json_array(l.no, l.id, coalesce(pr.name, h.name, l.property_name), l.check_in, l.check_out, l.currency,
				coalesce(o.price_minor, l.subtotal_minor), o.markup_kind, o.markup))
			from (select * from proposal_option where proposal_no = p.no order by position) o join lead l on l.no = o.lead_no
			left join property pr on pr.no = l.property_no left join hotel h on h.no = l.hotel_no) as options,
		(select json_group_array(json_array(e.value ->> 'leadNo', (e.value ->> 'priceMinor') + (e.value ->> 'markupMinor')))
			from proposal_version v, json_each(v.basis) e where v.proposal_no = p.no and v.number = p.sent_version) as sent,
		(select id from lead where no = p.approved_no and agency_no = p.agency_no and deleted_at is null) as approved_lead
		from (${page}) page cross join proposal p on p.no = page.no left join user u on u.no = p.user_no`;
	return {
		sql: sql.replace(/\s+/g, ' '),
		args: {
			agency: agencyNo,
			limit,
			...(state ? { state } : {}),
			...(agent ? { agent } : {}),
			...(match === null ? {} : { match }),
			...(after ? { at: after.at, no: after.no } : {}),
		},
	};
}

function agentCondition({ agent }: Pick<ProposalFilter, 'agent'>): string {
	return agent ? ' and user_no = (select no from user where id = :agent)' : '';
}

function listed(found: z.infer<typeof row>, now: number) {
	const sent = new Map(z.array(z.tuple([z.number(), z.number()])).parse(JSON.parse(found.sent)));
	const options = z.array(option).parse(JSON.parse(found.options));
	const state = shownState(found.state, found.sent_valid_until, now);
	const isSent = found.sent_at !== null;
	const step = {
		state,
		hasEmail: found.has_email === 1,
		isChanged: found.sent_revision !== null && found.revision > found.sent_revision,
		lastRemindedAt: found.last_reminded_at,
	};
	return {
		id: found.id,
		state,
		client: found.client,
		title: found.title,
		agent: found.agent,
		options: options.map(([no, leadId, name, checkIn, checkOut]) => ({
			...{ leadId, name: houseName(name), checkIn, checkOut, isApproved: no === found.approved_no },
		})),
		worth: proposalWorth(
			options.map(([leadNo, , , , , currency, priceMinor, markupKind, markup]) => ({
				...{ leadNo, currency, priceMinor, markupKind, markup, sentMinor: sent.get(leadNo) ?? null },
			})),
			found.approved_no,
		),
		sentAt: found.sent_at,
		openings: found.openings,
		lastOpenedAt: found.last_opened_at,
		unread: found.unread,
		reminders: found.reminders,
		lastRemindedAt: found.last_reminded_at,
		validUntil: (isSent ? found.sent_valid_until : null) ?? found.valid_until,
		/** Of the option that was approved, also one that was taken out of the draft since. */
		approvedLead: found.approved_lead,
		step: proposalStep(step, now),
	};
}
