import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { session } from '#db/schema/user';
import { sessionTokenHash } from './session-token';
import { SESSION_SECONDS } from './start-session.server';

const DAY = 86_400_000;

/** A user who keeps working signs in again only after this many days. */
const LONGEST_DAYS = 90;

/** How exactly the last use is known: writing it at each request would cost more than it says. */
const USE_MILLISECONDS = 3_600_000;

type Use = { endsAt: number; lastUsedAt: number | null };

/** True when a session is worth being extended, or its last use written down: at most once an hour. */
export function isWorthExtending({ endsAt, lastUsedAt }: Use, now: number): boolean {
	return endsAt - now < SESSION_SECONDS * 1000 - DAY || lastUsedAt === null || now - lastUsedAt > USE_MILLISECONDS;
}

/** Gives a session in use seven days from now on, up to 90 days after its beginning, so that no user is signed out in the middle of a form. */
export async function extendSession(db: Database, { token, now }: { token: string; now: number }): Promise<void> {
	await db
		.update(session)
		.set({
			lastUsedAt: now,
			expiresAt: sql`min(${now + SESSION_SECONDS * 1000}, ${session.createdAt} + ${LONGEST_DAYS * DAY})`,
		})
		.where(and(eq(session.tokenHash, await sessionTokenHash(token)), gt(session.expiresAt, now)));
}
