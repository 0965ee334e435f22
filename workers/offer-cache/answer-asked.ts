import type { Database } from '#db/client';
import { isFresh, mayStandIn, type StoredAnswer, sizeOfAnswer } from '~/domain/offer-cache/answer-store';
import { type KeptAnswer, type KeptStatus, workedOut } from '~/domain/offer-cache/kept-answer';
import { type Asked, type KeptSource, keptKey } from '~/domain/offer-cache/kept-call';
import { KEPT_CALLS } from '~/domain/offer-cache/kept-calls.server';
import { BudgetedCache } from '~/platform/budgeted-cache';
import { DomainError, isDatabaseAway } from '~/platform/errors';
import { OneFill } from '~/platform/one-fill';

type Surroundings = {
	now: number;
	database: () => Database;
	waitUntil: (promise: Promise<unknown>) => void;
};

const answers = new BudgetedCache<StoredAnswer>({ sizeOf: sizeOfAnswer });
const fills = new OneFill<KeptAnswer>();
/** After the database was found away, what is kept stands in without asking again, until then. */
let restsUntil = 0;
const REST_MILLISECONDS = 5000;
/** What is being packed. */
const packing = new WeakMap<StoredAnswer, Promise<StoredAnswer>>();

/**
 * A kept answer while it is fresh, else a new one: one is worked out at a time for a key and a catalogue, and whoever asks meanwhile gets
 * what it gives, failures too. These are never kept. When the database is away, what is kept stands in for up to an hour.
 */
export async function answerAsked(asked: Asked, surroundings: Surroundings): Promise<KeptAnswer> {
	const kept = KEPT_CALLS.get(asked.callId);
	if (!kept) throw new Error(`${asked.callId} is not kept`);
	const key = keptKey(kept, asked.question, asked);
	const { catalogueVersion: version } = asked;
	const known = answers.get(key);
	if (known && isFresh(known, { seconds: kept.seconds, version, now: surroundings.now }))
		return found((asked.wantsGzip && (await packing.get(known))) || known, 'hit');
	if (surroundings.now < restsUntil) {
		const standIn = standInFor(key, kept, surroundings.now);
		if (standIn) return standIn;
	}
	const fillKey = `${version} ${key}`;
	// Asked in this very turn: whoever waits first lets others begin.
	const joined = fills.isRunning(fillKey) ? await fills.join(fillKey) : null;
	if (joined) return joined.kind === 'found' ? { ...joined, status: 'fwd=miss; collapsed' } : joined;
	const filled = fills.run(fillKey, () => fill(kept, key, asked, surroundings));
	// Whoever asked first may be called off; the others wait for this all the same.
	surroundings.waitUntil(filled);
	return (await filled) ?? { kind: 'failed', error: 'The offer-cache found nothing' };
}

async function fill(
	kept: KeptSource,
	key: string,
	asked: Asked,
	{ database, now, waitUntil }: Surroundings,
): Promise<KeptAnswer> {
	try {
		const json = await kept.answer({ ...asked, db: database() }, asked.question);
		const version = asked.catalogueVersion;
		const stored = await workedOut(json, { now, version, status: 'fwd=miss; stored' });
		const isOutrun = (answers.get(key)?.version ?? version) > version;
		if (!isOutrun) {
			answers.set(key, stored);
			waitUntil(pack(key, stored));
		}
		return stored;
	} catch (error) {
		if (isDatabaseAway(error)) {
			restsUntil = Date.now() + REST_MILLISECONDS;
			const standIn = standInFor(key, kept, now);
			return standIn ?? { kind: 'refused', code: 'unavailable', message: 'The database is away' };
		}
		if (error instanceof DomainError) return { kind: 'refused', code: error.code, message: error.message };
		return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

function standInFor(key: string, { seconds }: KeptSource, now: number): KeptAnswer | null {
	const known = answers.get(key);
	if (!known || !mayStandIn(known, { seconds, now })) return null;
	return found(known, 'hit; fwd=stale; detail=stale-if-error');
}

function found({ bytes, isGzip, etag, storedAt, version }: StoredAnswer, status: KeptStatus): KeptAnswer {
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
