import type { Database } from '#db/client';
import { contentSecurityPolicy, hashInlineScripts } from '~/platform/content-security-policy';
import { gzipTag, isKnownTag } from '~/platform/entity-tag';
import type { Settings } from '~/platform/env';
import { OneFill } from '~/platform/one-fill';
import { PageCache, type StoredPage } from '~/platform/page-cache';
import { SECURITY_HEADERS } from '~/platform/security-headers';
import { assets } from '../../build/server/index.js';
import { catalogueVersion, knownVersion, VERSION_PATIENCE } from './catalogue-version';
import type { Visit } from './load-context';

const pages = new PageCache(assets.version, () => (caches as unknown as { default: Cache }).default);
const fills = new OneFill<StoredPage>();
const TAKES_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export type PageRequest = {
	visit: Visit;
	settings: Settings;
	/** Opens the database at the first call. */
	database: () => Database;
	request: Request;
	waitUntil: (promise: Promise<unknown>) => void;
	render: (request: Request, catalogueVersion: number) => Promise<Rendered>;
};

type Reader = Pick<PageRequest, 'request' | 'visit'>;

/** What Remix answers; the text of a page stands beside its response, whose body is then empty. */
export type Rendered = { response: Response; html: string | null };

/**
 * The answer to a reader of a page that is kept, fresh and of the catalogue's version as known within the last half minute; null
 * for all else. A page gets here past guard, files and redirects, so its readers need not pass them again.
 */
export function answerAtOnce(request: Request, visit: Visit): Response | null {
	if (visit.pageKey === null || visit.choosesLanguage || request.method !== 'GET') return null;
	const kept = pages.get(visit.pageKey);
	if (!kept) return null;
	const now = Date.now();
	const { version, age } = knownVersion(now);
	if (age > VERSION_PATIENCE || pages.judge(kept, version, now) !== 'hit') return null;
	return serve({ request, visit }, kept, 'hit');
}

/**
 * Answers a page: from the cache where it is one for everybody, else from Remix. What Remix marks as public is kept;
 * when rendering fails, a kept page of up to a day stands in (`Cache-Status` of RFC 9211 tells).
 */
export async function answerPage(page: PageRequest): Promise<Response> {
	const { request, visit } = page;
	const isReading = request.method === 'GET' || request.method === 'HEAD';
	const key = isReading ? visit.pageKey : null;
	if (key === null) return finish(page, await page.render(request, await catalogueVersion(page.database, Date.now())));

	const now = Date.now();
	const kept = pages.get(key) ?? (await pages.getShared(key));
	if (!kept) return fill(page, key);

	let { version, age } = knownVersion(now);
	const isYoung = now - kept.storedAt < VERSION_PATIENCE;
	if (age > VERSION_PATIENCE && !isYoung) version = await catalogueVersion(page.database, now);
	else if (age > VERSION_PATIENCE) version = kept.version;
	const state = pages.judge(kept, version, now);
	if (state === 'hit') return serve(page, kept, 'hit');
	if (state === 'stale') {
		if (!fills.isRunning(key)) page.waitUntil(fill(page, key).catch(() => undefined));
		return serve(page, kept, 'hit; fwd=stale');
	}
	const fresh = await fill(page, key).catch(() => null);
	return fresh && fresh.status < 500 ? fresh : serve(page, kept, 'hit; fwd=stale; detail=stale-if-error');
}

/** One rendering at a time for a page that is kept; those who come meanwhile get what it gives. */
async function fill(page: PageRequest, key: string): Promise<Response> {
	const collapsed = await fills.join(key);
	if (collapsed) return serve(page, collapsed, 'fwd=miss; collapsed');
	let rendered: Rendered | undefined;
	const stored = await fills.run(key, async () => {
		const version = await catalogueVersion(page.database, Date.now());
		rendered = await render(page, key, version);
		const { response } = rendered;
		return isForEverybody(response) ? await toStoredPage(page, rendered, version) : null;
	});
	if (stored) {
		page.waitUntil(pages.put(key, stored));
		return serve(page, stored, 'fwd=miss; stored');
	}
	return finish(page, rendered ?? { response: new Response(null, { status: 500 }), html: null });
}

/** What a route marks as public and gives nobody a cookie. */
function isForEverybody({ headers, status }: Response): boolean {
	return status === 200 && (headers.get('cache-control')?.startsWith('public') ?? false) && !headers.has('set-cookie');
}

/** Renders with exactly the query that the key names, so that nothing outside the key can get into a kept page. */
function render(page: PageRequest, key: string, version: number): Promise<Rendered> {
	const address = new URL(page.visit.url);
	address.search = key.includes('?') ? key.slice(key.indexOf('?')) : '';
	return page.render(new Request(address, { headers: page.request.headers }), version);
}

async function toStoredPage(page: PageRequest, rendered: Rendered, version: number): Promise<StoredPage> {
	const { response } = rendered;
	const text = rendered.html ?? (await response.text());
	const headers = new Headers(response.headers);
	await addHeaders(page, headers, text);
	const body = new TextEncoder().encode(text);
	const etag = headers.get('etag') ?? (await weakTag(body));
	headers.set('etag', etag);
	headers.set('vary', 'accept-encoding, accept-language, cookie');
	return { storedAt: Date.now(), version, etag, headers: [...headers], body, gzip: await gzip(body) };
}

async function weakTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', body));
	return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
}

async function gzip(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

function serve({ request, visit }: Reader, stored: StoredPage, status: string): Response {
	const isGzip = TAKES_GZIP.test(request.headers.get('accept-encoding') ?? '');
	const head =
		status === 'hit' && !visit.choosesLanguage ? headOfHit(stored, isGzip) : headOf(stored, isGzip, status, visit);
	if (isKnownTag(request.headers.get('if-none-match'), stored.etag))
		return new Response(null, { status: 304, headers: head.headers });
	if (request.method === 'HEAD') return new Response(null, head);
	return new Response(isGzip ? stored.gzip : stored.body, head);
}

/** Everything of an answer but its body; `new Response(body, head)` takes it over, the encoding done by hand included. */
function headOf(stored: StoredPage, isGzip: boolean, status: string, visit: Visit | null): Response {
	const headers = new Headers(stored.headers);
	headers.set('cache-status', `firnlicht; ${status}`);
	if (visit) rememberLanguage(visit, headers);
	if (isGzip) {
		headers.set('content-encoding', 'gzip');
		headers.set('etag', gzipTag(stored.etag));
	}
	return new Response(null, { headers, encodeBody: isGzip ? 'manual' : 'automatic' } as ResponseInit);
}

/** The heads of plain hits, made once per page: setting headers one by one is most of what a hit would cost. */
const heads = new WeakMap<StoredPage, { gzip?: Response; plain?: Response }>();

function headOfHit(stored: StoredPage, isGzip: boolean): Response {
	const kept = heads.get(stored) ?? {};
	if (!heads.has(stored)) heads.set(stored, kept);
	const form = isGzip ? 'gzip' : 'plain';
	kept[form] ??= headOf(stored, isGzip, 'hit', null);
	return kept[form];
}

/** An answer that is not kept: headers and policy for this very body. */
async function finish(page: PageRequest, { response, html }: Rendered): Promise<Response> {
	const headers = new Headers(response.headers);
	const isPersonal = page.visit.sessionToken !== null || page.visit.bearer !== null;
	if (isPersonal || !headers.has('cache-control') || response.status >= 500)
		headers.set('cache-control', 'private, no-store');
	if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '60');
	rememberLanguage(page.visit, headers);
	if (!headers.get('content-type')?.startsWith('text/html')) {
		await addHeaders(page, headers, null);
		const etag = response.status === 200 ? headers.get('etag') : null;
		if (etag !== null && isKnownTag(page.request.headers.get('if-none-match'), etag))
			return new Response(null, { status: 304, headers });
		return new Response(response.body, { status: response.status, headers });
	}
	const text = html ?? (await response.text());
	await addHeaders(page, headers, text);
	return new Response(page.request.method === 'HEAD' ? null : text, { status: response.status, headers });
}

async function addHeaders(page: PageRequest, headers: Headers, html: string | null): Promise<void> {
	for (const [name, value] of SECURITY_HEADERS) headers.set(name, value);
	if (!headers.has('content-language')) headers.set('content-language', page.visit.language);
	if (!page.visit.isIndexable) headers.set('x-robots-tag', 'noindex');
	if (html === null || !headers.get('content-type')?.startsWith('text/html')) return;
	headers.set(
		'content-security-policy',
		contentSecurityPolicy({
			pictureOrigin: originOf(page.settings.PICTURE_BASE_URL),
			mapOrigin: originOf(page.settings.MAP_STYLE_URL),
			analyticsOrigin: originOf(page.settings.ANALYTICS_SRC),
			issuerOrigin: page.visit.sessionToken === null ? null : originOf(page.settings.OIDC_ISSUER),
			chatOrigin: page.visit.sessionToken === null ? null : chatOriginOf(page.settings),
			scriptHashes: await hashInlineScripts(html),
		}),
	);
}

/** Nobody without a session chats, and nobody with Stream but where there are its key and secret. */
function chatOriginOf({ STREAM_API_KEY, STREAM_API_SECRET, STREAM_API_URL }: Settings): string | null {
	return STREAM_API_KEY && STREAM_API_SECRET ? STREAM_API_URL : null;
}

/** `?lng=` is a choice: it is saved for pages without a language of their own (decisions 33). */
function rememberLanguage(visit: Visit, headers: Headers): void {
	if (visit.choosesLanguage)
		headers.append('set-cookie', `lng=${visit.language}; Path=/; Max-Age=31536000; SameSite=Lax`);
}

function originOf(address: string | null): string | null {
	return address && URL.canParse(address) ? new URL(address).origin : null;
}
