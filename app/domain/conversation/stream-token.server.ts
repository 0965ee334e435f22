import { SignJWT } from 'jose';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { chatUser } from './chat-user';
import { STREAM_TOKENS_PER_TEN_MINUTES } from './conversation-limits';
import { requireParticipant } from './conversation-scope';
import { ANYTHING, askStream, streamKeys } from './stream-api.server';

const LIFETIME_SECONDS = 3600;
/** Stream refuses what seems to come from its future; clocks differ a little. */
const CLOCK_SKEW_SECONDS = 60;

/**
 * A token of Stream for the actor's own id (AGENCY-32), for an hour; Stream has been told his name, party and role before. Throws
 * DomainError 'forbidden' for users without conversations, 'not-found' where Stream is not configured,
 * 'too-many-requests', 'unavailable'.
 */
export async function streamToken({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'settings' | 'now'>;
}): Promise<string> {
	const { actor } = requireParticipant(ctx);
	const { db, now } = ctx;
	const keys = streamKeys(ctx.settings);
	if (!keys) throw new DomainError('not-found', 'Stream is not configured');
	try {
		await writeBatch(db, rateStatements(db, `chat-token:${actor.id}`, STREAM_TOKENS_PER_TEN_MINUTES, now));
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	await askStream(keys, '/users', { users: { [actor.id]: chatUser(actor) } }, ANYTHING);
	const issuedAt = Math.floor(now / 1000) - CLOCK_SKEW_SECONDS;
	return new SignJWT({ user_id: actor.id })
		.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + CLOCK_SKEW_SECONDS + LIFETIME_SECONDS)
		.sign(keys.secret);
}
