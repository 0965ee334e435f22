import type { RequestContext } from '~/context';
import type { DashboardFilter } from '../lead/dashboard/dashboard-filter';
import { UNREAD_MESSAGES } from '../mail-thread/unread-messages';
import { requireProposer } from './proposal-scope.server';
import { isReminded } from './proposal-step';

/** Proposals that are shown as waiting. */
const SHOWN = 4;

/** A proposal that waits for its client's answer. */
export type WaitingProposal = {
	id: string;
	client: string;
	options: number;
	validUntil: number;
	lastOpenedAt: number | null;
	/** Null where the client may be reminded again. */
	remindedAt: number | null;
	hasEmail: boolean;
	/** Messages of the client that no one has read. */
	unread: number;
};

export type WaitingProposals = { rows: WaitingProposal[]; count: number };

/**
 * The proposals of an agency's people that wait for an answer, those that end first; whose, as the dashboard says it. One round trip. Throws
 * DomainError 'forbidden', 'unavailable'.
 */
export async function waitingProposals({
	ctx,
	filter: { whose, agent },
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	filter: Pick<DashboardFilter, 'whose' | 'agent'>;
}): Promise<WaitingProposals> {
	const { agency, no } = requireProposer(ctx);
	const ofAgent = agent
		? 'and user_no = (select no from user where id = :agent and agency_no = :agency)'
		: whose === 'mine'
			? 'and user_no = :user'
			: '';
	const { rows } = await ctx.db.$client.execute({
		// Options and messages are counted of what is shown alone.
		sql: `select p.id, trim(p.client_first_name || ' ' || p.client_last_name) as client, p.sent_valid_until, p.last_opened_at, p.last_reminded_at,
			p.client_email is not null as has_email, waiting.count,
			(select count(*) from proposal_option o where o.proposal_no = p.no) as options, ${UNREAD_MESSAGES} as unread
			from (select no, count(*) over () as count from proposal indexed by proposal_list_state
				where agency_no = :agency and state in ('sent', 'opened') ${ofAgent} and sent_valid_until > :now
				order by sent_valid_until, no limit ${SHOWN}) waiting
			cross join proposal p on p.no = waiting.no order by p.sent_valid_until, p.no`.replace(/\s+/g, ' '),
		args: {
			...{ agency: agency.no, now: ctx.now },
			...(agent ? { agent } : whose === 'mine' ? { user: no } : {}),
		},
	});
	return {
		count: Number(rows[0]?.count ?? 0),
		rows: rows.map((row) => {
			const remindedAt = row.last_reminded_at === null ? null : Number(row.last_reminded_at);
			return {
				...{ id: String(row.id), client: String(row.client), options: Number(row.options) },
				...{
					validUntil: Number(row.sent_valid_until),
					hasEmail: Number(row.has_email) === 1,
					unread: Number(row.unread),
				},
				lastOpenedAt: row.last_opened_at === null ? null : Number(row.last_opened_at),
				remindedAt: isReminded(remindedAt, ctx.now) ? remindedAt : null,
			};
		}),
	};
}
