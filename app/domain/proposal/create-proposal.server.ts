import { and, desc, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { lead } from '#db/schema/lead';
import { proposal, proposalEvent, proposalOption } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
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
	const { db, now, today } = ctx;
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
	const going = db
		.select({ no: proposal.no })
		.from(proposal)
		.innerJoin(proposalOption, eq(proposalOption.proposalNo, proposal.no))
		.where(
			ownProposals(ctx, and(eq(proposalOption.leadNo, found.no), inArray(proposal.state, ['draft', 'sent', 'opened']))),
		);
	const id = `proposal_${crypto.randomUUID().replaceAll('-', '')}`;
	const created = sql<number>`(select ${proposal.no} from ${proposal} where ${proposal.id} = ${id})`;
	const isNew = sql`exists (select 1 from ${proposal} where ${proposal.id} = ${id})`;
	await writeBatch(db, [
		insertWhen(
			proposal,
			{
				...{ id, brandKey: sellingBrand(ctx).key, agencyNo: actor.agency.no, userNo: actor.no, language: ctx.language },
				...{
					clientFirstName: found.firstName,
					clientLastName: found.lastName,
					clientEmail: found.email ?? clientEmail,
				},
				validUntil: instantAt(addDays(today, VALID_DAYS), VALID_UNTIL, ALPINE_ZONE),
				...{ personKey: newPersonKey(), createdAt: now, updatedAt: now },
			},
			not(exists(going)),
		),
		insertWhen(proposalOption, { proposalNo: created, leadNo: found.no, position: 0 }, isNew),
		insertWhen(
			proposalEvent,
			{ proposalNo: created, revision: 1, kind: 'created', actor: actor.id, createdAt: now },
			isNew,
		),
	]);
	const [row] = await db
		.select({ id: proposal.id })
		.from(proposal)
		.where(ownProposals(ctx, sql`${proposal.no} in ${going}`))
		// A copy goes on beside the one that it was made of: the one that was worked on last.
		.orderBy(desc(proposal.updatedAt), desc(proposal.no))
		.limit(1);
	if (!row) throw new DomainError('unavailable', 'The proposal was not written');
	return row;
}
