import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { operator } from '#db/schema/operator';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { endOfPrefix, pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type UserFilter = {
	/** Beginning of an address or a last name. */
	q: string;
	after: string | null;
};

/** All users, newest first. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listUsers({
	ctx,
	filter,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	filter: UserFilter;
}) {
	requireAdmin(ctx);
	return pageOf(await usersQuery(ctx.db, { ...filter, now: ctx.now }).execute());
}

export type ListedUser = Awaited<ReturnType<typeof listUsers>>['rows'][number];

export function usersQuery(db: Database, { q, after, now }: UserFilter & { now: number }) {
	const cursor = readCursor(after);
	const email = q.toLowerCase();
	const lastName = sql`${user.lastName} collate nocase`;
	const found: SQL | undefined =
		q === ''
			? undefined
			: or(
					and(gte(user.email, email), lt(user.email, endOfPrefix(email))),
					and(gte(lastName, q), lt(lastName, endOfPrefix(q))),
				);
	return db
		.select({
			no: user.no,
			id: user.id,
			email: user.email,
			isEmailVerified: user.isEmailVerified,
			firstName: user.firstName,
			lastName: user.lastName,
			...{ role: user.role, capabilities: user.capabilities },
			hotelId: user.hotelId,
			agencyId: travelAgency.id,
			agencyName: travelAgency.name,
			operatorKey: operator.key,
			operatorName: operator.name,
			createdAt: user.createdAt,
			updatedAt: user.updatedAt,
			lockedAt: user.lockedAt,
			/** Open sessions. */
			sessions: sql<number>`(select count(*) from session where session.user_no = ${sql.raw('user.no')} and session.expires_at > ${now})`,
		})
		.from(user)
		.leftJoin(travelAgency, eq(travelAgency.no, user.agencyNo))
		.leftJoin(operator, eq(operator.no, user.operatorNo))
		.where(and(found, cursor ? lt(user.no, cursor.no) : undefined))
		.orderBy(desc(user.no))
		.limit(ROWS_PER_PAGE + 1);
}

/** More agencies than a list of choices holds: the rest is named by its id. */
const CHOICES = 500;

/** Agencies and operators that a user may be given. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listUserChoices({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor'> }) {
	requireAdmin(ctx);
	const [agencies, operators] = await ctx.db.batch([
		ctx.db
			.select({ id: travelAgency.id, name: travelAgency.name })
			.from(travelAgency)
			.where(isNull(travelAgency.teamBrandKey))
			.orderBy(asc(travelAgency.name))
			.limit(CHOICES),
		ctx.db.select({ key: operator.key, name: operator.name }).from(operator).orderBy(asc(operator.name)),
	]);
	return { agencies, operators };
}
