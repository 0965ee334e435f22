import { and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import type { PlainDate } from '../../date/plain-date';
import { GUEST_WAITS } from '../../lead/take-over-holds.server';
import { writeBlock } from './write-block.server';

/** As many as one run ends; those that are left wait for the next minute. */
export const HOLDS_PER_RUN = 25;

/** How many holds have ended, were changed by a user meanwhile, or could not be ended. */
export type HoldReport = { ended: number; overtaken: number; failed: number };

type Sweep = { db: Database; today: PlainDate /** Milliseconds. */; now: number };

/**
 * Ends the holds whose time is over, the oldest first, and gives their nights back (OPERATOR-7), each in a transaction of its own, as `expireOptions` does.
 * Throws DomainError 'unavailable'.
 */
export async function expireHolds(ctx: Sweep): Promise<HoldReport> {
	const report: HoldReport = { ended: 0, overtaken: 0, failed: 0 };
	for (const { id, version, ...own } of await lapsedHolds(ctx.db, ctx.now)) {
		const update = ctx.db
			.update(nightBlock)
			.set({ endedAt: ctx.now, version: version + 1 })
			.where(eq(nightBlock.id, id));
		try {
			await writeBlock(ctx, [update], {
				...{ id, version, isEnded: false, property: own.property, action: 'block.expired', brandKey: null },
				by: { id: 'system', role: 'system' },
			});
			report.ended += 1;
		} catch (error) {
			if (error instanceof DomainError && error.code === 'unavailable') throw error;
			if (error instanceof DomainError && error.code === 'conflict') {
				report.overtaken += 1;
				continue;
			}
			report.failed += 1;
			logFault('a hold could not be ended', error, { about: id });
		}
	}
	return report;
}

/** The holds that end at `now` or have ended before, save those whose guest waits for an answer about their nights; the query behind a run. */
export function lapsedHolds(db: Database, now: number) {
	return db
		.select({ id: nightBlock.id, version: nightBlock.version, property: { no: property.no, id: property.id } })
		.from(nightBlock)
		.innerJoin(property, eq(property.no, nightBlock.propertyNo))
		.where(
			and(
				isNull(nightBlock.endedAt),
				sql`${nightBlock.expiresAt} is not null`,
				lte(nightBlock.expiresAt, now),
				not(GUEST_WAITS),
			),
		)
		.orderBy(asc(nightBlock.expiresAt))
		.limit(HOLDS_PER_RUN);
}
