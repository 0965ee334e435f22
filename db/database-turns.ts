import { Turns } from './turns';

/** Read turns and write turns of one database server. */
type DatabaseTurns = { reads: Turns; writes: Turns };

/**
 * Limits per isolate, found by trial (docs/decisions/0025): above eight queries at a time more of them only make each slower, and
 * SQLite has one writer, so a second write is under way only to be ready when the first has ended.
 */
const READS = { atOnce: 8, waiting: 32 };
const WRITES = { atOnce: 2, waiting: 300 };

/** How long a query may wait for its turn, in milliseconds. */
export const READ_WAIT = 1000;
export const WRITE_WAIT = 4000;

const turns = new Map<string, DatabaseTurns>();

/** The same turns for every request of an isolate that asks this server. */
export function turnsOf(url: string): DatabaseTurns {
	const known = turns.get(url) ?? { reads: new Turns('read', READS), writes: new Turns('write', WRITES) };
	turns.set(url, known);
	return known;
}
