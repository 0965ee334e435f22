import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { session } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { sessionTokenHash } from './session-token';

/** A person has a few; more are named by their number alone. */
const MOST_LISTED = 20;

export type ListedSession = {
	id: string;
	device: string | null;
	/** ISO code. */
	country: string | null;
	createdAt: number;
	/** Within an hour. */
	lastUsedAt: number;
	isThis: boolean;
};

/** The actor's open sessions, this one first, then by their last use; and how many there are. Throws DomainError 'unavailable'. */
export async function listSessions(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'sessionToken' | 'now'>,
): Promise<{ sessions: ListedSession[]; count: number }> {
	const { db, actor, sessionToken, now } = ctx;
	if (actor === null || sessionToken === null) return { sessions: [], count: 0 };
	const isThis = eq(session.tokenHash, await sessionTokenHash(sessionToken));
	const lastUsedAt = sql<number>`coalesce(${session.lastUsedAt}, ${session.createdAt})`;
	const rows = await db
		.select({
			id: session.id,
			device: session.device,
			country: session.country,
			createdAt: session.createdAt,
			lastUsedAt,
			isThis: sql<number>`${isThis}`,
			count: sql<number>`count(*) over ()`,
		})
		.from(session)
		.where(and(eq(session.userNo, actor.no), gt(session.expiresAt, now)))
		.orderBy(desc(isThis), desc(lastUsedAt))
		.limit(MOST_LISTED);
	const sessions = rows.map(({ count, ...row }) => ({ ...row, id: row.id ?? '', isThis: row.isThis === 1 }));
	return { sessions, count: rows[0]?.count ?? 0 };
}
