import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { apiKey } from '#db/schema/api-key';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { isOfTeam, managesTeam, requireTeam, type Team } from '../member/team-of-actor.server';
import { displayName } from '../user/display-name';
import type { ApiScope } from './api-scope';

export type ListedKey = {
	id: string;
	name: string;
	ending: string;
	scopes: readonly ApiScope[];
	/** For whom it acts. */
	person: string;
	createdAt: number;
	expiresAt: number | null;
	lastUsedAt: number | null;
	/** `left`: its person is no longer of the team, so that it does nothing any more. */
	state: 'works' | 'expired' | 'revoked' | 'left';
};

/** Ended keys that are still listed. */
const MOST_LISTED = 60;

/** The condition that a key belongs to the team. */
export function isKeyOf({ kind, no }: Team) {
	return eq(kind === 'agency' ? apiKey.agencyNo : apiKey.operatorNo, no);
}

/** The keys of the actor's team, those that work first, and the people for whom one can be made. Throws DomainError 'forbidden', 'unavailable'. */
export async function listApiKeys(ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>) {
	const { actor, team } = requireTeam(ctx);
	const { db, now } = ctx;
	const person = { firstName: user.firstName, lastName: user.lastName, email: user.email };
	const ended = sql<number>`(${apiKey.revokedAt} is not null or coalesce(${apiKey.expiresAt} <= ${now}, 0))`;
	const [manages, keys, people] = await Promise.all([
		managesTeam(ctx, { actor, team }),
		db
			.select({
				...{ id: apiKey.id, name: apiKey.name, ending: apiKey.ending, scopes: apiKey.scopes, person },
				...{ createdAt: apiKey.createdAt, expiresAt: apiKey.expiresAt, lastUsedAt: apiKey.lastUsedAt },
				revokedAt: apiKey.revokedAt,
				isMember: sql<number>`${isOfTeam(team)} and ${user.lockedAt} is null`,
			})
			.from(apiKey)
			.innerJoin(user, eq(user.no, apiKey.userNo))
			.where(isKeyOf(team))
			.orderBy(ended, desc(apiKey.createdAt), desc(apiKey.no))
			.limit(MOST_LISTED),
		db
			.select({ id: user.id, no: user.no, ...person })
			.from(user)
			.where(and(isOfTeam(team), sql`${user.lockedAt} is null`))
			.orderBy(asc(user.lastName), asc(user.firstName), asc(user.no)),
	]);
	return {
		...{ team: team.kind, manages },
		keys: keys.map(({ person: of, revokedAt, isMember, ...row }): ListedKey => {
			const isOver = row.expiresAt !== null && row.expiresAt <= now;
			const state = revokedAt !== null ? 'revoked' : isOver ? 'expired' : isMember === 1 ? 'works' : 'left';
			return { ...row, state, person: displayName(of) };
		}),
		people: people.map(({ id, no, ...of }) => ({ id, name: displayName(of), isSelf: no === actor.no })),
	};
}
