import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { proposalVersion } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { findProposal, type ProposalRecord } from './find-proposal.server';
import { openPerson } from './send-proposal.server';
import type { Snapshot, SnapshotPerson } from './snapshot';

export type SentVersion = {
	record: ProposalRecord;
	snapshot: Snapshot;
	/** Null once the client's data were erased. */
	person: SnapshotPerson | null;
	hash: string;
};

export type VersionHead = { number: number; sentAt: number; hash: string };

/**
 * A version that the agency has sent, the newest or one by its number; null for a proposal that was never sent. Throws DomainError 'forbidden',
 * 'not-found' also for a version that there is not, 'unavailable'.
 */
export async function loadVersion({
	ctx,
	id,
	number,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	id: string;
	number: number | null;
}): Promise<SentVersion | null> {
	const record = await findProposal(ctx, id);
	const wanted = number ?? record.sentVersion;
	if (wanted === null) return null;
	const [row] = await ctx.db
		.select()
		.from(proposalVersion)
		.where(and(eq(proposalVersion.proposalNo, record.no), eq(proposalVersion.number, wanted)));
	if (!row) throw new DomainError('not-found', `No version ${wanted}`);
	return {
		record,
		snapshot: JSON.parse(row.snapshot) as Snapshot,
		person: await openPerson(record, row),
		hash: row.hash,
	};
}

/** The versions of a proposal that were sent, the oldest first. The caller has checked whose it is. */
export async function listVersions(db: Database, { no }: Pick<ProposalRecord, 'no'>): Promise<VersionHead[]> {
	const { number, sentAt, hash } = proposalVersion;
	return db
		.select({ number, sentAt, hash })
		.from(proposalVersion)
		.where(eq(proposalVersion.proposalNo, no))
		.orderBy(asc(number));
}
