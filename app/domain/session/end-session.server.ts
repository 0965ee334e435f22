import { and, eq, inArray, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { currentRequestId } from '#db/request-trace';
import { audit } from '#db/schema/audit';
import { logoutToken, session, user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { requireAdmin } from '../administration/require-admin';
import { sessionTokenHash } from './session-token';

/** Ends the session of a token; one that is over already stays so. Throws DomainError 'unavailable'. */
export async function endSession(ctx: Pick<RequestContext, 'db'>, token: string): Promise<void> {
	await ctx.db.delete(session).where(eq(session.tokenHash, await sessionTokenHash(token)));
}

type OwnContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'sessionToken' | 'services' | 'waitUntil'>;

/**
 * Ends one of the actor's other sessions, or with `id` null all but the one that asks (ACCESS-24), and gives how many; what is open by them closes.
 * Throws DomainError 'forbidden' without a session; 'unavailable'.
 */
export async function endOwnSessions({ ctx, id }: { ctx: OwnContext; id: string | null }): Promise<number> {
	const { db, actor, sessionToken, brand, now } = ctx;
	if (actor === null || sessionToken === null) throw new DomainError('forbidden', 'There is no session');
	const args = { userNo: actor.no, id, keep: await sessionTokenHash(sessionToken) };
	const named = 'user_no = :userNo and token_hash <> :keep and (:id is null or id = :id)';
	const results = await writeBatch(db, [
		{
			sql: `insert into audit (brand_key, actor, action, subject_id, detail, created_at, request_id)
				select :brandKey, :actor, 'session.ended', :actor, json_object('role', :role, 'sessions', sessions), :now, :requestId
				from (select count(*) as sessions from session where ${named}) where sessions > 0`,
			args: { ...args, brandKey: brand.key, actor: actor.id, role: actor.role, now, requestId: currentRequestId() },
		},
		{ sql: `delete from session where ${named}`, args },
	]);
	const ended = results.at(-1)?.rowsAffected ?? 0;
	ctx.waitUntil(ctx.services.endConnections([actor.id]));
	return ended;
}

type AdminContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services' | 'waitUntil'>;

/** Ends all sessions of a user (ACCESS-25). An admin ends his own on his account's page. Throws DomainError 'forbidden'; 'conflict' (`own-account`, `changed-meanwhile`); 'unavailable'. */
export async function endSessionsOfUser({ ctx, userId }: { ctx: AdminContext; userId: string }): Promise<void> {
	const actor = requireAdmin(ctx);
	if (userId === actor.id) throw new DomainError('conflict', 'The own account', { reason: 'own-account' });
	const { db } = ctx;
	await auditedWrite({
		ctx,
		actor,
		action: 'user.sessionsEnded',
		subject: sql`select ${user.id} from ${user} where ${eq(user.id, userId)}`,
		statements: [db.delete(session).where(inArray(session.userNo, userNoOf(db, userId)))],
	});
	ctx.waitUntil(ctx.services.endConnections([userId]));
}

/** Internal key of a user, for a statement that ends sessions in the transaction of another write. */
export function userNoOf(db: Database, userId: string) {
	return db.select({ no: user.no }).from(user).where(eq(user.id, userId));
}

/** What the issuer has ended: one of its sessions, all of a person's, or one that must be of that person. */
export type IssuerLogout = {
	issuer: string;
	subject: string | null;
	sid: string | null;
	jti: string;
	expiresAt: number;
};

/**
 * Ends the sessions that the issuer's logout token names (ACCESS-26), once for a token: `repeated` says that it was taken before. Throws DomainError 'unavailable'.
 */
export async function endIssuedSessions(
	ctx: Pick<RequestContext, 'db' | 'brand' | 'now' | 'services' | 'waitUntil'>,
	{ issuer, subject, sid, jti, expiresAt }: IssuerLogout,
): Promise<'ended' | 'repeated'> {
	const { db, brand, now } = ctx;
	const people = db
		.select({ no: user.no })
		.from(user)
		.where(and(eq(user.issuer, issuer), subject === null ? undefined : eq(user.subject, subject)));
	const named = and(inArray(session.userNo, people), sid === null ? undefined : eq(session.issuerSid, sid));
	const whose = await db
		.selectDistinct({ id: user.id })
		.from(session)
		.innerJoin(user, eq(user.no, session.userNo))
		.where(named)
		.limit(100);
	try {
		await writeBatch(db, [
			db.insert(logoutToken).values({ jti, expiresAt }),
			...whose.map(({ id }) =>
				db.insert(audit).values({
					...{ brandKey: brand.key, actor: 'system', action: 'session.endedByIssuer', subjectId: id, createdAt: now },
				}),
			),
			db.delete(session).where(named),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'logout_token')) return 'repeated';
		throw error;
	}
	ctx.waitUntil(ctx.services.endConnections(whose.map(({ id }) => id)));
	return 'ended';
}
