/** An answer as it is kept: in plain until it is packed, then gzipped only. */
export type StoredAnswer = {
	bytes: Uint8Array<ArrayBuffer>;
	isGzip: boolean;
	etag: string;
	/** Milliseconds since the epoch. */
	storedAt: number;
	/** Number of the catalogue that it shows. */
	version: number;
};

/** How long after its time an answer may stand in for one that cannot be had, in seconds. */
const STALE_SECONDS = 3600;

/** Fresh: shows no older catalogue than is known, and is younger than its time (null: of no age). */
export function isFresh(
	answer: Pick<StoredAnswer, 'storedAt' | 'version'>,
	{ seconds, version, now }: { seconds: number | null; version: number; now: number },
): boolean {
	if (answer.version < version) return false;
	return seconds === null || now - answer.storedAt < seconds * 1000;
}

/** Whether it may stand in when the database is away. */
export function mayStandIn(
	{ storedAt }: Pick<StoredAnswer, 'storedAt'>,
	{ seconds, now }: { seconds: number | null; now: number },
): boolean {
	return now - storedAt < ((seconds ?? 0) + STALE_SECONDS) * 1000;
}

/** Answers by key, bounded by bytes and number; who was not asked for longest goes first. */
export class AnswerStore<Answer extends { bytes: Uint8Array }> {
	readonly #answers = new Map<string, Answer>();
	readonly #limits: { bytes: number; answers: number };
	#bytes = 0;

	constructor(limits: { bytes: number; answers: number }) {
		this.#limits = limits;
	}

	get(key: string): Answer | undefined {
		const answer = this.#answers.get(key);
		if (answer) {
			this.#answers.delete(key);
			this.#answers.set(key, answer);
		}
		return answer;
	}

	/** What is larger than a quarter of the room is not kept. */
	put(key: string, answer: Answer): void {
		this.#drop(key);
		if (answer.bytes.length > this.#limits.bytes / 4) return;
		this.#answers.set(key, answer);
		this.#bytes += answer.bytes.length;
		for (const oldest of this.#answers.keys()) {
			if (this.#answers.size <= this.#limits.answers && this.#bytes <= this.#limits.bytes) break;
			this.#drop(oldest);
		}
	}

	#drop(key: string): void {
		this.#bytes -= this.#answers.get(key)?.bytes.length ?? 0;
		this.#answers.delete(key);
	}
}
