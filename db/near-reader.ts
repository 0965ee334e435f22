import type { ResultSet } from '@libsql/client/web';
import { turnsOf } from './database-turns';
import { type HeardPositions, hearingPositions } from './hear-positions';
import { type BatchStatement, readOverPooledStream, type StreamAddress } from './pooled-streams';
import type { Replicas } from './replicas';
import { currentTrace } from './request-trace';

/** Longer than a good replica takes for any page; then the primary is asked, in the same request. */
const PATIENCE = 800;
/** A replica without a turn is busy: the primary may have one. */
const TURN_WAIT = 100;

/** Which reads of a request replicas may answer (ADR 65). */
export type NearReads = {
	replicas: Replicas;
	/** The position that a replica has to have reached for this reader. */
	needed: () => number;
	authToken?: string | undefined;
};

/** Reads of one request: over one replica while that is good enough, so that a page does not go back in time between two reads. */
export class NearReader {
	readonly #near: NearReads;
	readonly #ask: typeof fetch;
	#chosen: string | null = null;
	#isOver = false;
	#hasProbed = false;

	constructor(near: NearReads, ask: typeof fetch) {
		this.#near = near;
		this.#ask = ask;
	}

	/** The primary answers all that this request reads from now on: it has written, or its replica failed. */
	leave(): void {
		this.#isOver = true;
	}

	/** The answers of a replica; null: the primary is to be asked. */
	async read(statements: readonly BatchStatement[]): Promise<ResultSet[] | null> {
		if (this.#isOver) return null;
		const { replicas, needed } = this.#near;
		const url = await this.#replica();
		if (url === null) return null;
		const at = needed();
		let heard: HeardPositions | null = null;
		const address = replicaAddress(this.#near, url, this.#ask, (said) => {
			heard = said;
		});
		try {
			const end = await turnsOf(url).reads.take(TURN_WAIT);
			try {
				const results = await replicas.during(url, () => readOverPooledStream(address, statements));
				// A replica that begins anew hands questions to the primary and names its position: what it says then counts for that answer alone.
				if (heard !== null && (heard as HeardPositions).lowest >= at) {
					const trace = currentTrace();
					if (trace) trace.database.near += 1;
					return results;
				}
			} finally {
				end();
			}
		} catch {
			// Whatever it was, the primary's answer or error counts.
		}
		this.leave();
		return null;
	}

	async #replica(): Promise<string | null> {
		const { replicas, needed } = this.#near;
		if (this.#chosen !== null) {
			if (replicas.mayAnswer(this.#chosen, needed(), Date.now())) return this.#chosen;
		} else {
			this.#chosen = replicas.choose(needed(), Date.now());
			if (this.#chosen !== null) return this.#chosen;
		}
		// Where it stood at its last answer is not enough; a near question tells where it stands now.
		const worth = this.#hasProbed ? null : (this.#chosen ?? replicas.worthProbing(needed(), Date.now()));
		this.#hasProbed = true;
		if (worth !== null && (await probeReplica(this.#near, worth, this.#ask))) {
			if (replicas.mayAnswer(worth, needed(), Date.now())) {
				this.#chosen = worth;
				return worth;
			}
		}
		this.leave();
		return null;
	}
}

/** Asks a replica for its position; false when it did not say. */
export async function probeReplica(near: Omit<NearReads, 'needed'>, url: string, ask: typeof fetch): Promise<boolean> {
	let isHeard = false;
	const address = replicaAddress(near, url, ask, () => {
		isHeard = true;
	});
	try {
		await readOverPooledStream(address, ['select 1']);
	} catch {
		return false;
	}
	return isHeard;
}

function replicaAddress(
	{ replicas, authToken }: Omit<NearReads, 'needed'>,
	url: string,
	ask: typeof fetch,
	hear: (heard: HeardPositions) => void,
): StreamAddress {
	const patient: typeof fetch = async (input, init) => {
		const askedAt = Date.now();
		try {
			const inTime: typeof fetch = (request, options) =>
				ask(request, { ...options, signal: AbortSignal.timeout(PATIENCE) });
			const answer = await hearingPositions(inTime, (heard) => {
				replicas.replicaIsAt(url, heard.lowest, Date.now() - askedAt);
				hear(heard);
			})(input, init);
			if (answer.status >= 500) replicas.failed(url, Date.now());
			return answer;
		} catch (error) {
			replicas.failed(url, Date.now());
			throw error;
		}
	};
	return { url, authToken, fetch: patient };
}
