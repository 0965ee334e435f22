import { and, eq, inArray, sql } from 'drizzle-orm';
import { session, user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { userNoOf } from '../session/end-session.server';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Locking = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services' | 'waitUntil'>;
	/** Public id, and when it was changed last as the admin saw it. */
	user: { id: string; updatedAt: number };
	isLocked: boolean;
};

/**
 * Locks an account or opens it again (MEMBER-9): a locked one has no session and gets none, and access tokens of it belong to no one. Throws DomainError 'forbidden';
 * 'conflict' (`own-account`, `changed-meanwhile`); 'unavailable'.
 */
export async function lockUser({ ctx, user: seen, isLocked }: Locking): Promise<void> {
	const actor = requireAdmin(ctx);
	if (seen.id === actor.id) throw new DomainError('conflict', 'The own account', { reason: 'own-account' });
	const { db, now } = ctx;
	await auditedWrite({
		ctx,
		actor,
		action: isLocked ? 'user.locked' : 'user.unlocked',
		subject: sql`select ${user.id} from ${user} where ${and(eq(user.id, seen.id), eq(user.updatedAt, seen.updatedAt))}`,
		statements: [
			db
				.update(user)
				.set({ lockedAt: isLocked ? now : null, updatedAt: Math.max(now, seen.updatedAt + 1) })
				.where(eq(user.id, seen.id)),
			...(isLocked ? [db.delete(session).where(inArray(session.userNo, userNoOf(db, seen.id)))] : []),
		],
	});
	if (isLocked) ctx.waitUntil(ctx.services.endConnections([seen.id]));
}
