import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { findProposal, type ProposalRecord } from './find-proposal.server';
import { OFFERABLE } from './proposal-limits';
import { requireProposer } from './proposal-scope.server';
import { isEditable } from './proposal-transitions';
import type { ProposalDraft } from './read-proposal-form';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/**
 * Saves the whole draft of a proposal: letter, rules, options in their order. What was sent stays as it is until it is sent again. New options
 * must be leads of the agency that can still be decided. `record` is the proposal where it was read already. Returns the new revision. Throws
 * DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`: another revision; `no-such-move`: approved or withdrawn), 'unavailable'.
 */
export async function saveProposal({
	ctx,
	seen,
	draft,
	record: read,
}: {
	ctx: Context;
	seen: { id: string; revision: number };
	draft: ProposalDraft;
	record?: ProposalRecord;
}): Promise<{ revision: number }> {
	const { db, now } = ctx;
	const actor = requireProposer(ctx);
	const record = read ?? (await findProposal(ctx, seen.id));
	if (!isEditable(record.state) || record.personKey === null)
		throw new DomainError('conflict', `A proposal that is ${record.state}`, { reason: 'no-such-move' });
	const { options, firstChoice, ...columns } = draft;
	const known = new Map(record.options.map((option) => [option.lead.id, option.leadNo]));
	const added = options.filter(({ leadId }) => !known.has(leadId)).map(({ leadId }) => leadId);
	if (added.length > 0) {
		const found = await db
			.select({ id: lead.id, no: lead.no })
			.from(lead)
			.where(
				and(
					...[inArray(lead.id, added), eq(lead.agencyNo, actor.agency.no), isNull(lead.deletedAt)],
					inArray(lead.status, [...OFFERABLE]),
				),
			);
		for (const { id, no } of found) known.set(id, no);
		if (found.length < added.length) throw new DomainError('not-found', 'An option that is no lead of the agency');
	}
	try {
		await writeBatch(db, [
			db
				.update(proposal)
				.set({
					...columns,
					firstChoiceNo: firstChoice === null ? null : (known.get(firstChoice) ?? null),
					// Null, and so refused, when it is not what was seen.
					revision: sql`case when ${proposal.revision} = ${seen.revision} then ${seen.revision + 1} end`,
					updatedAt: now,
				})
				.where(eq(proposal.no, record.no)),
			db.delete(proposalOption).where(
				and(
					eq(proposalOption.proposalNo, record.no),
					sql`${proposalOption.leadNo} not in (${sql.join(
						options.map(({ leadId }) => sql`${known.get(leadId) ?? 0}`),
						sql`, `,
					)})`,
				),
			),
			...options.map(({ leadId, ...option }, position) =>
				db
					.insert(proposalOption)
					.values({ proposalNo: record.no, leadNo: known.get(leadId) ?? 0, position, ...option })
					.onConflictDoUpdate({
						target: [proposalOption.proposalNo, proposalOption.leadNo],
						set: { position, ...option },
					}),
			),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'proposal.revision', 'not null')) throw error;
		throw new DomainError('conflict', 'The proposal was changed meanwhile', { reason: 'changed-meanwhile' });
	}
	return { revision: seen.revision + 1 };
}
