import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import type { Actor, ActorAgency } from '../user/actor';
import type { LeadActor } from './lead-status';
import type { LeadContext } from './store-lead.server';

/** What the verbs of signed-in people may know of their request. */
export type AgentLeadContext = LeadContext & Pick<RequestContext, 'actor'>;

/** The actor as history and audit name him; an admin who acts for an agency with both ids (decisions 47). */
export function leadActor({ id, role, isActing, agency }: Actor): LeadActor {
	return { id, role, ...(isActing && agency ? { forAgency: agency.id } : {}) };
}

/**
 * The agency's people, with her as tenant: agents, their supervisors, and admins who act for her. Throws DomainError 'forbidden'.
 */
export function requireAgent(ctx: Pick<AgentLeadContext, 'actor'>): Actor & { agency: ActorAgency } {
	return requireAgency(ctx, 'agentDashboard');
}
