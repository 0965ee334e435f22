import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import {
	type AuthorizationServer,
	allowInsecureRequests,
	customFetch,
	discoveryRequest,
	processDiscoveryResponse,
} from 'oauth4webapi';
import * as z from 'zod';
import { MemoryCache } from '../cache/memory-cache';
import { ISSUERS, SILENT_ISSUERS } from '../cache/policies';
import { SingleFlight } from '../cache/single-flight';
import { DomainError } from '../errors';
import { readCapped } from '../large-forms';

/** What we need of an issuer beside what `oauth4webapi` checks (OpenID Connect Discovery 1.0). */
const endpointsShape = z.object({
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
});

export type IssuerMetadata = AuthorizationServer & z.infer<typeof endpointsShape>;

const PATIENCE_MILLISECONDS = 3000;
/** Longest answer that is read of an issuer: metadata and tokens are a few kilobytes. */
const MOST_BYTES = 256 * 1024;
const CLOCK_TOLERANCE_SECONDS = 30;

/** About what the metadata and the keys of an issuer take. */
const ISSUER_BYTES = 20_000;

type Issuer = { metadata: IssuerMetadata; keys: ReturnType<typeof createRemoteJWKSet> };

const issuers = new MemoryCache<Issuer>(ISSUERS, () => ISSUER_BYTES);
const silent = new MemoryCache<true>(SILENT_ISSUERS, () => 0);
const discoveries = new SingleFlight<Issuer | Error>();

/** How `oauth4webapi` asks an issuer: with patience and limit, and without TLS only where the deployment names it so (`npm start`). */
export function requestOptions(issuer: string) {
	return {
		[allowInsecureRequests]: issuer.startsWith('http://localhost:'),
		async [customFetch](url: string, init: RequestInit): Promise<Response> {
			const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
			const limit = { most: MOST_BYTES, tooMuch: 'The issuer says too much', patience: PATIENCE_MILLISECONDS };
			const body = await readCapped(answer.body, limit);
			if (!(body instanceof Uint8Array)) throw new Error(body.sentence);
			return new Response(body, { status: answer.status, headers: answer.headers });
		},
	};
}

/** One question for all who wait for it; they share an error too. */
async function discover(issuer: string): Promise<Issuer> {
	const cached = issuers.get(issuer);
	if (cached) return cached;
	const joined = discoveries.isRunning(issuer) ? await discoveries.join(issuer) : null;
	const found = joined ?? (await discoveries.run(issuer, () => readIssuer(issuer).catch(asError)));
	if (found instanceof Error) throw found;
	return found;
}

async function readIssuer(issuer: string): Promise<Issuer> {
	const expected = new URL(issuer);
	const server = await processDiscoveryResponse(expected, await discoveryRequest(expected, requestOptions(issuer)));
	// A `/` at the end makes another issuer: `iss` of tokens is compared letter by letter.
	if (server.issuer !== issuer) throw new Error('The issuer calls itself something else');
	const metadata = { ...server, ...endpointsShape.parse(server) };
	const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: PATIENCE_MILLISECONDS });
	const found = { metadata, keys };
	issuers.set(issuer, found);
	return found;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** The issuer's metadata, cached for an hour. Throws when it does not answer within 3 s or calls itself something else. */
export async function issuerMetadata(issuer: string): Promise<IssuerMetadata> {
	return (await discover(issuer)).metadata;
}

type Expected = { issuer: string; audience: string; requiredClaims?: string[] };

/**
 * The claims of a token that the issuer has signed for us and that has not expired. Throws a JOSEError for every other token (unsigned and
 * symmetric ones count as unsigned), DomainError 'unavailable' when the issuer does not answer and the keys that it gave last do not decide it.
 */
export async function verifyToken(
	token: string,
	{ issuer, audience, requiredClaims = ['sub', 'exp'] }: Expected,
): Promise<JWTPayload> {
	// Nothing that the issuer could say makes a token of this.
	decodeProtectedHeader(token);
	const rules = {
		issuer,
		audience,
		algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
		requiredClaims,
		clockTolerance: CLOCK_TOLERANCE_SECONDS,
	};
	if (!silent.get(issuer)) {
		try {
			const { keys } = await discover(issuer);
			const { payload } = await jwtVerify(token, keys, rules);
			return payload;
		} catch (error) {
			if (!isIssuerAway(error)) throw error;
			silent.set(issuer, true);
		}
	}
	return verifyByLastKeys(token, issuer, rules);
}

async function verifyByLastKeys(
	token: string,
	issuer: string,
	rules: NonNullable<Parameters<typeof jwtVerify>[2]>,
): Promise<JWTPayload> {
	const last = issuers.getStale(issuer)?.keys.jwks();
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
