import type { Database } from '#db/client';
import { type Proof, secondFactorRule } from '~/domain/access/second-factor';
import { apiKeyKind, apiKeyPrefix } from '~/domain/api-key/api-key-prefix';
import { type ApiGrant, type ApiKeyUse, isApiScope } from '~/domain/api-key/api-scope';
import { loadActorOfKey, noteKeyUse } from '~/domain/api-key/load-api-key.server';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { knownBrands } from '~/domain/brand/known-brands';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { extendSession, isWorthExtending } from '~/domain/session/extend-session.server';
import { actorOfSession, loadActorOfSubject, sessionQuery } from '~/domain/session/load-actor.server';
import { isSessionToken, sessionTokenHash } from '~/domain/session/session-token';
import type { Actor } from '~/domain/user/actor';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { IDENTITIES } from '~/platform/cache/policies';
import { sizeOf } from '~/platform/cache/size-of';
import type { Settings } from '~/platform/env';
import { isUnavailable, retryAfterSecondsOf } from '~/platform/errors';
import { databaseAway, problem } from '~/platform/problem-details';
import { isAccessToken } from '~/platform/sign-in/access-token';
import { verifyToken } from '~/platform/sign-in/issuer';
import { countSessionTry, limitSessionTries } from './limit-tries';
import type { Visit } from './resolve-visit';
import { wordOf } from './route-groups';
import {
	areChangesKnown,
	changesPosition,
	changesQuery,
	hasChanged,
	mayReadWithoutDatabase,
	takeChanges,
} from './session-changes';

/** Who asks, and the brand that follows from it. */
export type Identity = {
	actor: Actor | null;
	brand: BrandProfile;
	/** The database did not say whose session it is: the request is neither let in nor sent to the sign-in. */
	isUnknown?: boolean;
	/** By which key of a program (KEY-3). */
	apiKey?: ApiKeyUse;
	/** What the program may do; missing where it may do all that its person may. */
	apiGrant?: ApiGrant;
};

/** `position`: the last change of sessions that was read when this was (`session-changes.ts`). */
type Known = { host: BrandProfile; identity: Identity; position: number };

/**
 * Reading, a session is looked up once in the time of the policy, and again as soon as sessions or rights of its user change; writing, always.
 * Cached by the cookie's whole value: a user who changes what his session shows gets another one and sees it at once (`fresh-session.ts`).
 */
const cached = new MemoryCache<Known>(IDENTITIES, ({ identity }) => sizeOf(identity.actor) + 1000);

type Question = {
	request: Request;
	visit: Pick<Visit, 'url' | 'brand' | 'sessionToken' | 'sessionValue' | 'bearer'>;
	settings: Settings;
	database: () => Database;
	waitUntil: (promise: Promise<unknown>) => void;
};

/** The user of this session's cookie, as read within the last half minute and not ended since; null when it was not read, or for a visitor. */
export function knownIdentity({ sessionValue, brand }: Pick<Visit, 'sessionValue' | 'brand'>): Identity | null {
	if (sessionValue === null || !areChangesKnown(Date.now())) return null;
	return usable(cached.get(sessionValue), brand);
}

function usable(found: Known | undefined, brand: BrandProfile): Identity | null {
	if (found?.host.key !== brand.key || found.identity.actor === null) return null;
	return hasChanged(found.identity.actor.no, found.position) ? null : found.identity;
}

/**
 * The signed-in user of a request: by his session's cookie, on the API by an access token (ACCESS-15) or a key (KEY-3) too. A response where a
 * token is not good, or where too many sessions of the network were wrong. On hosts of brands without user sessions (BRAND-8) no user is signed in.
 */
export async function identify({
	request,
	visit,
	settings,
	database,
	waitUntil,
}: Question): Promise<Identity | Response> {
	const nobody: Identity = { actor: null, brand: visit.brand };
	if (!visit.brand.isUserSessionLoaded) return nobody;
	if (visit.bearer !== null && wordOf(visit.url.pathname) === 'api')
		return apiKeyKind(visit.bearer)
			? await identifyKey(visit.bearer, { visit, settings, database, waitUntil })
			: await identifyBearer(visit.bearer, { visit, settings, database });
	const { sessionToken: token, sessionValue: key } = visit;
	if (token === null || key === null || !isSessionToken(token)) return nobody;
	const isReading = request.method === 'GET' || request.method === 'HEAD';
	const known = isReading ? knownIdentity(visit) : null;
	if (known) return known;
	const now = Date.now();
	const asked = { request, url: visit.url, now };
	// A session that was good a while ago is none that was guessed.
	const tried = cached.getStale(key) ? null : limitSessionTries(asked);
	if (tried) return tried;
	let session: ReturnType<typeof actorOfSession>;
	let position: number;
	try {
		const db = database();
		const since = changesPosition();
		const tokenHash = await sessionTokenHash(token);
		const [rows, changes] = await db.batch([sessionQuery(db, { tokenHash, now }), changesQuery(db, since)]);
		session = actorOfSession(rows[0], {
			...{ pictureBaseUrl: settings.PICTURE_BASE_URL, rule: secondFactorRule(settings), now },
		});
		position = takeChanges(changes, { since, now });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		const stale = isReading && mayReadWithoutDatabase(now) ? usable(cached.getStale(key), visit.brand) : null;
		return stale ?? { ...nobody, isUnknown: true };
	}
	if (session === null) {
		cached.delete(key);
		countSessionTry(asked);
		return nobody;
	}
	const { actor, endsAt, lastUsedAt } = session;
	if (isWorthExtending({ endsAt, lastUsedAt }, now))
		waitUntil(extendSession(database(), { token, now }).catch(() => undefined));
	const identity: Identity = { actor, brand: brandOf(actor, visit) };
	// A write may change what is cached, so the next read looks again. Users of a waiting agency see at once that it is verified.
	if (!isReading || isWaiting(actor)) {
		cached.delete(key);
		return identity;
	}
	cached.set(key, { host: visit.brand, identity, position });
	return identity;
}

const isWaiting = ({ agency }: Actor) => agency !== null && agency.verification !== 'verified';

async function identifyBearer(
	bearer: string,
	{ visit, settings, database }: Pick<Question, 'visit' | 'settings' | 'database'>,
): Promise<Identity | Response> {
	const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience } = settings;
	if (issuer === null || audience === null) return refused('This deployment takes no access tokens.');
	let subject: string;
	let proof: Proof;
	let apiGrant: ApiGrant | null;
	try {
		const claims = await verifyToken(bearer, { issuer, audience });
		if (!isAccessToken(bearer, claims, settings.OIDC_CLIENT_ID)) return refused('This is not an access token.');
		subject = String(claims.sub);
		proof = proofOf(claims);
		apiGrant = grantOf(claims, settings);
	} catch (error) {
		if (isUnavailable(error))
			return problem({
				status: 503,
				title: 'The sign-in service does not answer, so that no access token can be checked. Please try again.',
				headers: { 'retry-after': '15', 'content-language': 'en' },
			});
		return refused('This access token is not valid here.');
	}
	try {
		const actor = await loadActorOfSubject(database(), {
			issuer,
			subject,
			pictureBaseUrl: settings.PICTURE_BASE_URL,
			...{ proof, rule: secondFactorRule(settings), now: Date.now() },
		});
		return actor
			? { actor, brand: brandOf(actor, visit), ...(apiGrant ? { apiGrant } : {}) }
			: refused('Nobody has signed in here with this account yet.');
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return databaseAway(retryAfterSecondsOf(error));
	}
}

/**
 * What a token may do by its scopes (ACCESS-34): those of ours that it names. Where it names none, nothing, or, in a deployment whose issuer does not know our scopes
 * (`OIDC_SCOPES=off`), all that its person may: null.
 */
function grantOf({ scope, scp }: Record<string, unknown>, { OIDC_SCOPES }: Settings): ApiGrant | null {
	const named = [scope, scp].flat().flatMap((each) => (typeof each === 'string' ? each.split(' ') : []));
	const scopes = named.filter(isApiScope);
	return scopes.length === 0 && OIDC_SCOPES === 'off' ? null : { by: 'token', scopes };
}

/** How the person of an access token proved who they are (RFC 9068). */
function proofOf({ acr, amr, auth_time: time }: Record<string, unknown>): Proof {
	return {
		acr: typeof acr === 'string' ? acr : null,
		amr: Array.isArray(amr) ? amr.filter((each) => typeof each === 'string') : null,
		authenticatedAt: typeof time === 'number' ? time * 1000 : null,
	};
}

/** The person for whom a key acts; asked of the database at each call, so that a revoked key is refused at once. */
async function identifyKey(
	key: string,
	{ visit, settings, database, waitUntil }: Omit<Question, 'request'>,
): Promise<Identity | Response> {
	const now = Date.now();
	const elsewhere = keyOfOther(apiKeyKind(key), settings);
	if (elsewhere) return refused(elsewhere);
	try {
		const found = await loadActorOfKey(database(), { key, now, pictureBaseUrl: settings.PICTURE_BASE_URL });
		if (!found) return refused('This API key does not work: it was revoked, has ended, or was never given.');
		const { actor, use, isUseStale } = found;
		if (isUseStale) waitUntil(noteKeyUse(database(), use.id, now).catch(() => undefined));
		return { actor, brand: brandOf(actor, visit), apiKey: use, apiGrant: { by: 'key', scopes: use.scopes } };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return databaseAway(retryAfterSecondsOf(error));
	}
}

/** What is said to a key of the other deployment, real or test (TEST-2); null to one of this. */
function keyOfOther(kind: 'real' | 'test' | null, { TEST_OF, TEST_SITE }: Settings): string | null {
	if (kind === 'test' && TEST_OF === null)
		return `This is a key of the test brand, which books nothing real${TEST_SITE === null ? '' : `: it works at ${TEST_SITE}`}.`;
	if (kind === 'real' && TEST_OF !== null)
		return `This is a key of real bookings: it works at ${TEST_OF}. Keys of this test brand begin with ${apiKeyPrefix('test')}.`;
	return null;
}

/** The brand by pin, company and host, with the agency's own design over it. */
function brandOf(actor: Actor, { url, brand }: Pick<Visit, 'url' | 'brand'>): BrandProfile {
	const resolved = resolveBrand(
		{
			host: url.host,
			company: actor.agency?.name ?? actor.company,
			pinnedKey: actor.agency?.pinnedBrandKey ?? null,
			isTrade: actor.role !== 'customer',
		},
		knownBrands().profiles,
	);
	const shown = withCorporateDesign(resolved ?? brand, actor.agency?.design);
	// The team's own sales bring no commission (ADR 46).
	return actor.agency?.teamBrandKey == null ? shown : { ...shown, isCommissionDisplayed: false };
}

function refused(title: string): Response {
	return problem({
		status: 401,
		title,
		headers: { 'www-authenticate': 'Bearer error="invalid_token"', 'content-language': 'en' },
	});
}
