import { eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { proposalTarget } from './proposal-transitions';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/**
 * Withdraws a proposal that was sent and not approved; the client's page says so from then on, under the same link. Throws DomainError
 * 'forbidden', 'not-found', 'conflict' (`no-such-move`; `changed-meanwhile`: the client has answered in the same second), 'unavailable'.
 */
export async function withdrawProposal({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
	const { db, now } = ctx;
	const actor = requireProposer(ctx);
	const [row] = await db
		.select({ no: proposal.no, state: proposal.state, sentVersion: proposal.sentVersion })
		.from(proposal)
		.where(ownProposals(ctx, eq(proposal.id, id)));
	if (!row) throw new DomainError('not-found', `No proposal ${id}`);
	const state = proposalTarget('withdraw', row.state, 'agency');
	if (!state) throw new DomainError('conflict', `A proposal that is ${row.state}`, { reason: 'no-such-move' });
	// A client who opens it meanwhile keeps it from nothing; an answer does.
	const mayStill = sql`${proposal.state} in (${sql.join(
		[row.state, row.state === 'sent' ? 'opened' : row.state].map((each) => sql`${each}`),
		sql`, `,
	)})`;
	try {
		await writeBatch(db, [
			db
				.update(proposal)
				.set({ revision: sql`case when ${mayStill} then ${proposal.revision} + 1 end`, state, updatedAt: now })
				.where(eq(proposal.no, row.no)),
			db.insert(proposalEvent).values({
				...{ proposalNo: row.no, kind: 'withdrawn' as const, version: row.sentVersion },
				...{ actor: actor.id, createdAt: now },
			}),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'proposal.revision', 'not null')) throw error;
		throw new DomainError('conflict', 'The proposal has moved on', { reason: 'changed-meanwhile' });
	}
}
