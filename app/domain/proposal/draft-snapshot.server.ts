import type { RequestContext } from '~/context';
import { type ComposeContext, composeOptions, personOf, type SendObstacle } from './compose-version.server';
import { findProposal, type ProposalRecord } from './find-proposal.server';
import { requireProposer } from './proposal-scope.server';
import { freezeSnapshot, type Snapshot, type SnapshotPerson } from './snapshot';

export type DraftSnapshot = {
	record: ProposalRecord;
	snapshot: Snapshot;
	person: SnapshotPerson;
	hash: string;
	obstacles: SendObstacle[];
};

/** The draft of a proposal as the version it would be if it were sent now; nothing is written. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function draftSnapshot({ ctx, id }: { ctx: ComposeContext; id: string }): Promise<DraftSnapshot> {
	const actor = requireProposer(ctx);
	const record = await findProposal(ctx, id);
	return { record, ...(await frozenDraft(ctx, record, actor)) };
}

/** A draft frozen as the next version; what keeps it from being sent stands beside it. */
export async function frozenDraft(
	ctx: ComposeContext & Pick<RequestContext, 'now'>,
	record: ProposalRecord,
	actor: ReturnType<typeof requireProposer>,
) {
	const { options, obstacles, basis, reasons } = await composeOptions(ctx, record);
	const person = personOf(record, actor, reasons);
	const version = (record.sentVersion ?? 0) + 1;
	const frozen = await freezeSnapshot(
		{
			...{ format: 1, proposal: record.id, version, language: record.language, sentAt: ctx.now },
			...{ validUntil: record.validUntil, onApproval: record.onApproval, agency: actor.agency.name, options },
		},
		person,
	);
	return { ...frozen, person, version, obstacles, basis };
}
