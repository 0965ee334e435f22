import { lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { rateWindow } from '#db/schema/rate-window';
import { WINDOW_MS, windowStart } from './rate-window';
import { countedFor } from './visitor-networks';

/**
 * Statements that count one write of a visitor and of the network it comes from, for the transaction of that write. The table's check fails when it is one
 * too many, and with it the whole transaction: only writes that happened are counted.
 */
export function rateStatements(db: Database, visitor: string, allowed: number, now: number) {
	const startsAt = windowStart(now);
	return [
		db.delete(rateWindow).where(lt(rateWindow.startsAt, startsAt - WINDOW_MS)),
		db
			.insert(rateWindow)
			.values(countedFor(visitor, allowed).map((counted) => ({ ...counted, startsAt, writes: 1 })))
			.onConflictDoUpdate({
				target: [rateWindow.visitor, rateWindow.startsAt],
				set: { writes: sql`${rateWindow.writes} + 1`, allowed: sql`excluded.allowed` },
			}),
	];
}
