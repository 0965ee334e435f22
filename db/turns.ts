import { DatabaseBusy } from './database-unavailable';

type TurnLimits = {
	/** How many have a turn at the same time. */
	atOnce: number;
	/** How many may wait for one; the next is refused at once. */
	waiting: number;
};

type Request = { seenAt: number };

/** A holder or waiter that has not been heard of for so long belongs to a request that was called off. */
const HOLDER_GONE = 3000;
const WAITER_GONE = 250;
const HEARTBEAT = 250;

/**
 * A bounded number of turns with a bounded queue before them, for all requests of an isolate.
 *
 * A worker's request may end at any moment, when its visitor leaves, and then no more of its code runs, not even `finally`. So a turn
 * is never passed on: waiting requests look for one themselves, and holders give a sign of life. A cancelled request loses its place.
 */
export class Turns {
	readonly #kind: 'read' | 'write';
	readonly #limits: TurnLimits;
	readonly #holders = new Set<Request>();
	#queue: Request[] = [];

	constructor(kind: 'read' | 'write', limits: TurnLimits) {
		this.#kind = kind;
		this.#limits = limits;
	}

	/**
	 * Waits for a turn and returns the function that ends it. Throws `DatabaseBusy` when the queue is full or `patience` (milliseconds) is
	 * over. A request that is under way goes before new ones and is not refused a place: what was spent on it would be lost.
	 */
	async take(patience: number, isUnderWay = false): Promise<() => void> {
		this.#forgetGone();
		if (this.#queue.length === 0 && this.#holders.size < this.#limits.atOnce) return this.#hold();
		if (!isUnderWay && patience < Number.POSITIVE_INFINITY && this.#queue.length >= this.#limits.waiting)
			throw new DatabaseBusy(this.#kind);
		const waiter: Request = { seenAt: Date.now() };
		if (isUnderWay) this.#queue.unshift(waiter);
		else this.#queue.push(waiter);
		const until = Date.now() + patience;
		try {
			for (;;) {
				const place = this.#placeOf(waiter);
				await new Promise((resolve) => setTimeout(resolve, Math.min(2 + place / 2, 50)));
				waiter.seenAt = Date.now();
				this.#forgetGone();
				if (this.#placeOf(waiter) < this.#limits.atOnce - this.#holders.size) return this.#hold();
				if (Date.now() > until) throw new DatabaseBusy(this.#kind);
			}
		} finally {
			this.#queue = this.#queue.filter((other) => other !== waiter);
		}
	}

	#hold(): () => void {
		const holder: Request = { seenAt: Date.now() };
		this.#holders.add(holder);
		const heartbeat = setInterval(() => {
			holder.seenAt = Date.now();
		}, HEARTBEAT);
		return () => {
			clearInterval(heartbeat);
			this.#holders.delete(holder);
		};
	}

	/** How many stand before; one that was late with its sign of life is first in line again. */
	#placeOf(waiter: Request): number {
		const place = this.#queue.indexOf(waiter);
		if (place >= 0) return place;
		this.#queue.unshift(waiter);
		return 0;
	}

	#forgetGone(): void {
		const now = Date.now();
		for (const holder of this.#holders) if (now - holder.seenAt > HOLDER_GONE) this.#holders.delete(holder);
		if (this.#queue.some(({ seenAt }) => now - seenAt > WAITER_GONE))
			this.#queue = this.#queue.filter(({ seenAt }) => now - seenAt <= WAITER_GONE);
	}
}
