/** A reader's place among those whose answers are being worked out. `isBegun`: he knows of it. */
type Slot = { since: number; isBegun: boolean };
type Waiter = (slot: Slot | null) => void;

type GateLimits = {
	/** Most pieces of work at once. */
	most: number;
	/** A request that is expected to wait longer than this (milliseconds) is refused at once, one that has waited so long then. */
	patience: number;
	/** Milliseconds for which a slot may be held; by default as long as an answer may take. */
	longest?: number;
};

type Entrance = {
	/** Aborted when the reader has gone: he needs no turn then. */
	signal?: AbortSignal | undefined;
	/** Waits at the head of the queue, no longer than this, in milliseconds: for work that serves many readers. */
	first?: number;
};

/** A request can be cancelled at any moment and its `finally` never runs: so long a slot may be held. */
const LONGEST_WORK = 10_000;
/** So long a waiter may take to begin after his turn has come: a cancelled one never does. */
const LONGEST_START = 250;
/** How much the newest duration weighs in the average. */
const NEWEST_WEIGHT = 0.1;
/** A refused reader is asked to come again so much later at the earliest and at the latest, in milliseconds. */
const SOONEST_RETURN = 3_000;
const LATEST_RETURN = 20_000;

/** Lets so many pieces of work run at once, has a few wait their turn and refuses the others immediately. */
export class AdmissionGate {
	readonly #limits: GateLimits;
	readonly #slots = new Set<Slot>();
	#queue: Waiter[] = [];
	#averageMilliseconds = 100;
	/** When the reader who was refused last has been asked to come again. */
	#lastReturn = 0;

	constructor(limits: GateLimits) {
		this.#limits = limits;
	}

	/** Whether a new request need not wait. */
	get isFree(): boolean {
		this.#reclaim();
		return this.#slots.size < this.#limits.most && this.#queue.length === 0;
	}

	/**
	 * In how many milliseconds a reader who was refused should come again. Each is given a later time than the one before, at the rate at
	 * which work is done: if all came back together, most would only be refused again, and refusing them takes time from the others.
	 */
	returnTime(): number {
		const now = Date.now();
		const next = this.#lastReturn + this.#averageMilliseconds / this.#limits.most;
		this.#lastReturn = Math.min(Math.max(next, now + SOONEST_RETURN), now + LATEST_RETURN);
		const isFarOff = this.#lastReturn === now + LATEST_RETURN;
		return isFarOff ? LATEST_RETURN * (0.5 + Math.random() / 2) : this.#lastReturn - now;
	}

	/** Does the work when its turn comes; `refused` when there is none in time, or the request was cancelled. */
	async run<Value>(work: () => Promise<Value>, entrance: Entrance = {}): Promise<Value | 'refused'> {
		const slot = await this.#enter(entrance);
		if (slot === null) return 'refused';
		const started = Date.now();
		slot.since = started;
		slot.isBegun = true;
		try {
			if (entrance.signal?.aborted) return 'refused';
			const value = await work();
			this.#averageMilliseconds += NEWEST_WEIGHT * (Date.now() - started - this.#averageMilliseconds);
			return value;
		} finally {
			this.#slots.delete(slot);
			this.#grantNext();
		}
	}

	#enter({ signal, first }: Entrance): Slot | null | Promise<Slot | null> {
		if (signal?.aborted) return null;
		// Earlier ones may have been cancelled, and would then not move the queue on.
		this.#grantNext();
		if (this.isFree) return this.#take();
		const patience = first ?? this.#limits.patience;
		if (first === undefined && this.#expectedWait() > patience) return null;
		return this.#wait(patience, first !== undefined, signal);
	}

	#expectedWait(): number {
		return ((this.#queue.length + 1) * this.#averageMilliseconds) / this.#limits.most;
	}

	async #wait(patience: number, isFirst: boolean, signal: AbortSignal | undefined): Promise<Slot | null> {
		let grant: Waiter = () => undefined;
		const turn = new Promise<Slot | null>((resolve) => {
			grant = resolve;
		});
		const leave = () => {
			const place = this.#queue.indexOf(grant);
			if (place === -1) return;
			this.#queue.splice(place, 1);
			grant(null);
		};
		const timer = setTimeout(() => {
			this.#reclaim();
			if (this.#slots.size < this.#limits.most && this.#queue.includes(grant)) grant(this.#take());
			leave();
		}, patience);
		signal?.addEventListener('abort', leave);
		if (isFirst) this.#queue.unshift(grant);
		else this.#queue.push(grant);
		const slot = await turn;
		// Here, not where the turn was given: that may be another request, which must not touch what is ours.
		clearTimeout(timer);
		signal?.removeEventListener('abort', leave);
		return slot;
	}

	#take(): Slot {
		const slot = { since: Date.now(), isBegun: false };
		this.#slots.add(slot);
		return slot;
	}

	#grantNext(): void {
		this.#reclaim();
		while (this.#slots.size < this.#limits.most) {
			const waiter = this.#queue.shift();
			if (!waiter) return;
			waiter(this.#take());
		}
	}

	/** Frees the slots of requests that were cancelled. */
	#reclaim(): void {
		if (this.#slots.size < this.#limits.most) return;
		const now = Date.now();
		const { longest = LONGEST_WORK } = this.#limits;
		for (const slot of this.#slots) {
			if (now - slot.since > (slot.isBegun ? longest : LONGEST_START)) this.#slots.delete(slot);
		}
	}
}
