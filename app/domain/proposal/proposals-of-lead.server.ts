import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { proposal, proposalEvent, proposalOption } from '#db/schema/proposal';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { clockInZone } from '../date/clock-in-zone';
import { ownProposals } from './proposal-scope.server';
import { shownState } from './proposal-step';

/** A proposal that a lead is an option of, with what has become of it. */
export type ProposalOfLead = Awaited<ReturnType<typeof proposalsOfLead>>[number];

/** The agency's proposals that a lead is an option of, the latest first; one round trip. Throws DomainError 'forbidden', 'unavailable'. */
export async function proposalsOfLead(ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>, leadId: string) {
	const { db, now } = ctx;
	const nos = db
		.select({ no: proposalOption.proposalNo })
		.from(proposalOption)
		.innerJoin(lead, eq(lead.no, proposalOption.leadNo))
		.where(eq(lead.id, leadId));
	const own = ownProposals(ctx, inArray(proposal.no, nos));
	const [rows, events] = await db.batch([
		db.select().from(proposal).where(own).orderBy(desc(proposal.updatedAt)),
		db
			.select({
				...{ proposalNo: proposalEvent.proposalNo, kind: proposalEvent.kind, note: proposalEvent.note },
				...{ createdAt: proposalEvent.createdAt, leadId: lead.id, firstName: user.firstName, lastName: user.lastName },
			})
			.from(proposalEvent)
			.innerJoin(proposal, and(eq(proposal.no, proposalEvent.proposalNo), own))
			.leftJoin(lead, eq(lead.no, proposalEvent.leadNo))
			.leftJoin(user, eq(user.id, proposalEvent.actor))
			.orderBy(asc(proposalEvent.createdAt), asc(proposalEvent.no)),
	]);
	return rows.map((row) => ({
		...{ id: row.id, sentAt: row.sentAt, openings: row.openings, lastOpenedAt: row.lastOpenedAt },
		...{ reminders: row.reminders, validUntil: row.sentValidUntil ?? row.validUntil },
		state: shownState(row.state, row.sentValidUntil, now),
		events: events
			.filter(({ proposalNo }) => proposalNo === row.no)
			.map(({ kind, note, createdAt, leadId: about, firstName, lastName }) => ({
				...{ kind, said: note, ...clockInZone(createdAt) },
				/** It is about another option of the proposal. */
				isOfOther: about !== null && about !== leadId,
				by: [firstName, lastName].filter(Boolean).join(' ') || null,
			})),
	}));
}
