/** `MemoryCache` in the browser, where one visitor makes few values and no budget is shared: `vite.config.ts` puts it in its place. */
export class MemoryCache<Value> {
	readonly #values = new Map<string, Value>();

	getOrMake(key: string, make: () => Value): Value {
		const known = this.#values.get(key);
		if (known !== undefined) return known;
		const made = make();
		this.#values.set(key, made);
		return made;
	}
}
