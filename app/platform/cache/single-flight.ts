const PATIENCE_MILLISECONDS = 8_000;

type Running<Value> = { since: number; done: Promise<Value | null> };

/**
 * Lets one request at a time do the work for a key while others wait for what it gives. A request may be called off by its visitor
 * at any moment and its work with it, so no request waits for another longer than the patience; it then does the work itself.
 */
export class SingleFlight<Value> {
	readonly #running = new Map<string, Running<Value>>();

	/** Whether the work is under way and within the patience. */
	isRunning(key: string): boolean {
		const running = this.#running.get(key);
		return running !== undefined && Date.now() - running.since < PATIENCE_MILLISECONDS;
	}

	/** What another request is about to find; null when there is none, or when it found nothing that may be shared. */
	async join(key: string): Promise<Value | null> {
		const running = this.#running.get(key);
		if (!running || !this.isRunning(key)) return null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const patience = new Promise<null>((resolve) => {
			timer = setTimeout(() => resolve(null), PATIENCE_MILLISECONDS);
		});
		const value = await Promise.race([running.done, patience]);
		clearTimeout(timer);
		return value;
	}

	/** Does the work for all; throws what it throws, while those who wait hear null. */
	async run<Found extends Value | null>(key: string, work: () => Promise<Found>): Promise<Found> {
		let resolve: (value: Value | null) => void = () => undefined;
		const running = {
			since: Date.now(),
			done: new Promise<Value | null>((settle) => {
				resolve = settle;
			}),
		};
		this.#running.set(key, running);
		let value: Value | null = null;
		try {
			const found = await work();
			value = found;
			return found;
		} finally {
			if (this.#running.get(key) === running) this.#running.delete(key);
			resolve(value);
		}
	}
}
