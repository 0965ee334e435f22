import { isLocalName } from '#db/secure-address';
import { affiliateBrand } from '~/domain/brand/affiliate-brand';
import { bareHost } from '~/domain/brand/bare-host';
import { isKnownHost } from '~/domain/brand/brand-origins';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import type { BrandSet } from '~/domain/brand/brand-set';
import { isIndexable } from '~/domain/brand/is-indexable';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY, type Language } from '~/domain/language/language';
import { resolveLanguage } from '~/domain/language/resolve-language';
import { SESSION_COOKIE, tokenOf } from '~/domain/session/session-token';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { VISITS } from '~/platform/cache/policies';
import { cookieValue, hostCookieName, hostCookieValue } from '~/platform/cookies';
import type { Settings } from '~/platform/env';
import { cacheKey } from './cache-key';
import { POSITION_COOKIE, readPosition } from './position-cookie';
import { readWriteTime, WRITE_COOKIE } from './recent-write';

/** What `resolveVisit` found out about a request. */
export type Visit = {
	url: URL;
	brand: BrandProfile;
	language: Language;
	/** True when `?lng=` says something new. */
	choosesLanguage: boolean;
	/** Token of the session's cookie; it may be over. */
	sessionToken: string | null;
	/** When the reader last wrote (CACHE-9), in milliseconds. */
	wroteAt: number | null;
	/** What the reader has written is in the database from this position on (REPLICA-2); 0: there is nothing to wait for. */
	position: number;
	/** The whole value of that cookie: another one is read afresh (see `fresh-session.ts`). */
	sessionValue: string | null;
	/** Access token of an API client. */
	bearer: string | null;
	isIndexable: boolean;
	/** False for a host that is none of ours. */
	isKnownHost: boolean;
	/** It came over plain http, and not from this machine or a local network. */
	isPlainHttp: boolean;
	/** The page cache's key for a visitor; null for signed-in users and for endless addresses. */
	pageKey: string | null;
};

const MAX_SIGNS_LENGTH = 800;

/** What earlier requests with the same signs were found to be: finding out costs more than all the rest of a page from the cache. */
const known = new WeakMap<BrandSet, MemoryCache<Visit>>();
/** About what a visit takes beside the signs it is known by. */
const VISIT_BYTES = 2000;

/**
 * Address, brand, language and standing of a request, by pure functions of what it says of itself; null when its address is
 * none (a Host header may hold what no address can). Visits are shared between requests and never changed.
 */
export function resolveVisit(request: Request, settings: Settings, brands: BrandSet): Visit | null {
	const cookies = request.headers.get('cookie');
	const acceptLanguage = request.headers.get('accept-language');
	const authorization = request.headers.get('authorization');
	const signs = `${request.url}\n${cookies}\n${acceptLanguage}\n${authorization ?? ''}`;
	const visits = known.get(brands) ?? new MemoryCache<Visit>(VISITS, () => VISIT_BYTES);
	const found = visits.get(signs);
	if (found) return found;
	if (!URL.canParse(request.url)) return null;
	const visit = readVisit(new URL(request.url), { cookies, acceptLanguage, authorization }, settings, brands);
	if (signs.length <= MAX_SIGNS_LENGTH) visits.set(signs, visit);
	known.set(brands, visits);
	return visit;
}

type Signs = { cookies: string | null; acceptLanguage: string | null; authorization: string | null };

function readVisit(
	url: URL,
	{ cookies, acceptLanguage, authorization }: Signs,
	settings: Settings,
	{ profiles }: BrandSet,
): Visit {
	const query = url.search === '' ? null : url.searchParams.get(LANGUAGE_QUERY);
	const { pathname, host, origin } = url;
	const now = Date.now();
	const cookie = hostCookieValue(cookies, LANGUAGE_COOKIE, { origin, now });
	const language = resolveLanguage({ query, pathname, cookie, acceptLanguage, host });
	const ofHost = resolveBrand({ host, company: null, pinnedKey: null, isTrade: false }, profiles);
	const brand = brandOfSignUp(pathname, ofHost, profiles) ?? ofHost;
	const sessionValue = hostCookieValue(cookies, SESSION_COOKIE, { origin, now });
	const sessionToken = sessionValue && tokenOf(sessionValue);
	const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
	return {
		url,
		brand,
		language,
		choosesLanguage: isLanguage(query) && cookie !== query,
		sessionToken,
		wroteAt: readWriteTime(cookieValue(cookies, hostCookieName(WRITE_COOKIE, origin)), now),
		position: readPosition(cookieValue(cookies, hostCookieName(POSITION_COOKIE.name, origin))),
		sessionValue,
		bearer,
		isIndexable: isIndexable(host, brand, settings.PRODUCTION_HOSTS),
		isKnownHost: isKnownHost(host, profiles, settings),
		isPlainHttp: url.protocol === 'http:' && !isLocalName(bareHost(host)),
		pageKey: sessionToken !== null || authorization !== null ? null : cacheKey(url, brand, language),
	};
}

/** Affiliates invite under their own name, wherever the address of their sign-up page is opened. */
function brandOfSignUp(
	pathname: string,
	ofHost: BrandProfile,
	profiles: readonly BrandProfile[],
): BrandProfile | undefined {
	const name = /^\/signup\/([a-z]+)\/?$/i.exec(pathname)?.[1];
	return name && ofHost.isUserSessionLoaded ? affiliateBrand(name, profiles) : undefined;
}
