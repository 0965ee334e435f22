import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { teamInvitation } from '#db/schema/member';
import { operator } from '#db/schema/operator';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import type { Actor } from '../user/actor';
import { displayName } from '../user/display-name';
import type { MemberRank } from './member-rank';
import { teamTokenHash } from './team-invitation';
import { rightsOf, type Team } from './team-of-actor.server';

/** What an invitation says to the person who opens its link. */
export type OpenedTeamInvitation = {
	kind: 'agency' | 'operator';
	team: string;
	inviter: string;
	rank: MemberRank;
	/** `joined`: by this account; `used`: by another one. */
	state: 'open' | 'joined' | 'used' | 'expired' | 'revoked';
};

/** What speaks against an account joining a team: it is ours or a hotel's, or of a team already. */
export type AccountObstacle = 'team' | 'hotel' | 'staff' | null;

/** Whether an account may join a team (MEMBER-2). */
export function accountObstacle({
	role,
	agency,
	hotelId,
	operatorNo,
}: Pick<Actor, 'role' | 'agency' | 'hotelId' | 'operatorNo'>): AccountObstacle {
	if (hotelId !== null) return 'hotel';
	if (role === 'admin') return 'staff';
	return agency !== null || operatorNo !== null ? 'team' : null;
}

/** Reads an invitation by the token of its link. Throws DomainError 'not-found' for an unknown one, 'unavailable'. */
export async function openTeamInvitation(
	{ db, now, actor }: Pick<RequestContext, 'db' | 'now' | 'actor'>,
	token: string,
): Promise<OpenedTeamInvitation> {
	const [row] = await db
		.select({
			invitation: teamInvitation,
			agency: travelAgency.name,
			operator: operator.name,
			inviter: { firstName: user.firstName, lastName: user.lastName },
		})
		.from(teamInvitation)
		.innerJoin(user, eq(user.no, teamInvitation.userNo))
		.leftJoin(travelAgency, eq(travelAgency.no, teamInvitation.agencyNo))
		.leftJoin(operator, eq(operator.no, teamInvitation.operatorNo))
		.where(eq(teamInvitation.tokenHash, await teamTokenHash(token)));
	if (!row) throw new DomainError('not-found', 'No such invitation');
	const { acceptedAt, acceptedNo, revokedAt, expiresAt, rank, agencyNo } = row.invitation;
	const state =
		acceptedAt !== null
			? actor !== null && acceptedNo === actor.no
				? 'joined'
				: 'used'
			: revokedAt !== null
				? 'revoked'
				: expiresAt <= now
					? 'expired'
					: 'open';
	return {
		...{ state, rank, kind: agencyNo === null ? 'operator' : 'agency' },
		team: row.agency ?? row.operator ?? '',
		inviter: displayName(row.inviter),
	};
}

/**
 * The signed-in account joins the team of an invitation, which is used up by it; of 24 that try at once one joins. Throws DomainError 'forbidden'; 'conflict'
 * (`account-taken`: of another team, a hotel or ours; `invitation-over`); 'unavailable'.
 */
export async function acceptTeamInvitation({
	ctx,
	token,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	token: string;
}): Promise<void> {
	const actor = requireActor(ctx, 'signedIn');
	const { db, now, brand } = ctx;
	const works = and(
		eq(teamInvitation.tokenHash, await teamTokenHash(token)),
		gt(teamInvitation.expiresAt, now),
		isNull(teamInvitation.acceptedAt),
		isNull(teamInvitation.revokedAt),
	);
	const [found] = await db.select().from(teamInvitation).where(works);
	if (!found) throw over();
	if (accountObstacle(actor) !== null) throw taken();
	const team: Team =
		found.agencyNo === null ? { kind: 'operator', no: found.operatorNo ?? 0 } : { kind: 'agency', no: found.agencyNo };
	const isFree = and(
		eq(user.no, actor.no),
		isNull(user.agencyNo),
		isNull(user.operatorNo),
		isNull(user.hotelId),
		sql`${user.role} <> 'admin'`,
	);
	try {
		await writeBatch(db, [
			db.insert(audit).values({
				...{ brandKey: brand.key, actor: actor.id, action: 'member.joined', createdAt: now },
				// Null, and so refused with all the rest, when the link works no more or the account is taken.
				subjectId: sql`(select ${teamInvitation.id} from ${teamInvitation} where ${works} and exists (select 1 from ${user} where ${isFree}))`,
				detail: { rank: found.rank, team: team.kind },
			}),
			db
				.update(user)
				.set({
					...rightsOf(team, found.rank),
					...(team.kind === 'agency' ? { agencyNo: team.no } : { operatorNo: team.no }),
					updatedAt: now,
				})
				.where(eq(user.no, actor.no)),
			db.update(teamInvitation).set({ acceptedAt: now, acceptedNo: actor.no }).where(eq(teamInvitation.no, found.no)),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit.subject_id', 'not null')) throw error;
		const [row] = await db.select({ no: user.no }).from(user).where(isFree);
		throw row ? over(error) : taken(error);
	}
}

function over(cause?: unknown) {
	return new DomainError('conflict', 'The link works no more', { reason: 'invitation-over', cause });
}

function taken(cause?: unknown) {
	return new DomainError('conflict', 'The account is taken', { reason: 'account-taken', cause });
}
