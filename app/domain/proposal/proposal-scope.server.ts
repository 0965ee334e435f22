import { and, eq, type SQL, sql } from 'drizzle-orm';
import { proposal } from '#db/schema/proposal';
import { requireAgency } from '../access/require-actor';
import type { Actor, ActorAgency } from '../user/actor';

/** Who makes proposals: agents, their supervisors, and admins who act for an agency. Throws DomainError 'forbidden'. */
export function requireProposer(ctx: { actor: Actor | null }): Actor & { agency: ActorAgency } {
	return requireAgency(ctx, 'agentDashboard');
}

/** The proposals of the actor's agency; every query of proposals begins with it. Throws DomainError 'forbidden'. */
export function ownProposals(ctx: { actor: Actor | null }, condition?: SQL): SQL {
	return and(eq(proposal.agencyNo, requireProposer(ctx).agency.no), condition) ?? sql`false`;
}
