import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';

/** What an issuer says of itself at its discovery address (OpenID Connect Discovery 1.0). */
const metadataShape = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
	end_session_endpoint: z.url().optional(),
});

export type IssuerMetadata = z.infer<typeof metadataShape>;

const KEPT_MILLISECONDS = 3_600_000;
const PATIENCE_MILLISECONDS = 5000;
const CLOCK_TOLERANCE_SECONDS = 30;

const known = new Map<string, { metadata: IssuerMetadata; keys: ReturnType<typeof createRemoteJWKSet>; at: number }>();

async function discover(issuer: string) {
	const kept = known.get(issuer);
	if (kept && Date.now() - kept.at < KEPT_MILLISECONDS) return kept;
	const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
		headers: { accept: 'application/json' },
		signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
	});
	if (!answer.ok) throw new Error(`The issuer answers ${answer.status}`);
	const metadata = metadataShape.parse(await answer.json());
	if (metadata.issuer !== issuer) throw new Error('The issuer calls itself something else');
	const found = { metadata, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)), at: Date.now() };
	known.set(issuer, found);
	return found;
}

/** The issuer's addresses, kept for an hour. Throws when it does not answer within 5 s or calls itself something else. */
export async function issuerMetadata(issuer: string): Promise<IssuerMetadata> {
	return (await discover(issuer)).metadata;
}

/**
 * The claims of a token that the issuer has signed for us and that has not expired. Throws a JOSEError for every other token;
 * unsigned and symmetric ones count as unsigned.
 */
export async function verifyToken(
	token: string,
	{ issuer, audience }: { issuer: string; audience: string },
): Promise<JWTPayload> {
	const { keys } = await discover(issuer);
	const { payload } = await jwtVerify(token, keys, {
		issuer,
		audience,
		algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
		requiredClaims: ['sub', 'exp'],
		clockTolerance: CLOCK_TOLERANCE_SECONDS,
	});
	return payload;
}
