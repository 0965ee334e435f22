import { currentTrace, newTrace, type RequestTrace, withinTrace } from '#db/request-trace';
import { logEvent } from '~/platform/log';
import { REQUEST_ID, requestIdOf } from '~/platform/request-id';
import { count, countAnswer } from './counters';

/**
 * Answers a request as one that is traced (OBSERVE-1): what it asks of the database and what is logged name its id, and so does its answer. At its end
 * there is one log line, and `Server-Timing` (W3C) tells where the time went. A request that is traced already goes on as it is.
 */
export async function traceRequest(request: Request, answer: () => Promise<Response>): Promise<Response> {
	if (currentTrace()) return answer();
	const trace = newTrace(requestIdOf(request));
	const startedAt = Date.now();
	return withinTrace(trace, async () => {
		const found = await answer();
		const milliseconds = Date.now() - startedAt;
		const { method } = request;
		const { status } = found;
		const cache = found.headers.get('cache-status');
		const level = status >= 500 ? 'error' : TELLING.has(status) ? 'warn' : 'info';
		const { trips, milliseconds: database } = trace.database;
		countAnswer(status, trace.isQuiet ? null : milliseconds);
		count('database.trips', trips);
		count('database.milliseconds', database);
		if (trace.database.near > 0) count('database.near', trace.database.near);
		if (cache !== null) count(`cache.${cacheKind(cache)}`);
		if (!trace.isQuiet)
			logEvent('request', { method, status, milliseconds, trips, database, cache, ...trace.facts }, level);
		return withTrace(found, trace, milliseconds);
	});
}

/** Runs a schedule as something that is traced; its end, or its failure, is one log line. */
export async function traceSchedule(name: string, run: () => Promise<void>): Promise<void> {
	const startedAt = Date.now();
	const trace = newTrace(`${name}-${crypto.randomUUID()}`);
	await withinTrace(trace, async () => {
		let outcome = 'failed';
		try {
			await run();
			outcome = 'done';
		} finally {
			const { trips, milliseconds: database } = trace.database;
			count(`schedule.${name}.${outcome}`);
			const level = outcome === 'done' ? 'info' : 'error';
			logEvent('schedule', { name, outcome, milliseconds: Date.now() - startedAt, trips, database }, level);
		}
	});
}

/** Adds to what the log line of this request says; nothing outside of one. */
export function noteFacts(facts: Readonly<Record<string, string | number | null | undefined>>): void {
	const trace = currentTrace();
	if (!trace) return;
	for (const [name, value] of Object.entries(facts)) if (value != null) trace.facts[name] = value;
}

/** An answer that nothing was worked out for: it is counted, and not written down. Most have no trace, which would cost more than the answer. */
export function quietly(answer: Response): Response {
	const trace = currentTrace();
	if (trace) trace.isQuiet = true;
	else {
		countAnswer(answer.status, null);
		count('cache.hit');
	}
	return answer;
}

/** By `Cache-Status` (RFC 9211). */
function cacheKind(status: string): 'hit' | 'stale' | 'miss' {
	if (/; hit$/.test(status)) return 'hit';
	return /; hit/.test(status) ? 'stale' : 'miss';
}

/** Refusals that an operator of the service looks for: not signed in, not allowed, too often. */
const TELLING = new Set([401, 403, 429]);

/** By the platform's clock, which stands still while a worker computes: times are those of waiting. */
function withTrace(found: Response, { id, database }: RequestTrace, milliseconds: number): Response {
	// A connection that stays open has no answer to add to.
	if (found.status === 101) return found;
	const answer = isFixed(found) ? new Response(found.body, found) : found;
	answer.headers.set(REQUEST_ID, id);
	const near = database.near > 0 ? `, ${database.near} near` : '';
	const trips = `${database.trips} ${database.trips === 1 ? 'trip' : 'trips'}${near}`;
	answer.headers.set('server-timing', `db;dur=${database.milliseconds};desc="${trips}", total;dur=${milliseconds}`);
	return answer;
}

/** Answers of other workers cannot be added to. */
function isFixed({ headers }: Response): boolean {
	try {
		headers.delete(REQUEST_ID);
		return false;
	} catch {
		return true;
	}
}
