import { and, eq, isNull } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { proposal, proposalVersion } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { requireProposer } from './proposal-scope.server';

/**
 * The markup under which a client approved a lead of the agency, in minor units: what the client pays is the lead's total and this. Null where no
 * proposal with it was approved. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function approvedMarkupOf(
	ctx: Pick<RequestContext, 'db' | 'actor'>,
	leadId: string,
): Promise<number | null> {
	const { agency } = requireProposer(ctx);
	const [found] = await ctx.db
		.select({ leadNo: lead.no, basis: proposalVersion.basis })
		.from(lead)
		.innerJoin(
			proposal,
			and(eq(proposal.agencyNo, lead.agencyNo), eq(proposal.state, 'approved'), eq(proposal.approvedNo, lead.no)),
		)
		.innerJoin(
			proposalVersion,
			and(eq(proposalVersion.proposalNo, proposal.no), eq(proposalVersion.number, proposal.sentVersion)),
		)
		.where(and(eq(lead.id, leadId), eq(lead.agencyNo, agency.no), isNull(lead.deletedAt)))
		.limit(1);
	return Object.values(found?.basis ?? {}).find(({ leadNo }) => leadNo === found?.leadNo)?.markupMinor ?? null;
}
