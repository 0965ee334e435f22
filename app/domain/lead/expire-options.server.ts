import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import type { PlainDate } from '../date/plain-date';
import { moveLead } from './move-lead.server';

/** As many as one run moves; those that are left wait for the next minute. */
export const OPTIONS_PER_RUN = 25;

const SCHEDULE = { id: 'system', role: 'system' } as const;

/** How many options have expired, were moved by another user meanwhile, or could not be moved. */
export type ExpiryReport = { expired: number; overtaken: number; failed: number };

type Sweep = { db: Database; today: PlainDate /** Milliseconds. */; now: number };

/**
 * Ends the confirmed options of all brands whose time is over, the oldest first, and frees their nights (LEAD-13). Each
 * is a move of its own, so a run that breaks off leaves whole leads, runs at the same time do not hinder each other, and one that
 * cannot be moved does not keep the others. Notifications of an end are written in that move's transaction (`moveLead`).
 * Throws DomainError 'unavailable'.
 */
export async function expireOptions({ db, today, now }: Sweep): Promise<ExpiryReport> {
	const report: ExpiryReport = { expired: 0, overtaken: 0, failed: 0 };
	for (const { id, version } of await lapsedOptions(db, now)) {
		try {
			const ctx = { db, today, now };
			await moveLead({ ctx, scope: { reach: 'all' }, lead: { id, version }, to: 'expiredOption', actor: SCHEDULE });
			report.expired += 1;
		} catch (error) {
			if (error instanceof DomainError && error.code === 'unavailable') throw error;
			if (error instanceof DomainError && error.code === 'conflict') {
				report.overtaken += 1;
				continue;
			}
			report.failed += 1;
			logFault('an option could not be expired', error, { about: id });
		}
	}
	return report;
}

/** The confirmed options that end at `now` or have ended before; the query behind a run. */
export function lapsedOptions(db: Database, now: number) {
	return db
		.select({ id: lead.id, version: lead.version })
		.from(lead)
		.where(and(eq(lead.status, 'confirmedOption'), lte(lead.expiresAt, now)))
		.orderBy(asc(lead.expiresAt))
		.limit(OPTIONS_PER_RUN);
}
