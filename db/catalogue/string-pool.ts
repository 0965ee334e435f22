/** Beyond so many different texts hardly any comes twice. */
const MOST = 20_000;
/** Longer ones are descriptions, each of its own. */
const LONGEST = 40;

/**
 * Gives equal texts one string. A table of stays has the same few keys, days and words in every row, and each would be read as a string of
 * its own: a third of what an import holds in memory.
 */
export class StringPool {
	readonly #known = new Map<string, string>();

	same<Value>(value: Value): Value | string {
		if (typeof value !== 'string' || value.length > LONGEST) return value;
		const known = this.#known.get(value);
		if (known !== undefined) return known;
		if (this.#known.size < MOST) this.#known.set(value, value);
		return value;
	}
}
