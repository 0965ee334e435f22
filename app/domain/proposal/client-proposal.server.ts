import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { lead } from '#db/schema/lead';
import { proposal, proposalEvent, proposalLink, proposalVersion } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { type ApprovalProgress, approvalProgress, canTakeApprovalBack } from './approval-progress';
import { isProposalToken, proposalTokenHash } from './proposal-token';
import type { ProposalState } from './proposal-transitions';
import { openPerson } from './send-proposal.server';
import type { Snapshot, SnapshotPerson } from './snapshot';

/** A proposal as its client sees it: a frozen version, and where things stand. Nothing else of the proposal is in it. */
export type ClientProposal = {
	/** `expired` as soon as the validity that was sent is over, whatever has been written. */
	state: Exclude<ProposalState, 'draft'>;
	snapshot: Snapshot;
	/** Null once the client's data were erased. */
	person: SnapshotPerson | null;
	hash: string;
	/** All that were sent, the oldest first. */
	versions: { number: number; sentAt: number }[];
	/** The version before the one that is shown; null for the first. */
	before: Snapshot | null;
	/** Key of the option that was approved; null: none is. */
	approved: string | null;
	approvedBy: string | null;
	decidedAt: number | null;
	/** What has become of the approval; null: none is given. */
	progress: ApprovalProgress | null;
	canTakeBack: boolean;
};

type Context = Pick<RequestContext, 'db' | 'now'>;

/** The proposal of a token as a row, for verbs of its client. Throws DomainError 'not-found' for a token that nothing has, 'unavailable'. */
export async function findByToken({ db, now }: Context, token: string) {
	if (!isProposalToken(token)) throw new DomainError('not-found', 'No token of a proposal');
	const [row] = await db
		.select({
			proposal,
			agencyId: travelAgency.id,
			agent: { no: user.no, id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
			isRevoked: sql<number>`${proposalLink.revokedAt} is not null`,
		})
		.from(proposalLink)
		.innerJoin(proposal, eq(proposal.no, proposalLink.proposalNo))
		.innerJoin(travelAgency, eq(travelAgency.no, proposal.agencyNo))
		.innerJoin(user, eq(user.no, proposal.userNo))
		.where(and(eq(proposalLink.tokenHash, await proposalTokenHash(token)), gt(proposalLink.expiresAt, now)));
	if (!row) throw new DomainError('not-found', 'No link with this token');
	return row;
}

/**
 * What a link shows: the newest version, or an older one by its number. Two round trips, three after an approval. Throws DomainError 'not-found' for a token or a version
 * that there is not, 'unavailable'.
 */
export async function loadClientProposal({
	ctx,
	token,
	number,
}: {
	ctx: Context;
	token: string;
	number?: number | null;
}): Promise<ClientProposal> {
	const { proposal: row, isRevoked } = await findByToken(ctx, token);
	const { db, now } = ctx;
	const versions = await db
		.select()
		.from(proposalVersion)
		.where(eq(proposalVersion.proposalNo, row.no))
		.orderBy(asc(proposalVersion.number))
		.execute();
	const wanted = number ?? row.sentVersion;
	const shown = versions.find((version) => version.number === wanted);
	if (!shown || row.state === 'draft') throw new DomainError('not-found', `No version ${wanted}`);
	const before = versions.find((version) => version.number === shown.number - 1);
	const isWaiting = row.state === 'sent' || row.state === 'opened';
	const newest = versions.at(-1) ?? shown;
	const { validUntil, onApproval } = JSON.parse(newest.snapshot) as Snapshot;
	const [approved] = Object.entries(newest.basis).find(([, { leadNo }]) => leadNo === row.approvedNo) ?? [];
	const ofApproval = row.state === 'approved' ? await approvedLead(ctx, row) : null;
	return {
		state: isRevoked ? 'withdrawn' : isWaiting && validUntil <= now ? 'expired' : row.state,
		snapshot: JSON.parse(shown.snapshot) as Snapshot,
		person: await openPerson(row, shown),
		hash: shown.hash,
		versions: versions.map(({ number: each, sentAt }) => ({ number: each, sentAt })),
		before: before ? (JSON.parse(before.snapshot) as Snapshot) : null,
		approved: approved ?? null,
		approvedBy: row.approvedBy,
		decidedAt: row.decidedAt,
		progress: ofApproval && approvalProgress({ onApproval, effect: row.approvalEffect, ...ofApproval }),
		canTakeBack: ofApproval !== null && !isRevoked && canTakeApprovalBack(ofApproval.lead),
	};
}

/** The lead of an approved option as it stands; null once it has gone. */
async function approvedLead({ db }: Context, { approvedNo, agencyNo }: typeof proposal.$inferSelect) {
	const own = and(eq(lead.no, approvedNo ?? 0), eq(lead.agencyNo, agencyNo), isNull(lead.deletedAt));
	const [found] = await db.select({ status: lead.status, expiresAt: lead.expiresAt }).from(lead).where(own);
	return { lead: found ?? null };
}

/**
 * Counts that a client has looked at a proposal: a script said so after two visible seconds, or a button was pressed (PROPOSAL-8). The first
 * time in half an hour is an opening of its own. Returns whom to tell; null where nothing is new.
 */
export async function recordOpening({ ctx, token }: { ctx: Context; token: string }): Promise<string | null> {
	const { db, now } = ctx;
	const { proposal: row, agent, isRevoked } = await findByToken(ctx, token);
	const isNew = row.lastOpenedAt === null || now - row.lastOpenedAt > HALF_AN_HOUR;
	if (isRevoked || row.state === 'draft' || row.state === 'withdrawn' || !isNew) return null;
	// Of two pages that say so at once, one counts.
	const isAsSeen = sql`exists (select 1 from ${proposal} where ${proposal.no} = ${row.no}
		and coalesce(${proposal.lastOpenedAt}, 0) = ${row.lastOpenedAt ?? 0})`;
	await writeBatch(db, [
		insertWhen(
			proposalEvent,
			{ proposalNo: row.no, kind: 'opened', version: row.sentVersion, actor: 'client', createdAt: now },
			isAsSeen,
		),
		db
			.update(proposal)
			.set({
				openings: sql`${proposal.openings} + 1`,
				lastOpenedAt: now,
				state: sql`case when ${proposal.state} = 'sent' then 'opened' else ${proposal.state} end`,
			})
			.where(and(eq(proposal.no, row.no), isAsSeen)),
	]);
	return agent.id;
}

const HALF_AN_HOUR = 1_800_000;
