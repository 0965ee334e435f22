import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { session, user } from '#db/schema/user';

/** How many hashes go into one query. */
const PER_QUERY = 100;

/** Which of these sessions, by the hashes of their tokens, are still open. */
export async function areSessionsOpen(db: Database, hashes: readonly string[], now: number): Promise<Set<string>> {
	const open = new Set<string>();
	const all = [...new Set(hashes)];
	for (let start = 0; start < all.length; start += PER_QUERY) {
		const rows = await db
			.select({ tokenHash: session.tokenHash })
			.from(session)
			.innerJoin(user, eq(user.no, session.userNo))
			.where(
				and(
					inArray(session.tokenHash, all.slice(start, start + PER_QUERY)),
					gt(session.expiresAt, now),
					isNull(user.lockedAt),
				),
			);
		for (const { tokenHash } of rows) open.add(tokenHash);
	}
	return open;
}
