import { and, eq, isNull, sql } from 'drizzle-orm';
import { deskImport } from '#db/schema/desk-import';
import { operator } from '#db/schema/operator';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';

export type ImportContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'language' | 'linkOrigin' | 'today' | 'now'
>;

export type FoundImport = Awaited<ReturnType<typeof findImport>>;

/** Imports of the actor's desk: an operator's own, an admin's those that may change every property. Throws DomainError 'forbidden'. */
export function ownImports(ctx: Pick<RequestContext, 'actor'>) {
	const actor = requireActor(ctx, 'desk');
	if (actor.role === 'admin') return isNull(deskImport.operatorNo);
	if (actor.operatorNo === null) throw new DomainError('forbidden', 'An operator without properties');
	return eq(deskImport.operatorNo, actor.operatorNo);
}

/** An import of the actor's desk, with the key of its operator. Throws DomainError 'forbidden'; 'not-found' (of another desk too); 'unavailable'. */
export async function findImport(ctx: Pick<RequestContext, 'db' | 'actor'>, id: string) {
	const [found] = await ctx.db
		.select({
			...{ no: deskImport.no, id: deskImport.id, name: deskImport.name, files: deskImport.files },
			...{ state: deskImport.state, isComplete: deskImport.isComplete, skipsInvalid: deskImport.skipsInvalid },
			...{ operatorNo: deskImport.operatorNo, createdAt: deskImport.createdAt, appliedAt: deskImport.appliedAt },
			...{ endedAt: deskImport.endedAt, userNo: deskImport.userNo, brandKey: deskImport.brandKey },
			operatorKey: sql<string | null>`${operator.key}`,
		})
		.from(deskImport)
		.leftJoin(operator, eq(operator.no, deskImport.operatorNo))
		.where(and(eq(deskImport.id, id), ownImports(ctx)));
	if (!found) throw new DomainError('not-found', `No import ${id} of this desk`);
	return found;
}
