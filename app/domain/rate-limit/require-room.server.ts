import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { rateWindow } from '#db/schema/rate-window';
import { DomainError } from '~/platform/errors';
import { secondsToNextWindow, windowStart } from './rate-window';

type Input = {
	db: Database;
	/** Names that writes are counted under. */
	counts: readonly string[];
	now: number;
};

/** Counts nothing; tells early what the write itself would be refused for. Throws DomainError 'too-many-requests' or 'unavailable'. */
export async function requireRoom({ db, counts, now }: Input): Promise<void> {
	const [full] = await db
		.select({ visitor: rateWindow.visitor })
		.from(rateWindow)
		.where(
			and(
				inArray(rateWindow.visitor, [...counts]),
				eq(rateWindow.startsAt, windowStart(now)),
				sql`${rateWindow.writes} >= ${rateWindow.allowed}`,
			),
		)
		.limit(1)
		.execute();
	if (full)
		throw new DomainError('too-many-requests', 'Too many writes in this window', {
			retryAfterSeconds: secondsToNextWindow(now),
		});
}
