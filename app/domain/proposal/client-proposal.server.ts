import { and, eq, gt, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { type ProposalBasis, proposal, proposalEvent, proposalLink } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { todayInZone } from '../date/today-in-zone';
import { type ClientMessage, readClientMessages } from '../mail-thread/client-messages';
import { AGENT_LANGUAGE } from './agent-language.server';
import { type ApprovalProgress, approvalProgress, canTakeApprovalBack } from './approval-progress';
import { type ClientLink, readClientLink } from './client-link.server';
import { type ClientMoney, readClientMoney } from './client-money.server';
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
	/** False for a version after which another was sent. */
	isNewest: boolean;
	/** The version before the one that is shown; null for the first, for a PDF and where an approval stands in the place of changes. */
	before: Snapshot | null;
	/** Key of the option that was approved; null: none is. */
	approved: string | null;
	approvedBy: string | null;
	decidedAt: number | null;
	/** What has become of the approval; null: none is given. */
	progress: ApprovalProgress | null;
	canTakeBack: boolean;
	/** Of the lead that was approved, for calendar files; null where none is there. */
	event: { leadId: string; version: number } | null;
	/** What the booking of the approved option owes; null where none is booked, and for a hotel, which is paid by itself. */
	money: ClientMoney | null;
	/** What the client and the agency have written to each other, the oldest first. */
	messages: ClientMessage[];
	/** The agency knows an address that answers go to. */
	hasEmail: boolean;
};

type Context = Pick<RequestContext, 'db' | 'now'>;

/** The proposal of a token as a row, for verbs of its client. Throws DomainError 'not-found' for a token that nothing has, 'unavailable'. */
export async function findByToken({ db, now }: Context, token: string) {
	if (!isProposalToken(token)) throw new DomainError('not-found', 'No token of a proposal');
	const [row] = await db
		.select({
			proposal,
			agencyId: travelAgency.id,
			/** The brand whose own team has sent it; null for an agency. */
			teamBrandKey: travelAgency.teamBrandKey,
			agent: {
				...{ no: user.no, id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
				language: AGENT_LANGUAGE,
			},
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

type Shown = {
	ctx: Context;
	token: string;
	number?: number | null;
	/** What was read of this address already. */
	link?: ClientLink | null;
};

/**
 * What a link shows: the newest version, or an older one by its number. One round trip, none where the link was read already. Throws DomainError
 * 'not-found' for a token or a version that there is not, 'unavailable'.
 */
export async function loadClientProposal({ ctx, token, number = null, link }: Shown): Promise<ClientProposal> {
	return openLink(requireShown(link ?? (await readClientLink(ctx, { token, number, isPdf: false }))), ctx.now);
}

/** The version of a link for its PDF, opened when it has to be printed. Throws as `loadClientProposal`, and for a withdrawn one. */
export async function loadClientVersion({ ctx, token, number = null, link }: Shown) {
	const found = requireShown(link ?? (await readClientLink(ctx, { token, number, isPdf: true })));
	if (found.state === 'withdrawn') throw new DomainError('not-found', 'A proposal that was withdrawn');
	const { shown, language } = found;
	return {
		language,
		hash: shown.hash,
		hasPerson: found.personKey !== null,
		open: async () => ({
			snapshot: JSON.parse(shown.snapshot) as Snapshot,
			person: await openPerson(found, shown),
		}),
	};
}

/** A link whose version is there to be shown. Throws DomainError 'not-found'. */
function requireShown(link: ClientLink | null): ShownLink {
	const shown = link?.shown;
	// A link that was ended went to someone it was not for.
	if (link?.isRevoked) throw new DomainError('not-found', 'A link that was ended', { reason: 'link-ended' });
	if (!link || !shown || link.state === 'draft') throw new DomainError('not-found', 'No link, or no such version');
	return { ...link, shown, state: link.state };
}

type ShownLink = Omit<ClientLink, 'state'> & {
	shown: NonNullable<ClientLink['shown']>;
	state: ClientProposal['state'];
};

async function openLink(link: ShownLink, now: number): Promise<ClientProposal> {
	const { shown, state, approvedNo } = link;
	const snapshot = JSON.parse(shown.snapshot) as Snapshot;
	const { validUntil, onApproval } = link.newest === null ? snapshot : (JSON.parse(link.newest) as Snapshot);
	const basis = Object.entries(link.basis === null ? {} : (JSON.parse(link.basis) as ProposalBasis));
	const [approved] = basis.find(([, { leadNo }]) => leadNo === approvedNo) ?? [];
	const isWaiting = state === 'sent' || state === 'opened';
	const isApproved = state === 'approved';
	return {
		state: isWaiting && validUntil <= now ? 'expired' : state,
		snapshot,
		person: await openPerson(link, shown),
		hash: shown.hash,
		isNewest: link.isNewest === 1,
		before: link.before === null ? null : (JSON.parse(link.before) as Snapshot),
		approved: approved ?? null,
		approvedBy: link.approvedBy,
		decidedAt: link.decidedAt,
		progress: isApproved ? approvalProgress({ onApproval, effect: link.approvalEffect, lead: link.lead }) : null,
		canTakeBack: isApproved && canTakeApprovalBack(link.lead),
		event: isApproved && link.lead ? { leadId: link.lead.id, version: link.lead.version } : null,
		money: isApproved ? readClientMoney(link.money, (zone) => todayInZone(new Date(now), zone)) : null,
		...{ messages: readClientMessages(link.messages), hasEmail: link.hasEmail === 1 },
	};
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
