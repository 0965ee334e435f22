import type { Database } from '#db/client';
import { withinPatience } from '~/platform/within-patience';
import { needVersion } from './near-reads';

const POLL_MILLISECONDS = 30_000;
/** Older knowledge is no ground for handing out what is kept. */
export const VERSION_PATIENCE = POLL_MILLISECONDS;
/** A database that is away is asked again soon, but not by every request: kept pages must not wait for it. */
const REST_MILLISECONDS = 5000;
const PATIENCE_MILLISECONDS = 1000;

let known = 0;
let polledAt = 0;
let failedAt = 0;
let requestedAt = 0;

/** The number known to this isolate, and how old that knowledge is in milliseconds. */
export function knownVersion(now: number): { version: number; age: number } {
	return { version: known, age: now - polledAt };
}

/**
 * The catalogue's number, asked for at most every 30 s per isolate (CACHE-3). When the database is away or silent
 * the last known number stands.
 */
export async function catalogueVersion(database: () => Database, now: number): Promise<number> {
	if (now - polledAt < POLL_MILLISECONDS || now - failedAt < REST_MILLISECONDS) return known;
	// One request asks; those that come while it waits go on with what is known.
	if (polledAt > 0 && now - requestedAt < PATIENCE_MILLISECONDS) return known;
	requestedAt = now;
	try {
		const version = await withinPatience(askVersion(database()), PATIENCE_MILLISECONDS);
		if (version !== known) needVersion();
		known = version;
		polledAt = now;
	} catch {
		failedAt = now;
	}
	return known;
}

/** A write through this isolate may have made a new version: the next reader asks for it, so that whoever wrote sees what he wrote. */
export function distrustVersion(): void {
	polledAt = 0;
}

async function askVersion(database: Database): Promise<number> {
	const { rows } = await database.$client.execute('select max(no) as version from catalogue_version');
	return Number(rows[0]?.version ?? 0);
}
