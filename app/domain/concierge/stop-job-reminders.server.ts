import { eq, sql } from 'drizzle-orm';
import { conciergeJob } from '#db/schema/concierge';
import type { RequestContext } from '~/context';
import { auditedWrite } from '../administration/audited-write.server';
import { tellBoards } from './board-readers';
import type { MoveJobContext } from './move-job.server';
import { teamJob } from './team-job.server';

/**
 * Stops the reminders of a job to its supplier, or lets them go on (CONCIERGE-7); what happens to the job it is told all the same. Doing it twice changes nothing.
 * Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function stopJobReminders({
	ctx,
	jobId,
	isStopped,
}: {
	ctx: Pick<RequestContext, 'actor'> & MoveJobContext;
	jobId: string;
	isStopped: boolean;
}): Promise<void> {
	const { job, by } = await teamJob(ctx, jobId);
	const { db, now } = ctx;
	if ((job.remindersStoppedAt !== null) === isStopped) return;
	await auditedWrite({
		...{ ctx: { db, now, brand: { key: job.brandKey } }, actor: by.actor },
		action: isStopped ? 'concierge.reminders-stopped' : 'concierge.reminders-resumed',
		subject: sql`select ${conciergeJob.id} from ${conciergeJob} where ${eq(conciergeJob.no, job.no)}`,
		statements: [
			db
				.update(conciergeJob)
				.set({ remindersStoppedAt: isStopped ? now : null, updatedAt: now })
				.where(eq(conciergeJob.no, job.no)),
		],
	});
	tellBoards(ctx);
}
