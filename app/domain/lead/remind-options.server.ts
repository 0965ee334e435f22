import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { changeLead } from './change-lead.server';
import { selectLeads } from './find-lead.server';
import { noticeStatements } from './lead-notices.server';
import { REMIND_HOURS } from './move-lead.server';

/** As many as one run reminds of; those that are left wait for the next minute. */
export const REMINDERS_PER_RUN = 25;

const SCHEDULE = { id: 'system', role: 'system' } as const;
const HOUR = 3_600_000;

/**
 * Tells agents of options that end within a day, once each; mail and mark are written together, so runs at the same time tell it
 * once. `now` in milliseconds. Gives how many were told. Throws DomainError 'unavailable'.
 */
export async function remindOptions({ db, now }: { db: Database; now: number }): Promise<{ reminded: number }> {
	let reminded = 0;
	for (const record of await endingOptions(db, now).execute()) {
		try {
			await changeLead({
				ctx: { db, now },
				lead: record,
				seen: record.version,
				actor: SCHEDULE,
				action: 'lead.reminded',
				condition: isNull(lead.remindedAt),
				columns: { remindedAt: now },
				after: noticeStatements(db, now, { lead: record, kind: 'optionExpiring', actor: SCHEDULE }),
				keepsVersion: true,
			});
			reminded += 1;
		} catch (error) {
			if (error instanceof DomainError && error.code === 'unavailable') throw error;
			if (!(error instanceof DomainError && error.code === 'conflict'))
				logFault('a reminder could not be written', error, { about: record.id });
		}
	}
	return { reminded };
}

/** The confirmed options that end within a day and whose agents do not know it yet; the query behind a run. */
export function endingOptions(db: Database, now: number) {
	return selectLeads(
		db,
		and(
			eq(lead.status, 'confirmedOption'),
			gt(lead.expiresAt, now),
			lte(lead.expiresAt, now + REMIND_HOURS * HOUR),
			isNull(lead.remindedAt),
		),
	)
		.orderBy(asc(lead.expiresAt))
		.limit(REMINDERS_PER_RUN);
}
