import { and, eq, type SQL, sql } from 'drizzle-orm';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { requireActor, requireAgency } from '../access/require-actor';
import type { Actor } from '../user/actor';
import type { MemberRank } from './member-rank';

/** Whose people they are: an agency's or an operator's (MEMBER-1). */
export type Team = { kind: 'agency' | 'operator'; no: number };

/**
 * The team of the actor: the agency of its supervisors or of an admin who acts for it, else the operator of the actor. Throws DomainError
 * 'forbidden' for everyone else, agents included.
 */
export function requireTeam(ctx: { actor: Actor | null }): { actor: Actor; team: Team } {
	const { actor } = ctx;
	if (actor && evaluateAccess('supervisorAgentDashboard', actor, { isLoginRequired: true }) === 'allowed')
		return { actor, team: { kind: 'agency', no: requireAgency(ctx, 'supervisorAgentDashboard').agency.no } };
	const operator = requireActor(ctx, 'operators');
	if (operator.operatorNo === null) throw new DomainError('forbidden', 'No operator');
	return { actor: operator, team: { kind: 'operator', no: operator.operatorNo } };
}

/** The condition that a row of `user` is of the team. */
export function isOfTeam({ kind, no }: Team): SQL {
	const member = kind === 'agency' ? eq(user.agencyNo, no) : and(eq(user.operatorNo, no), eq(user.role, 'operator'));
	return sql`(${member})`;
}

/** The condition that a row of `user` decides who belongs to its team. */
export function isManager({ kind }: Team): SQL {
	return kind === 'agency' ? sql`${user.role} = 'supervisorAgent'` : sql`${user.isOperatorManager} = 1`;
}

/**
 * The condition that the actor still decides, as the database says at the moment of the write: a session read before the own demotion decides nothing.
 */
export function stillManages({ no, role }: Pick<Actor, 'no' | 'role'>, team: Team): SQL {
	return role === 'admin'
		? sql`exists (select 1 from user me where me.no = ${no} and me.role = 'admin')`
		: team.kind === 'agency'
			? sql`exists (select 1 from user me where me.no = ${no} and me.agency_no = ${team.no} and me.role = 'supervisorAgent')`
			: sql`exists (select 1 from user me where me.no = ${no} and me.operator_no = ${team.no} and me.role = 'operator'
				and me.is_operator_manager = 1)`;
}

/** Whether the actor decides who belongs to the team. Throws DomainError 'unavailable'. */
export async function managesTeam(
	{ db }: Pick<RequestContext, 'db'>,
	{ actor, team }: ReturnType<typeof requireTeam>,
): Promise<boolean> {
	const [row] = await db
		.select({ manages: sql<number>`${stillManages(actor, team)}` })
		.from(user)
		.where(eq(user.no, actor.no));
	return row?.manages === 1;
}

/** What a user becomes with a rank in a team. */
export function rightsOf({ kind }: Team, rank: MemberRank) {
	return kind === 'agency'
		? { role: rank === 'manager' ? ('supervisorAgent' as const) : ('agent' as const), isOperatorManager: false }
		: { role: 'operator' as const, isOperatorManager: rank === 'manager' };
}
