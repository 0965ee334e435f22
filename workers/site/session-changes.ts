import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { sessionChange } from '#db/schema/user';
import { SingleFlight } from '~/platform/cache/single-flight';
import { withinPatience } from '~/platform/within-patience';

/** A cached session is used for so long after the changes were read: an ended one is good for no longer anywhere (ACCESS-13). */
const TRUST_MILLISECONDS = 1000;
/** Older than this they are read again beside the request, so that a busy isolate never waits for them. */
const FOLLOW_MILLISECONDS = 400;
const PATIENCE_MILLISECONDS = 1000;
/** While the database is away, sessions that were known are still good for reading for so long. */
const AWAY_MILLISECONDS = 5 * 60_000;
/** More changes at once are not followed one by one. */
const MOST_ROWS = 500;
const MOST_USERS = 20_000;

/** The last change that this isolate has read; null: none yet. */
let position: number | null = null;
let readAt = 0;
/** When a write went through this isolate: what was read before it does not count. */
let wroteAt = 0;
/** The last change of each user, by its number. */
const lastOf = new Map<number, number>();
/** What was cached before this position counts no more. */
let forgottenBefore = 0;
const reading = new SingleFlight<true>();

type Change = { no: number | null; userNo: number | null };

/** The last change that this isolate has read, from where `changesQuery` goes on. */
export function changesPosition(): number | null {
	return position;
}

/** Reads the changes since a position, or where they stand now; goes with another query in one batch. */
export function changesQuery(db: Database, since: number | null) {
	const { no, userNo } = sessionChange;
	return db
		.select({ no: since === null ? sql<number | null>`max(${no})` : sql<number | null>`${no}`, userNo })
		.from(sessionChange)
		.where(since === null ? undefined : gt(no, since))
		.orderBy(asc(no))
		.limit(MOST_ROWS);
}

/** Takes what `changesQuery` has found since a position, asked at `now`, and gives the position to which that leads. */
export function takeChanges(changes: readonly Change[], { since, now }: { since: number | null; now: number }): number {
	const reached = Math.max(since ?? 0, ...changes.map(({ no }) => no ?? 0));
	for (const { no, userNo } of changes)
		if (userNo !== null) lastOf.set(userNo, Math.max(lastOf.get(userNo) ?? 0, no ?? 0));
	position = Math.max(position ?? 0, reached);
	const areMore = changes.length === MOST_ROWS;
	if (areMore || lastOf.size > MOST_USERS) {
		forgottenBefore = position + 1;
		lastOf.clear();
	}
	// With more to come, nothing that is cached counts until they are read.
	if (!areMore) readAt = Math.max(readAt, now);
	return reached;
}

/** Whether what is cached may be used without a look at the database. */
export function areChangesKnown(now: number): boolean {
	return readAt > wroteAt && now - readAt < TRUST_MILLISECONDS;
}

/** Whether what is cached may be used for reading while the database does not answer. */
export function mayReadWithoutDatabase(now: number): boolean {
	return now - readAt < AWAY_MILLISECONDS;
}

/** Whether sessions or rights of a user have changed since a position, as far as this isolate has read. */
export function hasChanged(userNo: number, since: number): boolean {
	return since < forgottenBefore || (lastOf.get(userNo) ?? 0) > since;
}

/** A write through this isolate may have ended sessions: the next request looks. */
export function distrustSessions(now: number): void {
	wroteAt = now;
}

type Following = { database: () => Database; waitUntil: (promise: Promise<unknown>) => void; now: number };

/** Reads the changes beside a request once they are no longer new, one request for all. */
export function followChanges({ database, waitUntil, now }: Following): void {
	if (position === null || readAt <= wroteAt || now - readAt < FOLLOW_MILLISECONDS || reading.isRunning('changes'))
		return;
	const read = async (): Promise<true> => {
		const since = position;
		takeChanges(await withinPatience(changesQuery(database(), since).execute(), PATIENCE_MILLISECONDS), { since, now });
		return true;
	};
	waitUntil(reading.run('changes', read).catch(() => undefined));
}
