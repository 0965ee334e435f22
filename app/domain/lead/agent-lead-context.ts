import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import type { Actor, ActorAgency } from '../user/actor';
import { isHotelStaff } from '../user/is-hotel-staff';
import type { LeadActor } from './lead-status';
import type { LeadContext } from './store-lead.server';

/** What the verbs of signed-in people may know of their request. */
export type AgentLeadContext = LeadContext & Pick<RequestContext, 'actor'>;

/** Writes of a signed-in agent count for himself, not for the office he sits in, and wider than a visitor's. */
const WIDER_THAN_VISITORS = 5;

/** The context of an agent's own writes. */
export function ofAgent<Context extends LeadContext>(ctx: Context, agent: Actor): Context {
	const { settings } = ctx;
	return {
		...ctx,
		visitor: agent.id,
		settings: { ...settings, WRITES_PER_TEN_MINUTES: settings.WRITES_PER_TEN_MINUTES * WIDER_THAN_VISITORS },
	};
}

/** The actor as history and audit name him; an admin who acts for an agency with both ids (LEAD-22), staff of a hotel as the hotel. */
export function leadActor(actor: Actor): LeadActor {
	const { id, role, isActing, agency } = actor;
	const isHotel = role !== 'operator' && isHotelStaff(actor);
	return { id, role: isHotel ? 'hotel' : role, ...(isActing && agency ? { forAgency: agency.id } : {}) };
}

/**
 * The agency's people, with her as tenant: agents, their supervisors, and admins who act for her. Throws DomainError 'forbidden'.
 */
export function requireAgent(ctx: Pick<AgentLeadContext, 'actor'>): Actor & { agency: ActorAgency } {
	return requireAgency(ctx, 'agentDashboard');
}
