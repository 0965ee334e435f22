import type { Database } from '#db/client';
import { isFresh, mayStandIn, type StoredAnswer, sizeOfAnswer } from '~/domain/offer-cache/answer-store';
import { type CachedAnswer, type CachedStatus, workedOut } from '~/domain/offer-cache/cached-answer';
import { type CachedSource, cachedKey, type Input } from '~/domain/offer-cache/cached-call';
import { CACHED_CALLS } from '~/domain/offer-cache/cached-calls.server';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { OFFER_ANSWERS } from '~/platform/cache/policies';
import { SingleFlight } from '~/platform/cache/single-flight';
import { DomainError, isUnavailable } from '~/platform/errors';

type Surroundings = {
	now: number;
	database: () => Database;
	waitUntil: (promise: Promise<unknown>) => void;
};

const answers = new MemoryCache<StoredAnswer>(OFFER_ANSWERS, sizeOfAnswer);
const fills = new SingleFlight<CachedAnswer>();
/** After the database was found away, what is kept stands in without asking again, until then. */
let restsUntil = 0;
const REST_MILLISECONDS = 5000;
/** What is being packed. */
const packing = new WeakMap<StoredAnswer, Promise<StoredAnswer>>();

/**
 * A cached answer while it is fresh, else a new one: one is worked out at a time for a key and a catalogue, and other requests for it get
 * what it gives, failures too. These are never kept. When the database is away, what is kept stands in for up to an hour.
 */
export async function answerAsked(input: Input, surroundings: Surroundings): Promise<CachedAnswer> {
	const cached = CACHED_CALLS.get(input.callId);
	if (!cached) throw new Error(`${input.callId} is not kept`);
	const key = cachedKey(cached, input.question, input);
	const { catalogueVersion: version, notBefore } = input;
	const known = answers.get(key);
	if (known && isFresh(known, { seconds: cached.seconds, version, now: surroundings.now, notBefore }))
		return found((input.wantsGzip && (await packing.get(known))) || known, 'hit');
	if (surroundings.now < restsUntil) {
		const standIn = standInFor(key, cached, surroundings.now);
		if (standIn) return standIn;
	}
	const fillKey = `${version} ${notBefore ?? ''} ${key}`;
	// Started in this turn: waiting first would let other requests begin.
	const joined = fills.isRunning(fillKey) ? await fills.join(fillKey) : null;
	if (joined) return joined.kind === 'found' ? { ...joined, status: 'fwd=miss; collapsed' } : joined;
	const filled = fills.run(fillKey, () => fill(cached, key, input, surroundings));
	// The first request may be cancelled; the others still wait for this.
	surroundings.waitUntil(filled);
	return filled;
}

async function fill(
	cached: CachedSource,
	key: string,
	input: Input,
	{ database, now, waitUntil }: Surroundings,
): Promise<CachedAnswer> {
	try {
		const json = await cached.answer({ ...input, db: database() }, input.question);
		const version = input.catalogueVersion;
		const stored = await workedOut(json, { now, version, status: 'fwd=miss; stored' });
		const known = answers.get(key);
		const isOutrun = known !== undefined && (known.version > version || known.storedAt > now);
		if (!isOutrun) {
			answers.set(key, stored);
			// A page reads its answer here; browsers get those of the API as they are.
			if (cached.routeId) waitUntil(pack(key, stored));
		}
		return stored;
	} catch (error) {
		if (isUnavailable(error)) {
			restsUntil = Date.now() + REST_MILLISECONDS;
			const standIn = standInFor(key, cached, now);
			return standIn ?? { kind: 'refused', code: 'unavailable', message: 'The database is away' };
		}
		if (error instanceof DomainError) return { kind: 'refused', code: error.code, message: error.message };
		return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

function standInFor(key: string, { seconds }: CachedSource, now: number): CachedAnswer | null {
	const known = answers.get(key);
	if (!known || !mayStandIn(known, { seconds, now })) return null;
	return found(known, 'hit; fwd=stale; detail=stale-if-error');
}

function found({ bytes, isGzip, etag, storedAt, version }: StoredAnswer, status: CachedStatus): CachedAnswer {
	return { kind: 'found', bytes, isGzip, etag, storedAt, version, status };
}

/** Gzips an answer once, after it was given to those who waited, and keeps that instead. */
function pack(key: string, stored: StoredAnswer): Promise<StoredAnswer> {
	const packed = (async () => {
		const stream = new Blob([stored.bytes]).stream().pipeThrough(new CompressionStream('gzip'));
		const gzip = { ...stored, bytes: new Uint8Array(await new Response(stream).arrayBuffer()), isGzip: true };
		if (answers.get(key) === stored) answers.set(key, gzip);
		return gzip;
	})();
	packing.set(stored, packed);
	return packed;
}
