import { and, eq } from 'drizzle-orm';
import { proposalVersion } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import type { ProposalRecord } from './find-proposal.server';
import type { Snapshot } from './snapshot';

/** The version of a proposal that was sent last; null before one was. The record says the scope. Throws DomainError 'unavailable'. */
export async function lastVersion({
	ctx,
	record: { no, sentVersion },
}: {
	ctx: Pick<RequestContext, 'db'>;
	record: Pick<ProposalRecord, 'no' | 'sentVersion'>;
}): Promise<Snapshot | null> {
	if (sentVersion === null) return null;
	const [row] = await ctx.db
		.select({ snapshot: proposalVersion.snapshot })
		.from(proposalVersion)
		.where(and(eq(proposalVersion.proposalNo, no), eq(proposalVersion.number, sentVersion)));
	return row ? (JSON.parse(row.snapshot) as Snapshot) : null;
}
