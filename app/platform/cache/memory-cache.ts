import { type CacheBudget, isolateBudget } from './cache-budget';
import type { CachePolicy } from './policies';

type Stored<Value> = { value: Value; at: number; bytes: number; remove: () => void };

/** What an entry takes beside key and value: its places in maps, its objects. */
const ENTRY_BYTES = 200;
/** One value may take so much of the whole budget; a larger one is not stored. */
const LARGEST_SHARE = 1 / 4;

/** A map of a named policy that takes part in the isolate's budget: the oldest entries go first, of whichever cache they are. */
export class MemoryCache<Value> {
	readonly #entries = new Map<string, Stored<Value>>();
	readonly #sizeOf: (value: Value) => number;
	readonly #most: number;
	readonly #milliseconds: number;
	readonly #isByUse: boolean;
	readonly #budget: CacheBudget;

	/** `sizeOf`: what a value takes in memory, in bytes; its key is counted by the cache. */
	constructor(
		{ entries, seconds, oldest = 'used' }: CachePolicy,
		sizeOf: (value: Value) => number,
		budget: CacheBudget = isolateBudget(),
	) {
		this.#sizeOf = sizeOf;
		this.#most = entries ?? Number.POSITIVE_INFINITY;
		this.#milliseconds = 1000 * (seconds ?? Number.POSITIVE_INFINITY);
		this.#isByUse = oldest === 'used';
		this.#budget = budget;
	}

	/** The value of a key, unless it is older than the policy allows. */
	get(key: string): Value | undefined {
		const stored = this.#read(key);
		if (stored === undefined) return undefined;
		const isFresh = this.#milliseconds === Number.POSITIVE_INFINITY || Date.now() - stored.at < this.#milliseconds;
		return isFresh ? stored.value : undefined;
	}

	/** The same of any age: better than none while a new one cannot be had. */
	getStale(key: string): Value | undefined {
		return this.#read(key)?.value;
	}

	set(key: string, value: Value): void {
		this.delete(key);
		const bytes = ENTRY_BYTES + 2 * key.length + this.#sizeOf(value);
		if (bytes > this.#budget.limit * LARGEST_SHARE) return;
		if (this.#entries.size >= this.#most) this.#deleteOldest();
		const stored: Stored<Value> = { value, at: Date.now(), bytes, remove: () => this.#entries.delete(key) };
		this.#entries.set(key, stored);
		this.#budget.add(stored);
	}

	delete(key: string): void {
		const stored = this.#entries.get(key);
		if (stored === undefined) return;
		this.#entries.delete(key);
		this.#budget.release(stored);
	}

	/** The value of a key, made and stored where there is none. */
	getOrMake(key: string, make: () => Value): Value {
		const known = this.get(key);
		if (known !== undefined) return known;
		const made = make();
		this.set(key, made);
		return made;
	}

	#read(key: string): Stored<Value> | undefined {
		const stored = this.#entries.get(key);
		if (stored === undefined || !this.#isByUse) return stored;
		this.#budget.touch(stored);
		if (this.#most !== Number.POSITIVE_INFINITY) {
			this.#entries.delete(key);
			this.#entries.set(key, stored);
		}
		return stored;
	}

	#deleteOldest(): void {
		const oldest = this.#entries.keys().next().value;
		if (oldest !== undefined) this.delete(oldest);
	}
}
