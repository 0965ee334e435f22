import { eq, type SQL, sql } from 'drizzle-orm';
import { property } from '#db/schema/property';
import { DomainError } from '~/platform/errors';
import type { Actor } from '../user/actor';

/** Properties the actor may set: an operator's own, an admin's all. Throws DomainError 'forbidden'. */
export function ownProperties(actor: Actor): SQL {
	if (actor.role === 'admin') return sql`true`;
	if (actor.operatorNo === null) throw new DomainError('forbidden', 'An operator without properties');
	return eq(property.operatorNo, actor.operatorNo);
}
