import { decodeProtectedHeader, type JWTPayload } from 'jose';

/** Types by RFC 9068. */
const ACCESS = new Set(['at+jwt', 'application/at+jwt']);
/** Issuers that follow no profile say no more than that it is a JWT. */
const UNSAID = new Set([undefined, 'jwt']);
/** Claims that only an id token has (OpenID Connect Core 1.0). */
const OF_ID_TOKENS = ['nonce', 'at_hash', 'c_hash', 's_hash'];

/**
 * Whether a token whose signature, issuer and audience are right is an access token and no other of the issuer's (ACCESS-34). One that calls itself so
 * is; one that says nothing must not be for our client, as id tokens are, nor have what only id tokens have.
 */
export function isAccessToken(token: string, claims: JWTPayload, clientId: string | null): boolean {
	const type = decodeProtectedHeader(token).typ?.toLowerCase();
	if (ACCESS.has(type ?? '')) return true;
	if (!UNSAID.has(type)) return false;
	if (clientId !== null && [claims.aud].flat().includes(clientId)) return false;
	// Cognito and Keycloak name the kind in claims of their own.
	const kinds = [claims.token_use, claims.typ].filter((kind) => typeof kind === 'string');
	if (kinds.some((kind) => /^(?:id|refresh|logout)/i.test(kind))) return false;
	return !OF_ID_TOKENS.some((name) => name in claims);
}
