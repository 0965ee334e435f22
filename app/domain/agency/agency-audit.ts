import type { RequestContext } from '~/context';
import type { Actor } from '../user/actor';

/** The audit row of a write to an agency: who, and for which agency; both ids also when an admin acts for it (AGENCY-15). */
export function agencyAudit(
	{ brand, now }: Pick<RequestContext, 'brand' | 'now'>,
	actor: Pick<Actor, 'id' | 'role' | 'isActing'>,
	{
		action,
		agencyId,
		detail = {},
	}: { action: string; agencyId: string; detail?: Record<string, string | number | boolean | null> },
) {
	return {
		brandKey: brand.key,
		actor: actor.id,
		action,
		subjectId: agencyId,
		detail: { role: actor.role, isActing: actor.isActing, ...detail },
		createdAt: now,
	};
}
