import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { DomainError } from '../errors';

/** What an issuer says of itself at its discovery address (OpenID Connect Discovery 1.0). */
const metadataShape = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
	end_session_endpoint: z.url().optional(),
});

export type IssuerMetadata = z.infer<typeof metadataShape>;

const CACHED_MILLISECONDS = 3_600_000;
const PATIENCE_MILLISECONDS = 3000;
/** An issuer that has not answered is left alone for so long, so that no visitor waits for it. */
const AWAY_MILLISECONDS = 15_000;
const CLOCK_TOLERANCE_SECONDS = 30;

const known = new Map<string, { metadata: IssuerMetadata; keys: ReturnType<typeof createRemoteJWKSet>; at: number }>();

async function discover(issuer: string) {
	const cached = known.get(issuer);
	if (cached && Date.now() - cached.at < CACHED_MILLISECONDS) return cached;
	const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
		headers: { accept: 'application/json' },
		signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
	});
	if (!answer.ok) throw new Error(`The issuer answers ${answer.status}`);
	const metadata = metadataShape.parse(await answer.json());
	if (metadata.issuer !== issuer) throw new Error('The issuer calls itself something else');
	const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: PATIENCE_MILLISECONDS });
	const found = { metadata, keys, at: Date.now() };
	known.set(issuer, found);
	return found;
}

/** The issuer's addresses, kept for an hour. Throws when it does not answer within 5 s or calls itself something else. */
export async function issuerMetadata(issuer: string): Promise<IssuerMetadata> {
	return (await discover(issuer)).metadata;
}

/** When each issuer was last found away. */
const away = new Map<string, number>();

/**
 * The claims of a token that the issuer has signed for us and that has not expired. Throws a JOSEError for every other token (unsigned and
 * symmetric ones count as unsigned), DomainError 'unavailable' when the issuer does not answer and the keys that it gave last do not decide it.
 */
export async function verifyToken(
	token: string,
	{ issuer, audience }: { issuer: string; audience: string },
): Promise<JWTPayload> {
	// Nothing that the issuer could say makes a token of this.
	decodeProtectedHeader(token);
	const rules = {
		issuer,
		audience,
		algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
		requiredClaims: ['sub', 'exp'],
		clockTolerance: CLOCK_TOLERANCE_SECONDS,
	};
	const isAway = Date.now() - (away.get(issuer) ?? 0) < AWAY_MILLISECONDS;
	if (!isAway) {
		try {
			const { keys } = await discover(issuer);
			const { payload } = await jwtVerify(token, keys, rules);
			return payload;
		} catch (error) {
			if (!isIssuerAway(error)) throw error;
			away.set(issuer, Date.now());
		}
	}
	return verifyByLastKeys(token, issuer, rules);
}

async function verifyByLastKeys(
	token: string,
	issuer: string,
	rules: NonNullable<Parameters<typeof jwtVerify>[2]>,
): Promise<JWTPayload> {
	const last = known.get(issuer)?.keys.jwks();
	if (last)
		try {
			return (await jwtVerify(token, createLocalJWKSet(last), rules)).payload;
		} catch (error) {
			// A key that we do not know may be a new one of the issuer's.
			if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
		}
	throw new DomainError('unavailable', 'The issuer of the sign-in does not answer', { reason: 'issuer' });
}

/** A refused token is a JOSEError of its own kind; without an answer of the issuer there is none, a timeout or a general one. */
function isIssuerAway(error: unknown): boolean {
	return (
		!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
	);
}
