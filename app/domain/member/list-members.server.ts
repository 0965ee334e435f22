import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { teamInvitation } from '#db/schema/member';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import type { UserRole } from '../lead/lead-status';
import type { MemberRank } from './member-rank';
import { isRunning } from './running-lead.server';
import { isManager, isOfTeam, requireTeam, stillManages } from './team-of-actor.server';

export type Member = {
	id: string;
	name: string;
	email: string;
	role: UserRole;
	rank: MemberRank;
	isSelf: boolean;
	/** When the user was changed last: a change names what was seen. */
	updatedAt: number;
	/** Running leads that this person looks after; 0 for an operator's people. */
	leads: number;
	/** Last day of an absence, and the stand-in's name. */
	away: { until: string; standIn: string } | null;
};

export type OpenInvitation = {
	id: string;
	email: string;
	rank: MemberRank;
	invitedBy: string;
	createdAt: number;
	expiresAt: number;
};

/** The people of the actor's team by name, the invitations that are open, and whether the actor decides about them. Throws DomainError 'forbidden', 'unavailable'. */
export async function listMembers(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now' | 'today'>,
): Promise<{ team: 'agency' | 'operator'; manages: boolean; members: Member[]; invitations: OpenInvitation[] }> {
	const { actor, team } = requireTeam(ctx);
	const { db, today } = ctx;
	const running =
		team.kind === 'agency'
			? sql<number>`(select count(*) from ${lead} where ${lead.agencyNo} = ${team.no} and ${lead.userNo} = ${sql.raw('user.no')}
				and ${isRunning(today)})`
			: sql<number>`0`;
	const standIn = sql<
		string | null
	>`(select trim(coalesce(s.first_name, '') || ' ' || coalesce(s.last_name, '')) from user s where s.no = ${sql.raw('user.stand_in_no')})`;
	const [rows, [own], invitations] = await db.batch([
		db
			.select({
				...{ no: user.no, id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
				...{ role: user.role, updatedAt: user.updatedAt, awayUntil: user.awayUntil, standIn, leads: running },
				manages: sql<number>`${isManager(team)}`,
			})
			.from(user)
			.where(isOfTeam(team))
			.orderBy(asc(user.lastName), asc(user.firstName), asc(user.no)),
		db
			.select({ manages: sql<number>`${stillManages(actor, team)}` })
			.from(user)
			.where(eq(user.no, actor.no)),
		db
			.select({
				...{ id: teamInvitation.id, email: teamInvitation.email, rank: teamInvitation.rank },
				...{ createdAt: teamInvitation.createdAt, expiresAt: teamInvitation.expiresAt },
				...{ firstName: user.firstName, lastName: user.lastName },
			})
			.from(teamInvitation)
			.innerJoin(user, eq(user.no, teamInvitation.userNo))
			.where(
				and(
					eq(team.kind === 'agency' ? teamInvitation.agencyNo : teamInvitation.operatorNo, team.no),
					isNull(teamInvitation.acceptedAt),
					isNull(teamInvitation.revokedAt),
				),
			)
			.orderBy(desc(teamInvitation.createdAt)),
	]);
	const manages = own?.manages === 1;
	return {
		...{ team: team.kind, manages },
		members: rows.map(({ no, firstName, lastName, awayUntil, standIn: deputy, manages: rank, ...row }) => ({
			...row,
			name: [firstName, lastName].filter(Boolean).join(' '),
			rank: rank === 1 ? 'manager' : 'member',
			isSelf: no === actor.no,
			away: awayUntil !== null && awayUntil >= today ? { until: awayUntil, standIn: deputy ?? '' } : null,
		})),
		invitations: manages
			? invitations.map(({ firstName, lastName, ...row }) => ({
					...row,
					invitedBy: [firstName, lastName].filter(Boolean).join(' '),
				}))
			: [],
	};
}

/** How many people belong to the actor's team. Throws DomainError 'forbidden', 'unavailable'. */
export async function countMembers(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<number> {
	const { team } = requireTeam(ctx);
	const [row] = await ctx.db.select({ people: count() }).from(user).where(isOfTeam(team));
	return row?.people ?? 0;
}
