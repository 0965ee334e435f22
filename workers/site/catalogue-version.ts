import type { Database } from '#db/client';

const POLL_MILLISECONDS = 30_000;

let known = 0;
let polledAt = 0;

/** The number known to this isolate, and how old that knowledge is in milliseconds. */
export function knownVersion(now: number): { version: number; age: number } {
	return { version: known, age: now - polledAt };
}

/**
 * The catalogue's number, asked for at most every 30 s per isolate (decisions 64). When the database is away the
 * last known number stands.
 */
export async function catalogueVersion(database: () => Database, now: number): Promise<number> {
	if (now - polledAt < POLL_MILLISECONDS) return known;
	try {
		const { rows } = await database().$client.execute('select max(no) as version from catalogue_version');
		known = Number(rows[0]?.version ?? 0);
		polledAt = now;
	} catch {
		// Pages from the cache stay up without the database; asked again with the next request.
	}
	return known;
}
