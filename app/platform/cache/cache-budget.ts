/** Most bytes that all caches of an isolate hold together: a worker has 128 MB for everything (ADR 0027). */
const ISOLATE_BYTES = 24 * 1024 * 1024;

type Entry = { bytes: number; remove: () => void };

/** Counts what caches hold, in bytes, and removes the entries used longest ago, of whichever cache, once the sum is above the limit. */
export class CacheBudget {
	/** Least recently used first. */
	readonly #entries = new Set<Entry>();
	readonly #limit: number;
	#newest: Entry | undefined;
	#bytes = 0;

	constructor(limit: number) {
		this.#limit = limit;
	}

	get limit(): number {
		return this.#limit;
	}

	/** Sum of all entries in bytes. */
	get bytes(): number {
		return this.#bytes;
	}

	/** Counts an entry and makes room for it; `remove` is called when it has to go. */
	add(entry: Entry): void {
		this.#entries.add(entry);
		this.#newest = entry;
		this.#bytes += entry.bytes;
		this.#makeRoom();
	}

	/** Says that an entry was used just now. */
	touch(entry: Entry): void {
		if (entry === this.#newest) return;
		this.#entries.delete(entry);
		this.#entries.add(entry);
		this.#newest = entry;
	}

	/** Forgets an entry that its cache has removed by itself. */
	release(entry: Entry): void {
		if (this.#entries.delete(entry)) this.#bytes -= entry.bytes;
	}

	/** Removes every entry of every cache. */
	clear(): void {
		for (const entry of this.#entries) {
			this.release(entry);
			entry.remove();
		}
	}

	#makeRoom(): void {
		for (const oldest of this.#entries) {
			if (this.#bytes <= this.#limit) return;
			this.release(oldest);
			oldest.remove();
		}
	}
}

const NAME = Symbol.for('firnlicht.cache-budget');

/** The budget that all caches of this isolate share. The site worker and the pages are bundled apart, so it is looked up by name. */
export function isolateBudget(): CacheBudget {
	const shared = globalThis as { [NAME]?: CacheBudget };
	shared[NAME] ??= new CacheBudget(ISOLATE_BYTES);
	return shared[NAME];
}
