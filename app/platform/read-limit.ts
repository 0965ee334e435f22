const WINDOW_MILLISECONDS = 60_000;
/** Four rows of counters: 256 kB in all, for any number of visitors. */
const ROWS = 4;
const WIDTH = 16_384;

/**
 * Counts what visitors ask past the caches, minute by minute, in this isolate only (API-11): it keeps one visitor from taking the
 * database for himself; it is no account of anything. A count-min sketch: its memory is fixed, no visitor is forgotten before the minute is over, and
 * a count is never too low. It may be a little too high when tens of thousands ask at once. Names are not stored.
 */
export class ReadLimit {
	#window = 0;
	#counts = new Uint32Array(ROWS * WIDTH);
	/** Made anew in every isolate at its first request, so that no one can choose a name that is counted with another's. */
	#seed: Uint32Array | undefined;

	/** Null when this read is allowed, else whole seconds until the next one is. */
	count(visitor: string, allowed: number, now: number): number | null {
		return waitOf(this.#reads(visitor, 1, now) > allowed, now);
	}

	/** Counts a read too, and says how many are left of the minute, and whole seconds until the next one; `isAllowed`: this read was one of them. */
	take(visitor: string, allowed: number, now: number): { isAllowed: boolean; left: number; seconds: number } {
		const reads = this.#reads(visitor, 1, now);
		return { isAllowed: reads <= allowed, left: Math.max(0, allowed - reads), seconds: secondsLeft(now) };
	}

	/** The same of a read more, without counting one. */
	wait(visitor: string, allowed: number, now: number): number | null {
		return waitOf(this.#reads(visitor, 0, now) >= allowed, now);
	}

	#reads(visitor: string, more: 0 | 1, now: number): number {
		const window = now - (now % WINDOW_MILLISECONDS);
		// A request that began before the minute turned counts in the new one.
		if (window > this.#window) {
			this.#window = window;
			this.#counts.fill(0);
		}
		this.#seed ??= crypto.getRandomValues(new Uint32Array(ROWS));
		let reads = Number.POSITIVE_INFINITY;
		for (let row = 0; row < ROWS; row++) {
			const at = row * WIDTH + (hash(visitor, this.#seed[row] ?? 0) % WIDTH);
			const count = (this.#counts[at] ?? 0) + more;
			this.#counts[at] = count;
			reads = Math.min(reads, count);
		}
		return reads;
	}
}

/** Whole seconds until the next minute begins, for the one that is full. */
function waitOf(isFull: boolean, now: number): number | null {
	return isFull ? secondsLeft(now) : null;
}

function secondsLeft(now: number): number {
	const end = now - (now % WINDOW_MILLISECONDS) + WINDOW_MILLISECONDS;
	return Math.max(1, Math.ceil((end - now) / 1000));
}

/** FNV-1a with a seed, its bits mixed once more. */
function hash(text: string, seed: number): number {
	let value = (2_166_136_261 ^ seed) >>> 0;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
	value = Math.imul(value ^ (value >>> 15), 2_246_822_507);
	value = Math.imul(value ^ (value >>> 13), 3_266_489_909);
	return (value ^ (value >>> 16)) >>> 0;
}
