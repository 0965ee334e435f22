import { and, desc, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { lead } from '#db/schema/lead';
import { proposal, proposalEvent, proposalOption } from '#db/schema/proposal';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { instantAt } from '../date/instant-at';
import { addDays } from '../date/plain-date';
import { sellingBrand } from '../team/team-brand';
import { ALPINE_ZONE, OFFERABLE, VALID_DAYS, VALID_UNTIL } from './proposal-limits';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { newPersonKey } from './proposal-token';

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;

/**
 * Begins a proposal with a lead of the agency as its first option, for the lead's client. Returns the open proposal that already contains the
 * lead instead; concurrent calls create only one. Throws DomainError 'forbidden', 'not-found', 'conflict'
 * (`no-such-move`: the lead is booked or over), 'unavailable'.
 */
export async function createProposal({
	ctx,
	leadId,
	clientEmail = null,
}: {
	ctx: Context;
	leadId: string;
	/** Of a client whose lead has none. */
	clientEmail?: string | null;
}): Promise<{ id: string }> {
	const { db } = ctx;
	const actor = requireProposer(ctx);
	const [found] = await db
		.select({
			...{ no: lead.no, status: lead.status, email: lead.email },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName },
		})
		.from(lead)
		.where(and(eq(lead.id, leadId), eq(lead.agencyNo, actor.agency.no), isNull(lead.deletedAt)));
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	if (!OFFERABLE.includes(found.status))
		throw new DomainError('conflict', `A lead that is ${found.status}`, { reason: 'no-such-move' });
	const client = { ...found, email: found.email ?? clientEmail };
	await writeBatch(db, newProposalStatements(ctx, { id: newProposalId(), leadNo: found.no, client }));
	const row = await goingProposalOf(ctx, eq(proposalOption.leadNo, found.no));
	if (!row) throw new DomainError('unavailable', 'The proposal was not written');
	return row;
}

export function newProposalId(): string {
	return `proposal_${crypto.randomUUID().replaceAll('-', '')}`;
}

type New = {
	id: string;
	/** Of the first option; a query where it is written in the same transaction. */
	leadNo: number | SQL<number>;
	client: { firstName: string; lastName: string; email: string | null };
};

/** The statements that begin a proposal with a lead, unless one that contains it goes on. */
export function newProposalStatements(ctx: Context, { id, leadNo, client }: New): BuiltStatement[] {
	const { now, today } = ctx;
	const actor = requireProposer(ctx);
	const created = sql<number>`(select ${proposal.no} from ${proposal} where ${proposal.id} = ${id})`;
	const isNew = sql`exists (select 1 from ${proposal} where ${proposal.id} = ${id})`;
	return [
		insertWhen(
			proposal,
			{
				...{ id, brandKey: sellingBrand(ctx).key, agencyNo: actor.agency.no, userNo: actor.no },
				...{ language: ctx.language, clientEmail: client.email },
				...{ clientFirstName: client.firstName, clientLastName: client.lastName },
				validUntil: instantAt(addDays(today, VALID_DAYS), VALID_UNTIL, ALPINE_ZONE),
				...{ personKey: newPersonKey(), createdAt: now, updatedAt: now },
			},
			not(exists(goingOf(ctx, eq(proposalOption.leadNo, leadNo)))),
		),
		insertWhen(proposalOption, { proposalNo: created, leadNo, position: 0 }, isNew),
		insertWhen(
			proposalEvent,
			{ proposalNo: created, revision: 1, kind: 'created', actor: actor.id, createdAt: now },
			isNew,
		),
	];
}

/** The agency's proposals with an option that go on. */
function goingOf(ctx: Pick<Context, 'db' | 'actor'>, isOption: SQL) {
	return ctx.db
		.select({ no: proposal.no })
		.from(proposal)
		.innerJoin(proposalOption, eq(proposalOption.proposalNo, proposal.no))
		.where(ownProposals(ctx, and(isOption, inArray(proposal.state, ['draft', 'sent', 'opened']))));
}

/** The proposal with an option that goes on, the one that was worked on last: a copy goes on beside the one that it was made of. */
async function goingProposalOf(ctx: Pick<Context, 'db' | 'actor'>, isOption: SQL): Promise<{ id: string } | null> {
	const [row] = await ctx.db
		.select({ id: proposal.id })
		.from(proposal)
		.where(ownProposals(ctx, sql`${proposal.no} in ${goingOf(ctx, isOption)}`))
		.orderBy(desc(proposal.updatedAt), desc(proposal.no))
		.limit(1);
	return row ?? null;
}
