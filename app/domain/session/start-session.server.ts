import { eq } from 'drizzle-orm';
import { session } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { newSessionToken, sessionTokenHash } from './session-token';

/** An unused session ends after this time; one in use is extended (`extend-session.server.ts`). */
export const SESSION_SECONDS = 7 * 86_400;

type Beginning = {
	userNo: number;
	/** What the list of sessions shows of the browser. */
	device?: string | null;
	country?: string | null;
	/** What the issuer said of its own session and of how the person proved who they are. */
	issuerSid?: string | null;
	acr?: string | null;
	amr?: string[] | null;
	authenticatedAt?: number | null;
	/** The session that the browser had: it ends with the new one (ACCESS-12). */
	replacedToken?: string | null;
};

/** Begins a session of a user and gives the token for its cookie, which is kept nowhere else. Throws DomainError 'unavailable'. */
export async function startSession(
	ctx: Pick<RequestContext, 'db' | 'now'>,
	{ replacedToken = null, ...beginning }: Beginning,
): Promise<string> {
	const { db, now } = ctx;
	const token = newSessionToken();
	await writeBatch(db, [
		db.insert(session).values({
			...beginning,
			tokenHash: await sessionTokenHash(token),
			lastUsedAt: now,
			createdAt: now,
			expiresAt: now + SESSION_SECONDS * 1000,
		}),
		...(replacedToken === null
			? []
			: [db.delete(session).where(eq(session.tokenHash, await sessionTokenHash(replacedToken)))]),
	]);
	return token;
}
