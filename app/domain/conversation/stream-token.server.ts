import { SignJWT } from 'jose';
import type { RequestContext } from '~/context';
import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import { requireParticipant } from './conversation-scope';

const LIFETIME_SECONDS = 3600;

/** Key and secret of Stream, or null: then conversations are our own. */
export function streamKeys(settings: Settings): { key: string; secret: Uint8Array } | null {
	const { STREAM_API_KEY: key, STREAM_API_SECRET: secret } = settings;
	return key && secret ? { key, secret: new TextEncoder().encode(secret) } : null;
}

/**
 * A token of Stream for the actor's own id (decisions 48), for an hour. Throws DomainError 'forbidden' for whoever takes part in no
 * conversations, 'not-found' where Stream is not configured.
 */
export async function streamToken({
	ctx,
}: {
	ctx: Pick<RequestContext, 'actor' | 'brand' | 'settings' | 'now'>;
}): Promise<string> {
	const { actor } = requireParticipant(ctx);
	const keys = streamKeys(ctx.settings);
	if (!keys) throw new DomainError('not-found', 'Stream is not configured');
	const issuedAt = Math.floor(ctx.now / 1000);
	return new SignJWT({ user_id: actor.id })
		.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + LIFETIME_SECONDS)
		.sign(keys.secret);
}

/** A token by which this server speaks to Stream's REST API. */
export async function streamServerToken(secret: Uint8Array): Promise<string> {
	return new SignJWT({ server: true }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
}
