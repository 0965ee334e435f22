import { jobOfStay, moveJob } from './move-job.server';
import { type ConciergeContext, type StayOf, stayOf } from './stay-of-party.server';

/**
 * Cancels a job (CONCIERGE-5): the client or its agent until it is confirmed, the team and operators also then. What was owed is taken back, in books and
 * instalments; of a confirmed one it stays owed after its free time. The supplier is told by the schedule. Throws DomainError 'not-found', 'forbidden',
 * 'conflict' (`no-way`: confirmed, or ended; `changed-meanwhile`; `link-ended`), 'unavailable'.
 */
export async function cancelJob({
	ctx,
	of,
	jobId,
	version,
}: {
	ctx: ConciergeContext;
	of: StayOf;
	jobId: string;
	/** The job's version that was shown. */
	version: number;
}) {
	const { leadNo, party, actor, timeZone } = await stayOf(ctx, of);
	const job = await jobOfStay(ctx.db, leadNo, jobId);
	return moveJob({
		...{ ctx, job, seen: version, move: 'cancel', by: { party, actor }, timeZone },
		set: { endReason: party },
	});
}
