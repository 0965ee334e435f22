import type { CacheBudget } from './cache-budget';
import { FRESH_SECONDS, STALE_SECONDS } from './cache-control';
import { MemoryCache } from './memory-cache';
import { PAGES } from './policies';

/** What the prepared heads of a page take beside its bytes: `Response` objects with their headers, for both forms. */
const HEAD_BYTES = 4000;

export type StoredPage = {
	/** Milliseconds since the epoch. */
	storedAt: number;
	/** Catalogue version that it shows. */
	version: number;
	etag: string;
	/** Final headers, security headers and policy included. */
	headers: [string, string][];
	/** The body, compressed once; the few readers who take no gzip have it unpacked for them. */
	gzip: Uint8Array<ArrayBuffer>;
};

export type PageCacheState = 'hit' | 'stale' | 'expired';

/**
 * Rendered pages of anonymous visitors (CACHE-1): what the isolate's budget has room for, the platform's Cache API behind it.
 * It only stores and evaluates; fetching again is the caller's business.
 */
export class PageCache {
	readonly #pages: MemoryCache<StoredPage>;
	readonly #shared: () => Cache | null;
	readonly #build: string;

	/** `build` separates deployments; `shared` gives the Cache API or null where there is none. */
	constructor(build: string, shared: () => Cache | null, budget?: CacheBudget) {
		this.#build = build;
		this.#shared = shared;
		this.#pages = new MemoryCache(PAGES, sizeOfPage, budget);
	}

	/** A page from this isolate. */
	get(key: string): StoredPage | undefined {
		return this.#pages.get(key);
	}

	/** A page another isolate has stored, taken over into this one. */
	async getShared(key: string): Promise<StoredPage | undefined> {
		const response = await this.#shared()?.match(this.#address(key));
		if (!response) return undefined;
		const stored = response.headers.get('x-stored-page');
		if (!stored) return undefined;
		const meta = JSON.parse(stored) as Omit<StoredPage, 'gzip'>;
		const page = { ...meta, gzip: new Uint8Array(await response.arrayBuffer()) };
		this.#pages.set(key, page);
		return page;
	}

	/** Keeps a page here and for the other isolates; the promise is for `waitUntil`. */
	async put(key: string, page: StoredPage): Promise<void> {
		this.#pages.set(key, page);
		const { gzip, ...meta } = page;
		await this.#shared()?.put(
			this.#address(key),
			new Response(gzip, {
				headers: {
					'cache-control': `public, max-age=${STALE_SECONDS}`,
					'x-stored-page': JSON.stringify(meta),
				},
			}),
		);
	}

	/** Fresh for a minute and as long as the catalogue is the same; then stale for a day; then only good for a day when nothing better can be had. */
	evaluate(page: StoredPage, version: number, now: number): PageCacheState {
		const age = (now - page.storedAt) / 1000;
		if (age > STALE_SECONDS || page.version !== version) return 'expired';
		return age < FRESH_SECONDS ? 'hit' : 'stale';
	}

	#address(key: string): string {
		return `https://page-cache.invalid/${encodeURIComponent(this.#build)}/${encodeURIComponent(key)}`;
	}
}

function sizeOfPage({ gzip, headers }: StoredPage): number {
	return HEAD_BYTES + gzip.length + headers.reduce((sum, [name, value]) => sum + 100 + name.length + value.length, 0);
}
