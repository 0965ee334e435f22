import { decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import { isUnavailable } from '../errors';
import { verifyToken } from './issuer';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Types that a logout token may call itself; access tokens are of another one. */
const TYPES = new Set([undefined, 'jwt', 'logout+jwt', 'application/logout+jwt']);
const TOLERANCE_SECONDS = 30;
/** An older one has waited longer than any issuer tries again. */
const OLDEST_SECONDS = 600;

const text = z.string().min(1).max(255);

const shape = z
	.object({
		sub: text.optional(),
		sid: text.optional(),
		jti: text,
		iat: z.int(),
		exp: z.int(),
		events: z.object({ [EVENT]: z.looseObject({}) }),
		/** Forbidden, so that no id token passes for one. */
		nonce: z.undefined().optional(),
	})
	.refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

export type LogoutToken = { subject: string | null; sid: string | null; jti: string; expiresAt: number };

type Expected = { issuer: string; clientId: string; now: number };

/**
 * What a logout token of OpenID Connect Back-Channel Logout 1.0 says, once all that its section 2.6 asks for holds; `jti` is left to whoever remembers
 * it. Null for every other token. Throws DomainError 'unavailable' when the issuer's keys cannot be had.
 */
export async function readLogoutToken(token: string, { issuer, clientId, now }: Expected): Promise<LogoutToken | null> {
	let claims: unknown;
	try {
		const { typ } = decodeProtectedHeader(token);
		if (!TYPES.has(typ?.toLowerCase())) return null;
		claims = await verifyToken(token, {
			issuer,
			audience: clientId,
			requiredClaims: ['iat', 'exp', 'jti', 'events'],
		});
	} catch (error) {
		if (isUnavailable(error)) throw error;
		return null;
	}
	const read = shape.safeParse(claims);
	if (!read.success) return null;
	const { sub, sid, jti, iat, exp } = read.data;
	const seconds = now / 1000;
	if (iat > seconds + TOLERANCE_SECONDS || iat < seconds - OLDEST_SECONDS) return null;
	return { subject: sub ?? null, sid: sid ?? null, jti, expiresAt: exp * 1000 };
}
