import { and, between, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { lead, leadEvent, leadPriceNotice, leadRequest } from '#db/schema/lead';
import { noticeSetting } from '#db/schema/member';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { roomingList, roomingVersion } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import { type Participant, requireParticipant } from '../conversation/conversation-scope';
import { type UnreadConversation, unreadQuery } from '../conversation/unread-conversations.server';
import type { LeadStatus } from '../lead/lead-status';
import { houseName } from '../lead/property-name';
import { type Money, money } from '../money/money';
import { type ImportNotice, importNewsQuery, importNotice } from './import-news.server';
import type { NoticeGroup } from './notice-group';

const DAY_MS = 86_400_000;
const SAVED_DAYS = 14;
/** News come of an agent's latest leads: the agency may have tens of thousands. */
const LATEST_LEADS = 300;
const SHOWN = 12;

/** What has become of a lead without its agent, or will soon: a move by another user, an answer to a request, an option that ends, a price that rose. */
export type LeadNotice = {
	leadId: string;
	client: string;
	property: string;
	/** Milliseconds: when it became worth knowing. */
	at: number;
} & (
	| { kind: 'moved'; status: LeadStatus }
	| { kind: 'change' | 'priceDiscount'; state: 'accepted' | 'declined' }
	| { kind: 'ends'; endsAt: number }
	/** Guests or the property have changed the rooming list (TRIP-5). */
	| { kind: 'rooming' }
	/** The price of an interest rose; `after` null: a room of it can no longer be had (LEAD-52). */
	| { kind: 'price'; before: Money; after: Money | null }
);

type Named = { leadId: string; firstName: string; lastName: string; propertyName: string };

const PROPOSAL_NEWS = ['opened', 'asked', 'held', 'approved', 'approvalTakenBack', 'declined', 'expired'] as const;

/** What a client has done with a proposal, or that its validity is over. */
export type ProposalNotice = { proposalId: string; client: string; at: number; kind: (typeof PROPOSAL_NEWS)[number] };

/** What waits for a user: messages, the news of his leads and proposals newest first, and how many messages he has not read. */
export type News = {
	unread: number;
	messages: UnreadConversation[];
	leads: LeadNotice[];
	proposals: ProposalNotice[];
	/** When the agency last answered a client, from wherever; no news, but open pages show it. */
	answeredAt: number;
	/** Imports of the user that have come to their end (IMPORT-9). */
	imports: ImportNotice[];
};

/**
 * What is new for the actor, in one round trip: messages that he has not read, what became of his leads within two weeks, and his options
 * that end within a day; of colleagues for whom the actor stands in as well (MEMBER-6); and imports of his that have ended (IMPORT-9). Throws DomainError 'forbidden' for people who have neither conversations nor leads, 'unavailable'.
 */
export async function listNews({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
}): Promise<News> {
	const actor = requireActor(ctx, 'signedIn');
	const { db, now } = ctx;
	const participant = participantOf(ctx);
	const agencyNo = actor.agency?.verification === 'verified' ? actor.agency.no : null;
	const hasDesk = evaluateAccess('desk', actor, ctx.brand) === 'allowed';
	if (!participant && agencyNo === null && !hasDesk && actor.role !== 'admin')
		throw new DomainError('forbidden', 'Nothing here is told to him');
	const since = now - SAVED_DAYS * DAY_MS;
	const ended = importNewsQuery(db, { userNo: actor.no, since, limit: SHOWN });
	if (agencyNo === null) {
		const [unread, imports, off] = await db.batch([unreadQuery(db, participant), ended, hiddenGroups(db, actor.no)]);
		return shownNews(withMessages(unread, [], [], imports), off);
	}
	const away = awayFor(actor.no, { agencyNo, now });
	const ofAgency = and(eq(lead.agencyNo, agencyNo), isNull(lead.deletedAt));
	const own = and(eq(lead.userNo, actor.no), ofAgency);
	const ofAway = and(sql`${lead.userNo} in ${away}`, ofAgency);
	const named = {
		leadId: lead.id,
		firstName: lead.clientFirstName,
		lastName: lead.clientLastName,
		propertyName: lead.propertyName,
	};
	const latestOf = (whose: SQL | undefined, name: string) =>
		db
			.select({ no: lead.no, ...named, userNo: lead.userNo, currency: lead.currency, status: lead.status })
			.from(lead)
			.where(whose)
			.orderBy(desc(lead.createdAt))
			.limit(LATEST_LEADS)
			.as(name);
	// Each by itself, so that the own ones are read along their index.
	const latest = unionAll(db.select().from(latestOf(own, 'own')), db.select().from(latestOf(ofAway, 'of_away'))).as(
		'latest',
	);
	const ofLatest = {
		leadId: latest.leadId,
		firstName: latest.firstName,
		lastName: latest.lastName,
		propertyName: latest.propertyName,
	};
	const [moves, answers, ends, prices, lists, ofProposals, unread, imports, off] = await db.batch([
		db
			.select({ ...ofLatest, status: leadEvent.toStatus, at: leadEvent.createdAt })
			.from(latest)
			.innerJoin(leadEvent, eq(leadEvent.leadNo, latest.no))
			.where(
				and(
					gt(leadEvent.createdAt, since),
					ne(leadEvent.actor, actor.id),
					// Nor what the colleague has done.
					sql`${leadEvent.actor} is not (select id from user where no = ${latest.userNo})`,
					sql`${leadEvent.fromStatus} is not ${leadEvent.toStatus}`,
				),
			)
			.orderBy(desc(leadEvent.createdAt))
			.limit(SHOWN),
		db
			.select({ ...ofLatest, kind: leadRequest.kind, state: leadRequest.state, at: leadRequest.decidedAt })
			.from(latest)
			.innerJoin(leadRequest, eq(leadRequest.leadNo, latest.no))
			.where(and(gt(leadRequest.decidedAt, since), inArray(leadRequest.state, ['accepted', 'declined'])))
			.orderBy(desc(leadRequest.decidedAt))
			.limit(SHOWN),
		db
			.select({ ...named, endsAt: lead.expiresAt })
			.from(lead)
			.where(and(or(own, ofAway), eq(lead.status, 'confirmedOption'), between(lead.expiresAt, now, now + DAY_MS)))
			.limit(SHOWN),
		db
			.select({
				...{ ...ofLatest, currency: latest.currency, at: leadPriceNotice.createdAt },
				...{ fromMinor: leadPriceNotice.fromMinor, toMinor: leadPriceNotice.toMinor },
			})
			.from(latest)
			.innerJoin(leadPriceNotice, eq(leadPriceNotice.leadNo, latest.no))
			.where(
				and(
					eq(latest.status, 'interest'),
					gt(leadPriceNotice.createdAt, since),
					isNull(leadPriceNotice.endedAt),
					// A further rise stands in the place of the one before.
					sql`${leadPriceNotice.no} = (select max(no) from lead_price_notice other
						where other.lead_no = ${latest.no} and other.ended_at is null)`,
				),
			)
			.orderBy(desc(leadPriceNotice.createdAt))
			.limit(SHOWN),
		db
			.select({ ...ofLatest, at: roomingList.changedAt })
			.from(latest)
			.innerJoin(roomingList, eq(roomingList.leadNo, latest.no))
			.where(
				and(
					eq(latest.status, 'confirmedBooking'),
					gt(roomingList.changedAt, since),
					sql`(select ${roomingVersion.party} from ${roomingVersion} where ${roomingVersion.leadNo} = ${latest.no}
						order by ${roomingVersion.version} desc limit 1) in ('guest', 'house')`,
				),
			)
			.orderBy(desc(roomingList.changedAt))
			.limit(SHOWN),
		proposalNews(db, { agencyNo, userNo: actor.no, away }, since),
		unreadQuery(db, participant, away),
		ended,
		hiddenGroups(db, actor.no),
	]);
	const known = ({ leadId, firstName, lastName, propertyName }: Named) => ({
		leadId,
		client: `${firstName} ${lastName}`.trim(),
		property: houseName(propertyName),
	});
	const notices: LeadNotice[] = [
		...moves.map((row) => ({ ...known(row), kind: 'moved' as const, status: row.status, at: row.at })),
		...answers.map((row) => ({
			...known(row),
			kind: row.kind,
			state: row.state as 'accepted' | 'declined',
			at: row.at ?? since,
		})),
		...ends.map((row) => ({
			...known(row),
			kind: 'ends' as const,
			endsAt: row.endsAt ?? now,
			at: (row.endsAt ?? now) - DAY_MS,
		})),
		...lists.map((row) => ({ ...known(row), kind: 'rooming' as const, at: row.at })),
		...prices.map((row) => ({
			...known(row),
			kind: 'price' as const,
			before: money(row.fromMinor, row.currency),
			after: row.toMinor === null ? null : money(row.toMinor, row.currency),
			at: row.at,
		})),
	];
	return shownNews(withMessages(unread, notices, ofProposals, imports), off);
}

/** News without the groups that the user has switched off (MEMBER-7). */
function shownNews(news: News, off: readonly { group: NoticeGroup }[]): News {
	const isShown = (group: NoticeGroup) => off.every((each) => each.group !== group);
	const leads = news.leads.filter(({ kind }) => isShown(GROUP_OF[kind])).sort((a, b) => b.at - a.at);
	// An open page still learns that the agency has answered.
	return {
		...news,
		leads: leads.slice(0, SHOWN),
		messages: isShown('messages') ? news.messages : [],
		proposals: isShown('proposals') ? news.proposals : [],
		imports: isShown('imports') ? news.imports : [],
	};
}

/** The group by which each kind can be switched off (MEMBER-7). */
const GROUP_OF: Readonly<Record<LeadNotice['kind'], NoticeGroup>> = {
	moved: 'answers',
	change: 'answers',
	priceDiscount: 'answers',
	ends: 'endings',
	rooming: 'rooming',
	price: 'prices',
};

/** Colleagues who are away and for whom the user stands in (MEMBER-6); a subquery. */
function awayFor(userNo: number, { agencyNo, now }: { agencyNo: number; now: number }): SQL {
	const today = new Date(now).toISOString().slice(0, 10);
	return sql`(select away.no from user away where away.stand_in_no = ${userNo} and away.agency_no = ${agencyNo} and away.away_until >= ${today})`;
}

function hiddenGroups(db: RequestContext['db'], userNo: number) {
	return db
		.select({ group: noticeSetting.group })
		.from(noticeSetting)
		.where(and(eq(noticeSetting.userNo, userNo), eq(noticeSetting.isShown, false)));
}

/** The latest event of each kind, of the proposals that an agent looks after. */
function proposalNews(db: RequestContext['db'], own: { agencyNo: number; userNo: number; away: SQL }, since: number) {
	const latestOf = (whose: SQL) =>
		db
			.select({ no: proposal.no })
			.from(proposal)
			.where(and(whose, eq(proposal.agencyNo, own.agencyNo)))
			.orderBy(desc(proposal.updatedAt))
			.limit(LATEST_LEADS);
	const at = sql<number>`max(${proposalEvent.createdAt})`;
	return db
		.select({
			...{ proposalId: proposal.id, kind: proposalEvent.kind, at },
			...{ firstName: proposal.clientFirstName, lastName: proposal.clientLastName },
		})
		.from(proposalEvent)
		.innerJoin(proposal, eq(proposal.no, proposalEvent.proposalNo))
		.where(
			and(
				or(
					inArray(proposalEvent.proposalNo, latestOf(eq(proposal.userNo, own.userNo))),
					inArray(proposalEvent.proposalNo, latestOf(sql`${proposal.userNo} in ${own.away}`)),
				),
				gt(proposalEvent.createdAt, since),
				inArray(proposalEvent.kind, [...PROPOSAL_NEWS, 'answered']),
			),
		)
		.groupBy(proposalEvent.proposalNo, proposalEvent.kind)
		.orderBy(desc(at))
		.limit(2 * SHOWN);
}

type ProposalNews = { proposalId: string; kind: string; at: number; firstName: string; lastName: string };

function proposalNotice({ proposalId, kind, at, firstName, lastName }: ProposalNews): ProposalNotice {
	return {
		...{ proposalId, at, client: `${firstName} ${lastName}`.trim() },
		kind: PROPOSAL_NEWS.find((each) => each === kind) ?? 'opened',
	};
}

function withMessages(
	messages: (UnreadConversation & { all: number })[],
	leads: LeadNotice[],
	ofProposals: readonly ProposalNews[],
	imports: Parameters<typeof importNotice>[0][],
): News {
	return {
		unread: messages[0]?.all ?? 0,
		messages: messages.map(({ all: _, ...message }) => message),
		leads,
		imports: imports.map(importNotice),
		proposals: ofProposals
			.filter(({ kind }) => kind !== 'answered')
			.slice(0, SHOWN)
			.map(proposalNotice),
		answeredAt: Math.max(0, ...ofProposals.filter(({ kind }) => kind === 'answered').map(({ at }) => at)),
	};
}

/** Null for people without conversations. */
function participantOf(ctx: Pick<RequestContext, 'actor' | 'brand'>): Participant | null {
	try {
		return requireParticipant(ctx);
	} catch (error) {
		if (error instanceof DomainError && error.code === 'forbidden') return null;
		throw error;
	}
}
