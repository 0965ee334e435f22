import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import { DomainError } from '~/platform/errors';
import { type LeadRecord, selectLeads } from '../lead/find-lead.server';
import type { Actor } from '../user/actor';
import { ownProposals } from './proposal-scope.server';

export type ProposalRow = typeof proposal.$inferSelect;

/** A proposal with its options, each with its lead. */
export type ProposalRecord = ProposalRow & { options: ProposalOptionRecord[] };

export type ProposalOptionRecord = Omit<typeof proposalOption.$inferSelect, 'proposalNo'> & { lead: LeadRecord };

/** A proposal of the actor's agency by its public id, whole; one round trip. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function findProposal(ctx: { db: Database; actor: Actor | null }, id: string): Promise<ProposalRecord> {
	const condition = ownProposals(ctx, eq(proposal.id, id));
	const found = await readProposal(ctx.db, condition);
	if (!found) throw new DomainError('not-found', `No proposal ${id}`);
	return found;
}

/** The proposal under a condition, whole; null where there is none. The caller says the scope. */
export async function readProposal(
	db: Database,
	condition: ReturnType<typeof ownProposals>,
): Promise<ProposalRecord | null> {
	const no = db.select({ no: proposal.no }).from(proposal).where(condition);
	const [[row], options, leads] = await db.batch([
		db.select().from(proposal).where(condition),
		db
			.select()
			.from(proposalOption)
			.where(inArray(proposalOption.proposalNo, no))
			.orderBy(asc(proposalOption.position)),
		selectLeads(
			db,
			and(
				inArray(
					lead.no,
					db.select({ no: proposalOption.leadNo }).from(proposalOption).where(inArray(proposalOption.proposalNo, no)),
				),
				// An interest that the agency has deleted is an option no more.
				isNull(lead.deletedAt),
			),
		),
	]);
	if (!row) return null;
	return {
		...row,
		options: options.flatMap(({ proposalNo: _, ...option }) => {
			const lead = leads.find((each) => each.no === option.leadNo);
			return lead ? [{ ...option, lead }] : [];
		}),
	};
}
