import { eq } from 'drizzle-orm';
import { session } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { sessionTokenHash } from './session-token';

/** Ends the session of a token; one that is over already stays so. Throws DomainError 'unavailable'. */
export async function endSession(ctx: Pick<RequestContext, 'db'>, token: string): Promise<void> {
	await ctx.db.delete(session).where(eq(session.tokenHash, await sessionTokenHash(token)));
}
