const WINDOW_MILLISECONDS = 60_000;
const MOST_VISITORS = 10_000;

/**
 * Counts what a visitor reads past the page cache, minute by minute, in this isolate only (decisions 70): it keeps one
 * visitor from taking the database for himself; it is no account of anything.
 */
export class ReadLimit {
	#window = 0;
	#counts = new Map<string, number>();

	/** Null when this read is allowed, else whole seconds until the next one is. */
	count(visitor: string, allowed: number, now: number): number | null {
		const window = now - (now % WINDOW_MILLISECONDS);
		if (window !== this.#window || this.#counts.size >= MOST_VISITORS) {
			this.#window = window;
			this.#counts.clear();
		}
		const reads = (this.#counts.get(visitor) ?? 0) + 1;
		this.#counts.set(visitor, reads);
		return reads > allowed ? Math.max(1, Math.ceil((window + WINDOW_MILLISECONDS - now) / 1000)) : null;
	}
}
