import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { instantAt } from '../date/instant-at';
import { plainDate } from '../date/plain-date';
import { marginMinor } from './job-amounts';
import { type JobRecord, type MoveJobContext, moveJob } from './move-job.server';
import { teamJob } from './team-job.server';

export const TEAM_STEPS = ['pass', 'confirm', 'finish', 'decline', 'cancel'] as const;
export type TeamStep = (typeof TEAM_STEPS)[number];

/** The client's price under which our margin stays what it was with a supplier's proposal; minor units. */
export function suggestedPrice(job: Pick<JobRecord, 'priceMinor' | 'netMinor' | 'proposedNetMinor'>): number {
	return (job.proposedNetMinor ?? job.netMinor) + marginMinor(job);
}

/**
 * What the team decides of a job (CONCIERGE-1). `pass` takes a supplier's proposal over, or what the team does itself, at `priceMinor` for the client: confirmed
 * where the client has agreed to it, else offered to it. Gives the new state. Throws DomainError 'forbidden', 'not-found', 'invalid' (`amount`), 'conflict' (`no-way`,
 * `changed-meanwhile`), 'unavailable'.
 */
export async function decideJob({
	ctx,
	jobId,
	version,
	step,
	priceMinor = null,
	note = null,
}: {
	ctx: Pick<RequestContext, 'actor'> & MoveJobContext;
	jobId: string;
	version: number;
	step: TeamStep;
	/** What the client pays for the whole job; null: as suggested. */
	priceMinor?: number | null;
	note?: string | null;
}) {
	const { job, by, timeZone } = await teamJob(ctx, jobId);
	const set = step === 'pass' ? passed(job, { priceMinor, timeZone, now: ctx.now }) : endOf(step, note);
	return moveJob({ ctx, job, seen: version, move: step, by, timeZone, set, note });
}

function passed(
	job: JobRecord,
	{ priceMinor, timeZone, now }: { priceMinor: number | null; timeZone: string; now: number },
): Partial<JobRecord> {
	const price = priceMinor ?? suggestedPrice(job);
	if (!Number.isSafeInteger(price) || price < 0) throw new DomainError('invalid', 'No amount', { reason: 'amount' });
	const time = job.proposedTime ?? job.time;
	const at = (clock: string | null) => instantAt(plainDate(job.day), clock ?? '00:00', timeZone);
	return {
		...{ time, netMinor: job.proposedNetMinor ?? job.netMinor, priceMinor: price, offeredAt: now },
		freeUntil: job.freeUntil + at(time) - at(job.time),
	};
}

function endOf(step: TeamStep, note: string | null): Partial<JobRecord> {
	if (step === 'decline') return { endReason: 'team' };
	if (step === 'cancel') return { endReason: 'team' };
	return step === 'finish' ? { isDoneAsPlanned: true, doneNote: note } : {};
}
