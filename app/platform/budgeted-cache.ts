import { type CacheBudget, isolateBudget } from './cache-budget';

type Stored<Value> = { value: Value; bytes: number; remove: () => void };

type Options<Value> = {
	/** What a value takes in memory, in bytes; its key is counted by the cache. */
	sizeOf: (value: Value) => number;
	/** Most entries; without it only bytes count. */
	entries?: number;
	/** Which entries go first: those used longest ago, or those stored longest ago, which makes reading cheaper. */
	oldest?: 'used' | 'stored';
	budget?: CacheBudget;
};

/** What an entry takes beside key and value: its places in maps, its objects. */
const ENTRY_BYTES = 200;
/** One value may take so much of the whole budget; a larger one is not stored. */
const LARGEST_SHARE = 1 / 4;

/** A map that takes part in the isolate's budget: the oldest entries go first, of whichever cache they are. */
export class BudgetedCache<Value> {
	readonly #entries = new Map<string, Stored<Value>>();
	readonly #sizeOf: (value: Value) => number;
	readonly #most: number;
	readonly #isByUse: boolean;
	readonly #budget: CacheBudget;

	constructor({ sizeOf, entries = Number.POSITIVE_INFINITY, oldest = 'used', budget }: Options<Value>) {
		this.#sizeOf = sizeOf;
		this.#most = entries;
		this.#isByUse = oldest === 'used';
		this.#budget = budget ?? isolateBudget();
	}

	get(key: string): Value | undefined {
		const stored = this.#entries.get(key);
		if (stored === undefined) return undefined;
		if (this.#isByUse) {
			this.#budget.touch(stored);
			if (this.#most !== Number.POSITIVE_INFINITY) {
				this.#entries.delete(key);
				this.#entries.set(key, stored);
			}
		}
		return stored.value;
	}

	set(key: string, value: Value): void {
		this.delete(key);
		const bytes = ENTRY_BYTES + 2 * key.length + this.#sizeOf(value);
		if (bytes > this.#budget.limit * LARGEST_SHARE) return;
		if (this.#entries.size >= this.#most) this.#deleteOldest();
		const stored: Stored<Value> = { value, bytes, remove: () => this.#entries.delete(key) };
		this.#entries.set(key, stored);
		this.#budget.add(stored);
	}

	delete(key: string): void {
		const stored = this.#entries.get(key);
		if (stored === undefined) return;
		this.#entries.delete(key);
		this.#budget.release(stored);
	}

	#deleteOldest(): void {
		const oldest = this.#entries.keys().next().value;
		if (oldest !== undefined) this.delete(oldest);
	}
}
