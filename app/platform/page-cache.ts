import { FRESH_SECONDS, STALE_SECONDS } from './cache-policy';

const MAX_PAGES = 400;
const MAX_BYTES = 48 * 1024 * 1024;

export type StoredPage = {
	/** Milliseconds since the epoch. */
	storedAt: number;
	/** Catalogue version that it shows. */
	version: number;
	etag: string;
	/** Final headers, security headers and policy included. */
	headers: [string, string][];
	body: Uint8Array<ArrayBuffer>;
	/** The same, gzipped once, so that a hit costs no compression. */
	gzip: Uint8Array<ArrayBuffer>;
};

export type PageCacheState = 'hit' | 'stale' | 'expired';

/**
 * Rendered pages of anonymous visitors (decisions 64): a bounded map in the isolate, the platform's Cache API behind it.
 * It only keeps and judges; fetching again is the caller's business.
 */
export class PageCache {
	#pages = new Map<string, StoredPage>();
	#bytes = 0;
	readonly #shared: () => Cache | null;
	readonly #build: string;

	/** `build` separates deployments; `shared` gives the Cache API or null where there is none. */
	constructor(build: string, shared: () => Cache | null) {
		this.#build = build;
		this.#shared = shared;
	}

	/** A page from this isolate, most recently used last. */
	get(key: string): StoredPage | undefined {
		const page = this.#pages.get(key);
		if (page) {
			this.#pages.delete(key);
			this.#pages.set(key, page);
		}
		return page;
	}

	/** A page another isolate has stored, taken over into this one. */
	async getShared(key: string): Promise<StoredPage | undefined> {
		const response = await this.#shared()?.match(this.#address(key));
		if (!response) return undefined;
		const stored = response.headers.get('x-stored-page');
		if (!stored) return undefined;
		const { gzipLength, ...meta } = JSON.parse(stored) as Omit<StoredPage, 'body' | 'gzip'> & { gzipLength: number };
		const bytes = new Uint8Array(await response.arrayBuffer());
		const page = { ...meta, gzip: bytes.subarray(0, gzipLength), body: bytes.subarray(gzipLength) };
		this.#remember(key, page);
		return page;
	}

	/** Keeps a page here and for the other isolates; the promise is for `waitUntil`. */
	async put(key: string, page: StoredPage): Promise<void> {
		this.#remember(key, page);
		const { body, gzip, ...meta } = page;
		const bytes = new Uint8Array(gzip.length + body.length);
		bytes.set(gzip);
		bytes.set(body, gzip.length);
		await this.#shared()?.put(
			this.#address(key),
			new Response(bytes, {
				headers: {
					'cache-control': `public, max-age=${STALE_SECONDS}`,
					'x-stored-page': JSON.stringify({ ...meta, gzipLength: gzip.length }),
				},
			}),
		);
	}

	/** Fresh for a minute and as long as the catalogue is the same; then stale for a day; then only good for a day when nothing better can be had. */
	judge(page: StoredPage, version: number, now: number): PageCacheState {
		const age = (now - page.storedAt) / 1000;
		if (age > STALE_SECONDS || page.version !== version) return 'expired';
		return age < FRESH_SECONDS ? 'hit' : 'stale';
	}

	#address(key: string): string {
		return `https://page-cache.invalid/${encodeURIComponent(this.#build)}/${encodeURIComponent(key)}`;
	}

	#remember(key: string, page: StoredPage): void {
		const size = (p: StoredPage) => p.body.length + p.gzip.length;
		const old = this.#pages.get(key);
		if (old) this.#bytes -= size(old);
		this.#pages.delete(key);
		this.#pages.set(key, page);
		this.#bytes += size(page);
		for (const [oldest, oldPage] of this.#pages) {
			if (this.#pages.size <= MAX_PAGES && this.#bytes <= MAX_BYTES) break;
			this.#pages.delete(oldest);
			this.#bytes -= size(oldPage);
		}
	}
}
