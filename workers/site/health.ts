import { openDatabase } from '#db/client';
import { takesWrites, type WriteState } from '#db/takes-writes';
import type { Settings } from '~/platform/env';

const PATIENCE_MILLISECONDS = 2000;
/** Checks must not be a load themselves: an isolate writes once a second at most, however many ask. */
const FRESH_MILLISECONDS = 1000;

let last: { state: WriteState; at: number } | undefined;
let startedAt = 0;

/** `GET /healthz`: 200 when the database takes a write, 503 when it is away or its writes are stuck. */
export async function health(
	settings: Pick<Settings, 'LIBSQL_URL' | 'LIBSQL_AUTH_TOKEN' | 'TEST_OF'>,
): Promise<Response> {
	const now = Date.now();
	const isAsked = now - startedAt < PATIENCE_MILLISECONDS + 500;
	const isFresh = last && (now - last.at < FRESH_MILLISECONDS || (isAsked && startedAt > last.at));
	if (!last || !isFresh) {
		startedAt = now;
		const db = openDatabase({
			url: settings.LIBSQL_URL,
			authToken: settings.LIBSQL_AUTH_TOKEN ?? undefined,
			patienceMilliseconds: PATIENCE_MILLISECONDS,
			goesFirst: true,
		});
		last = { state: await takesWrites(db, settings.TEST_OF !== null), at: Date.now() };
	}
	const isUp = last.state === 'up';
	return Response.json(
		{ status: isUp ? 'ok' : 'unavailable', database: last.state },
		{ status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store' } },
	);
}
