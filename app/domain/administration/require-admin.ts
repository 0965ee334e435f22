import { requireActor } from '../access/require-actor';
import { leadActor } from '../lead/agent-lead-context';
import type { LeadActor } from '../lead/lead-status';
import type { Actor } from '../user/actor';

/** The admin of a verb, as history and audit name him. Throws DomainError 'forbidden' for everybody else. */
export function requireAdmin(ctx: { actor: Actor | null }): LeadActor {
	return leadActor(requireActor(ctx, 'admin'));
}
