import { affiliateBrand } from '~/domain/brand/affiliate-brand';
import { isKnownHost } from '~/domain/brand/brand-origins';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { isIndexable } from '~/domain/brand/is-indexable';
import { BRAND_PROFILES } from '~/domain/brand/profiles';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY } from '~/domain/language/language';
import { resolveLanguage } from '~/domain/language/resolve-language';
import { SESSION_COOKIE, tokenOf } from '~/domain/session/session-token';
import { BudgetedCache } from '~/platform/budgeted-cache';
import type { Settings } from '~/platform/env';
import { cacheKey } from './cache-key';
import type { Visit } from './load-context';

const MAX_KNOWN = 500;
const MAX_SIGNS_LENGTH = 800;

/** What earlier requests with the same signs were found to be: finding out costs more than all the rest of a page from the cache. */
const known = new WeakMap<Settings, BudgetedCache<Visit>>();
/** About what a visit takes beside the signs it is known by. */
const VISIT_BYTES = 2000;

/**
 * Address, brand, language and standing of a request, by pure functions of what it says of itself; null when its address is
 * none (a Host header may hold what no address can). Visits are shared between requests and never changed.
 */
export function resolveVisit(request: Request, settings: Settings): Visit | null {
	const cookies = request.headers.get('cookie');
	const acceptLanguage = request.headers.get('accept-language');
	const authorization = request.headers.get('authorization');
	const signs = `${request.url}\n${cookies}\n${acceptLanguage}\n${authorization ?? ''}`;
	const ofSettings = known.get(settings) ?? newVisits();
	const found = ofSettings.get(signs);
	if (found) return found;
	if (!URL.canParse(request.url)) return null;
	const visit = readVisit(new URL(request.url), { cookies, acceptLanguage, authorization }, settings);
	if (signs.length <= MAX_SIGNS_LENGTH) ofSettings.set(signs, visit);
	known.set(settings, ofSettings);
	return visit;
}

function newVisits(): BudgetedCache<Visit> {
	return new BudgetedCache({ sizeOf: () => VISIT_BYTES, entries: MAX_KNOWN, oldest: 'stored' });
}

type Signs = { cookies: string | null; acceptLanguage: string | null; authorization: string | null };

function readVisit(url: URL, { cookies, acceptLanguage, authorization }: Signs, settings: Settings): Visit {
	const query = url.search === '' ? null : url.searchParams.get(LANGUAGE_QUERY);
	const cookie = readCookie(cookies, LANGUAGE_COOKIE);
	const { pathname, host } = url;
	const language = resolveLanguage({ query, pathname, cookie, acceptLanguage, host });
	const ofHost = resolveBrand({ host, company: null, pinnedKey: null, isTrade: false }, BRAND_PROFILES);
	const brand = brandOfSignUp(pathname, ofHost) ?? ofHost;
	const sessionValue = readCookie(cookies, SESSION_COOKIE);
	const sessionToken = sessionValue && tokenOf(sessionValue);
	const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
	return {
		url,
		brand,
		language,
		choosesLanguage: isLanguage(query) && cookie !== query,
		sessionToken,
		sessionValue,
		bearer,
		isIndexable: isIndexable(host, brand, settings.PRODUCTION_HOSTS),
		isKnownHost: isKnownHost(host, BRAND_PROFILES, settings),
		pageKey: sessionToken !== null || authorization !== null ? null : cacheKey(url, brand.key, language),
	};
}

/** Affiliates invite under their own name, wherever the address of their sign-up page is opened. */
function brandOfSignUp(pathname: string, ofHost: BrandProfile): BrandProfile | undefined {
	const name = /^\/signup\/([a-z]+)\/?$/i.exec(pathname)?.[1];
	return name && ofHost.isUserSessionLoaded ? affiliateBrand(name, BRAND_PROFILES) : undefined;
}

function readCookie(header: string | null, name: string): string | null {
	if (!header) return null;
	for (const part of header.split(';')) {
		const [key, value] = part.trim().split('=', 2);
		if (key === name && value !== undefined) return value;
	}
	return null;
}
