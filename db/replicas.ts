/** More than this behind, and a replica answers nothing (REPLICA-3). */
export const MOST_BEHIND = 5000;
/** So long a replica that failed is left alone; then the next probe decides. */
const LEFT_ALONE = 5000;
/** A replica is asked for no longer. */
const LONGEST_ANSWER = 1000;
/** Samples are so far apart that all of the last five seconds find room. */
const SAMPLE_EVERY = 10;

type Sample = { at: number; position: number };

type Replica = {
	url: string;
	/** The last one that it has named; null: it has named none since it failed. */
	position: number | null;
	/** What an answer takes, smoothed. */
	milliseconds: number;
	/** When the questions under way were sent. One whose request was called off is never taken out, so old ones do not count. */
	underWay: Set<{ at: number }>;
	failedAt: number | null;
};

/** How a replica stands, for tests and the watch. */
export type ReplicaState = { url: string; position: number | null; isUsed: boolean };

/**
 * What an isolate knows of a primary and its replicas (ADR 65). A position is the number of the last frame of the primary's log that a server has
 * applied. How far behind a replica is follows from times of this isolate alone: it has all that the primary had when the isolate asked for a position
 * that the replica has reached since.
 */
export class Replicas {
	readonly #replicas: Replica[];
	/** Positions of the primary, both ascending. `at`: when the question was sent, so the primary had no more than that by then. */
	#samples: Sample[] = [];
	#newest: Sample = { at: 0, position: 0 };

	constructor(readonly urls: readonly string[]) {
		this.#replicas = urls.map((url) => ({
			url,
			position: null,
			milliseconds: 50,
			underWay: new Set(),
			failedAt: null,
		}));
	}

	/** The primary has named a position in its answer to a question that was sent at `at`. */
	primaryIsAt(position: number, at: number, now: number): void {
		if (now - (this.#samples[0]?.at ?? now) > MOST_BEHIND)
			this.#samples = this.#samples.filter((sample) => now - sample.at <= MOST_BEHIND);
		if (position >= this.#newest.position || now - this.#newest.at > MOST_BEHIND) this.#newest = { at, position };
		const last = this.#samples.at(-1);
		if (last && (position < last.position || at < last.at)) return;
		if (last && position !== last.position && at - last.at < SAMPLE_EVERY) return;
		if (last?.position === position) last.at = at;
		else this.#samples.push({ at, position });
	}

	/** The newest position that the primary has named; 0 before the first. */
	get primaryPosition(): number {
		return this.#newest.position;
	}

	replicaIsAt(url: string, position: number, milliseconds: number): void {
		const replica = this.#of(url);
		if (!replica) return;
		replica.position = position;
		replica.failedAt = null;
		replica.milliseconds = 0.8 * replica.milliseconds + 0.2 * milliseconds;
	}

	/** It did not answer, or not in time. */
	failed(url: string, now: number): void {
		const replica = this.#of(url);
		if (!replica) return;
		replica.failedAt = now;
		replica.position = null;
	}

	/** Counts questions under way, so that a busy replica is not given all. */
	async during<Answer>(url: string, ask: () => Promise<Answer>): Promise<Answer> {
		const replica = this.#of(url);
		const question = { at: Date.now() };
		replica?.underWay.add(question);
		try {
			return await ask();
		} finally {
			replica?.underWay.delete(question);
		}
	}

	/** The quickest replica that has reached a position and is at most five seconds behind; null: the primary is to be asked. */
	choose(needed: number, now: number): string | null {
		let best: Replica | null = null;
		for (const replica of this.#replicas)
			if (this.#mayAnswer(replica, needed, now) && (best === null || costOf(replica, now) < costOf(best, now)))
				best = replica;
		return best?.url ?? null;
	}

	/** Whether this replica may still answer for a reader who needs a position. */
	mayAnswer(url: string, needed: number, now: number): boolean {
		const replica = this.#of(url);
		return replica !== undefined && this.#mayAnswer(replica, needed, now);
	}

	/** The quickest that would do if it has moved on since it last named its position: worth a probe. */
	worthProbing(needed: number, now: number): string | null {
		let best: Replica | null = null;
		for (const replica of this.#replicas) {
			const { position } = replica;
			if (position === null || position >= needed || !this.#mayAnswer(replica, 0, now)) continue;
			if (best === null || costOf(replica, now) < costOf(best, now)) best = replica;
		}
		return best?.url ?? null;
	}

	/** Those that a probe in the background should ask: all that did not fail just now. */
	toProbe(now: number): string[] {
		return this.#replicas
			.filter(({ failedAt }) => failedAt === null || now - failedAt >= LEFT_ALONE)
			.map(({ url }) => url);
	}

	states(now: number): ReplicaState[] {
		return this.#replicas.map((replica) => {
			const { url, position } = replica;
			return { url, position, isUsed: this.#mayAnswer(replica, 0, now) };
		});
	}

	#mayAnswer({ position, failedAt }: Replica, needed: number, now: number): boolean {
		if (position === null || failedAt !== null || position < needed) return false;
		let hasAllOf = Number.NEGATIVE_INFINITY;
		for (const { at, position: reached } of this.#samples) if (reached <= position) hasAllOf = at;
		return now - hasAllOf <= MOST_BEHIND;
	}

	#of(url: string): Replica | undefined {
		return this.#replicas.find((replica) => replica.url === url);
	}
}

function costOf({ milliseconds, underWay }: Replica, now: number): number {
	for (const question of underWay) if (now - question.at > LONGEST_ANSWER) underWay.delete(question);
	return milliseconds * (underWay.size + 1);
}
