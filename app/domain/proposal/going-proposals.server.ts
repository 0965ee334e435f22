import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { proposal } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { houseName } from '../lead/property-name';
import { ownProposals, requireProposer } from './proposal-scope.server';

/** A proposal that goes on, to add options to. */
export type GoingProposal = Awaited<ReturnType<typeof goingProposals>>[number];

/** As many as are offered. */
const SHOWN = 6;

/**
 * The proposals that go on and that options can be added to: of a client, by both names or the address, where one is known; else the actor's
 * own, the latest first. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function goingProposals(
	ctx: Pick<RequestContext, 'db' | 'actor'>,
	client: { firstName: string; lastName: string; email: string | null } | null,
) {
	const actor = requireProposer(ctx);
	const named = client
		? sql`((${proposal.clientLastName} collate nocase = ${client.lastName} and ${proposal.clientFirstName} collate nocase = ${client.firstName})
			or ${proposal.clientEmail} collate nocase = ${client.email})`
		: eq(proposal.userNo, actor.no);
	const options = sql<string>`(select json_group_array(coalesce(pr.name, h.name, l.property_name)) from proposal_option o
		join lead l on l.no = o.lead_no left join property pr on pr.no = l.property_no left join hotel h on h.no = l.hotel_no
		where o.proposal_no = "proposal"."no")`;
	const rows = await ctx.db
		.select({
			...{ id: proposal.id, state: proposal.state, options },
			...{ firstName: proposal.clientFirstName, lastName: proposal.clientLastName },
		})
		.from(proposal)
		.where(ownProposals(ctx, conditionOf(named)))
		.orderBy(desc(proposal.updatedAt), desc(proposal.no))
		.limit(SHOWN)
		.execute();
	return rows.map(({ options: names, firstName, lastName, ...row }) => ({
		...row,
		client: `${firstName} ${lastName}`.trim(),
		names: (JSON.parse(names) as string[]).map(houseName),
	}));
}

function conditionOf(named: SQL): SQL {
	return sql`${named} and ${inArray(proposal.state, ['draft', 'sent', 'opened'])}`;
}
