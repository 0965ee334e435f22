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
const HEAD_BYTES = 3000;

type Freshness = { seconds: number | null; version: number; now: number; notBefore?: number | null };

/** Fresh: shows no older catalogue than is known, is no older than the asker's last write, and is younger than its time (null: of no age). */
export function isFresh(
	answer: Pick<StoredAnswer, 'storedAt' | 'version'>,
	{ seconds, version, now, notBefore = null }: Freshness,
): boolean {
	if (answer.version < version) return false;
	// What only the catalogue ends says nothing of bookings.
	if (seconds !== null && notBefore !== null && answer.storedAt <= notBefore) return false;
	return seconds === null || now - answer.storedAt < seconds * 1000;
}

/** Whether it may stand in when the database is away. */
export function mayStandIn(
	{ storedAt }: Pick<StoredAnswer, 'storedAt'>,
	{ seconds, now }: { seconds: number | null; now: number },
): boolean {
	return now - storedAt < ((seconds ?? 0) + STALE_SECONDS) * 1000;
}

/** What an answer takes in memory beside its key, in bytes: its own, its prepared head and the objects around them. */
export function sizeOfAnswer({ bytes }: Pick<StoredAnswer, 'bytes'>): number {
	return HEAD_BYTES + bytes.length;
}
