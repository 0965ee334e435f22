import type { Database } from '#db/client';
import { checkoutOrigin } from '~/domain/card-payment/card-settings';
import { languageCookie } from '~/domain/language/language';
import { paymentTokenIn } from '~/domain/payment/payment-link-token';
import type { AdmissionGate } from '~/platform/admission-gate';
import { PageCache, type PageCacheState, type StoredPage } from '~/platform/cache/page-cache';
import { SingleFlight } from '~/platform/cache/single-flight';
import { contentSecurityPolicy } from '~/platform/content-security-policy';
import { gzipTag, isKnownTag } from '~/platform/entity-tag';
import type { Settings } from '~/platform/env';
import { isFramedByUs } from '~/platform/framed-pages';
import { SECURITY_HEADERS, setPolicy } from '~/platform/security-headers';
import { assets } from '../../build/server/index.js';
import { busyAnswer } from './busy-answer';
import { catalogueVersion, knownVersion, VERSION_PATIENCE } from './catalogue-version';
import { inlineScripts } from './inline-scripts';
import type { Visit } from './resolve-visit';

const pages = new PageCache(assets.version, () => (caches as unknown as { default: Cache }).default);
const fills = new SingleFlight<StoredPage>();
/** So long a reader waits for a new page where an old one can be had, and of that for its turn, in milliseconds. */
const WAIT_FOR_NEW_PAGE = 1000;
const WAIT_WITH_OLD_PAGE = 200;
const TAKES_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export type PageRequest = {
	visit: Visit;
	settings: Settings;
	/** Opens the database at the first call. */
	database: () => Database;
	request: Request;
	waitUntil: (promise: Promise<unknown>) => void;
	/** Whose turn it is to have a page rendered; writes have had theirs. */
	gate: AdmissionGate;
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
	const cached = pages.get(visit.pageKey);
	if (!cached) return null;
	const now = Date.now();
	const { version, age } = knownVersion(now);
	if (age > VERSION_PATIENCE || pages.evaluate(cached, version, now) !== 'hit') return null;
	return serve({ request, visit }, cached, 'hit');
}

/**
 * Answers a page: from the cache where it is one for everybody, else from Remix. What Remix marks as public is kept;
 * when rendering fails or there is no time for it, a kept page stands in (`Cache-Status` of RFC 9211 and `Age` tell).
 */
export async function answerPage(page: PageRequest): Promise<Response> {
	const { request, visit } = page;
	const isReading = request.method === 'GET' || request.method === 'HEAD';
	const key = isReading ? visit.pageKey : null;
	if (key === null) {
		const renderOwn = async () =>
			finish(page, await page.render(request, await catalogueVersion(page.database, Date.now())));
		return isReading ? orBusy(page, await inTurn(page, renderOwn)) : renderOwn();
	}

	const cached = pages.get(key);
	if (!cached) return orBusy(page, await fill(page, key));
	const state = await stateOf(page, cached);
	if (state === 'hit') return serve(page, cached, 'hit');
	if (state === 'stale') {
		if (!fills.isRunning(key) && page.gate.isFree) page.waitUntil(fill(page, key, cached).catch(() => undefined));
		return serve(page, cached, 'hit; fwd=stale');
	}
	const filling = fill(page, key, cached).catch(() => null);
	const fresh = await soon(filling);
	if (fresh === 'late') page.waitUntil(filling);
	if (fresh === 'late' || fresh === 'refused') return serve(page, cached, 'hit; fwd=stale; detail=overload');
	return fresh && fresh.status < 500 ? fresh : serve(page, cached, 'hit; fwd=stale; detail=stale-if-error');
}

/** What a new page comes to while its reader may wait for it; he has an old one otherwise. */
async function soon<Value>(filling: Promise<Value>): Promise<Value | 'late'> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<'late'>((resolve) => {
		timer = setTimeout(resolve, WAIT_FOR_NEW_PAGE, 'late');
	});
	const fresh = await Promise.race([filling, late]);
	clearTimeout(timer);
	return fresh;
}

async function stateOf({ database }: PageRequest, cached: StoredPage): Promise<PageCacheState> {
	const now = Date.now();
	const { version, age } = knownVersion(now);
	if (age <= VERSION_PATIENCE) return pages.evaluate(cached, version, now);
	const isYoung = now - cached.storedAt < VERSION_PATIENCE;
	return pages.evaluate(cached, isYoung ? cached.version : await catalogueVersion(database, now), now);
}

/**
 * One rendering at a time for a page that is kept; those who come meanwhile get what it gives. Without an old page another isolate's is
 * looked for first. With one there is no long waiting for a turn.
 */
async function fill(page: PageRequest, key: string, old?: StoredPage): Promise<Response | 'refused'> {
	const collapsed = fills.isRunning(key) ? await fills.join(key) : null;
	if (collapsed) return serve(page, collapsed, 'fwd=miss; collapsed');
	let rendered: Rendered | undefined;
	let shared: { page: StoredPage; state: PageCacheState } | undefined;
	const make = async () => {
		const found = old ? undefined : await pages.getShared(key);
		if (found) shared = { page: found, state: await stateOf(page, found) };
		if (shared && shared.state !== 'expired') return shared.page;
		const version = await catalogueVersion(page.database, Date.now());
		rendered = await render(page, key, version);
		return isForEverybody(rendered.response) ? await toStoredPage(page, rendered, version) : null;
	};
	let isRefused = false;
	const stored = await fills.run(key, async () => {
		const made = await inTurn(page, make, old && WAIT_WITH_OLD_PAGE);
		isRefused = made === 'refused';
		return made === 'refused' ? null : made;
	});
	if (isRefused) return 'refused';
	if (stored && stored === shared?.page) return serve(page, stored, shared.state === 'hit' ? 'hit' : 'hit; fwd=stale');
	if (stored) {
		page.waitUntil(pages.put(key, stored));
		return serve(page, stored, 'fwd=miss; stored');
	}
	if (shared && (rendered?.response.status ?? 500) >= 500)
		return serve(page, shared.page, 'hit; fwd=stale; detail=stale-if-error');
	return finish(page, rendered ?? { response: new Response(null, { status: 500 }), html: null });
}

function inTurn<Value>(page: PageRequest, work: () => Promise<Value>, first?: number): Promise<Value | 'refused'> {
	const { signal } = page.request;
	return page.gate.run(work, { signal, ...(first === undefined ? {} : { first }) });
}

function orBusy({ visit, request, gate }: PageRequest, answer: Response | 'refused'): Response {
	return answer === 'refused' ? busyAnswer(visit, request, gate.returnTime()) : answer;
}

/** An answer that its route marks as public and that sets no cookie. */
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
	const gzip = await gzipText(text);
	const etag = headers.get('etag') ?? (await weakTag(gzip));
	headers.set('etag', etag);
	headers.set('vary', 'accept-encoding, accept-language, cookie');
	return { storedAt: Date.now(), version, etag, headers: [...headers], gzip };
}

/** Of the compressed bytes: equal pages compress alike, and there are far fewer of them. */
async function weakTag(gzip: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', gzip));
	return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
}

/** The text goes to the compressor as a body, which keeps its bytes outside the script's memory. */
async function gzipText(text: string): Promise<Uint8Array<ArrayBuffer>> {
	const plain = new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>;
	return new Uint8Array(await new Response(plain.pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
}

function unpacked(gzip: Uint8Array<ArrayBuffer>): ReadableStream {
	const packed = new Response(gzip).body as ReadableStream<Uint8Array<ArrayBuffer>>;
	return packed.pipeThrough(new DecompressionStream('gzip'));
}

function serve({ request, visit }: Reader, stored: StoredPage, status: string): Response {
	const isGzip = TAKES_GZIP.test(request.headers.get('accept-encoding') ?? '');
	const head =
		status === 'hit' && !visit.choosesLanguage ? headOfHit(stored, isGzip) : headOf(stored, isGzip, status, visit);
	if (isKnownTag(request.headers.get('if-none-match'), stored.etag))
		return new Response(null, { status: 304, headers: head.headers });
	if (request.method === 'HEAD') return new Response(null, head);
	return new Response(isGzip ? stored.gzip : unpacked(stored.gzip), head);
}

/** Everything of an answer but its body; `new Response(body, head)` takes it over, the encoding done by hand included. */
function headOf(stored: StoredPage, isGzip: boolean, status: string, visit: Visit | null): Response {
	const headers = new Headers(stored.headers);
	headers.set('cache-status', `firnlicht; ${status}`);
	if (status.includes('fwd=stale')) headers.set('age', String(Math.floor((Date.now() - stored.storedAt) / 1000)));
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
	const cached = heads.get(stored) ?? {};
	if (!heads.has(stored)) heads.set(stored, cached);
	const form = isGzip ? 'gzip' : 'plain';
	cached[form] ??= headOf(stored, isGzip, 'hit', null);
	return cached[form];
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
	for (const [name, value] of SECURITY_HEADERS) {
		// Pages behind a token name a stricter one themselves.
		if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value);
	}
	const isFramed = isFramedByUs(page.visit.url.pathname);
	if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN');
	if (!headers.has('content-language')) headers.set('content-language', page.visit.language);
	if (!page.visit.isIndexable) headers.set('x-robots-tag', 'noindex');
	if (html === null || !headers.get('content-type')?.startsWith('text/html')) return setPolicy(headers);
	headers.set(
		'content-security-policy',
		contentSecurityPolicy({
			pictureOrigin: originOf(page.settings.PICTURE_BASE_URL),
			mapOrigin: originOf(page.settings.MAP_STYLE_URL),
			analyticsOrigin: originOf(page.settings.ANALYTICS_SRC),
			issuerOrigin: page.visit.sessionToken === null ? null : originOf(page.settings.OIDC_ISSUER),
			// Browsers hold a form to its policy through redirects.
			checkoutOrigin: paymentTokenIn(page.visit.url.pathname) === null ? null : checkoutOrigin(page.settings),
			chatOrigin: page.visit.sessionToken === null ? null : chatOriginOf(page.settings),
			frames: { mayFrame: page.visit.sessionToken !== null, isFramed },
			scriptHashes: await inlineScripts(),
		}),
	);
}

/** Chat needs a session, and Stream its key and secret. */
function chatOriginOf({ STREAM_API_KEY, STREAM_API_SECRET, STREAM_API_URL }: Settings): string | null {
	return STREAM_API_KEY && STREAM_API_SECRET ? STREAM_API_URL : null;
}

/** `?lng=` is a choice: it is saved for pages without a language of their own (BRAND-22). */
function rememberLanguage(visit: Visit, headers: Headers): void {
	if (visit.choosesLanguage) headers.append('set-cookie', languageCookie(visit.language, visit.url.origin));
}

function originOf(address: string | null): string | null {
	return address && URL.canParse(address) ? new URL(address).origin : null;
}
