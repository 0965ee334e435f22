import { session } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { newSessionToken, sessionTokenHash } from './session-token';

/** An unused session ends after this time; one in use is extended (`extend-session.server.ts`). */
export const SESSION_SECONDS = 7 * 86_400;

/** Begins a session of a user and gives the token for its cookie, which is kept nowhere else. Throws DomainError 'unavailable'. */
export async function startSession(
	ctx: Pick<RequestContext, 'db' | 'now'>,
	{ userNo, actingAgencyNo = null }: { userNo: number; actingAgencyNo?: number | null },
): Promise<string> {
	const token = newSessionToken();
	await ctx.db.insert(session).values({
		tokenHash: await sessionTokenHash(token),
		userNo,
		actingAgencyNo,
		createdAt: ctx.now,
		expiresAt: ctx.now + SESSION_SECONDS * 1000,
	});
	return token;
}
