import { DomainError } from '~/platform/errors';
import { jobOfStay, moveJob } from './move-job.server';
import { type ConciergeContext, type StayOf, stayOf } from './stay-of-party.server';

type Answered = {
	ctx: ConciergeContext;
	of: StayOf;
	jobId: string;
	/** The job's version and price that were shown. */
	version: number;
	seenMinor: number;
	answer: 'accept' | 'refuse';
};

/**
 * The client, or its agent, says yes or no to an offered price (CONCIERGE-4). A yes is owed at once: it is an instalment of the booking and stands in the books, in
 * one transaction; the job is then `accepted`. A no ends the job (`declined`). Throws DomainError 'not-found', 'forbidden', 'conflict' (`no-way`: nothing is
 * offered; `changed-meanwhile`: another version or price than was shown; `link-ended`), 'unavailable'.
 */
export async function answerOffer({ ctx, of, jobId, version, seenMinor, answer }: Answered) {
	const { leadNo, party, actor, timeZone } = await stayOf(ctx, of);
	const job = await jobOfStay(ctx.db, leadNo, jobId);
	if (job.offeredAt === null) throw new DomainError('conflict', 'Nothing is offered', { reason: 'no-way' });
	if (job.priceMinor !== seenMinor)
		throw new DomainError('conflict', 'Another price was shown', { reason: 'changed-meanwhile' });
	return moveJob({
		...{ ctx, job, seen: version, move: answer, by: { party, actor }, timeZone },
		set: answer === 'accept' ? { agreedMinor: job.priceMinor } : { endReason: 'refused' },
	});
}
