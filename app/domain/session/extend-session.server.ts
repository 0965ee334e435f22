import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { session } from '#db/schema/user';
import { sessionTokenHash } from './session-token';
import { SESSION_SECONDS } from './start-session.server';

const DAY = 86_400_000;

/** A user who keeps working signs in again only after this many days. */
const LONGEST_DAYS = 90;

/** True when a session that ends then is worth being extended: at most once a day. */
export function isWorthExtending(endsAt: number, now: number): boolean {
	return endsAt - now < SESSION_SECONDS * 1000 - DAY;
}

/** Gives a session in use seven days from now on, up to 90 days after its beginning, so that no user is signed out in the middle of a form. */
export async function extendSession(db: Database, { token, now }: { token: string; now: number }): Promise<void> {
	await db
		.update(session)
		.set({ expiresAt: sql`min(${now + SESSION_SECONDS * 1000}, ${session.createdAt} + ${LONGEST_DAYS * DAY})` })
		.where(and(eq(session.tokenHash, await sessionTokenHash(token)), gt(session.expiresAt, now)));
}
