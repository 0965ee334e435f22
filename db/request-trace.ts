import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of one request, or of one run of a schedule, while it is answered (OBSERVE-1). */
export type RequestTrace = {
	readonly id: string;
	/** Round trips to the database, their time in milliseconds, and how many reads a replica has answered. */
	database: { trips: number; milliseconds: number; near: number };
	/** Answered out of a cache or a file: it is counted, and has no log line. */
	isQuiet: boolean;
	/** What the log line of the request says besides: ids and names of our own, no personal data. */
	facts: Record<string, string | number>;
};

const NAME = Symbol.for('firnlicht.request-trace');

/** The site worker and the pages are bundled apart, so what they share is looked up by name. */
const isolate = globalThis as { [NAME]?: AsyncLocalStorage<RequestTrace> };

function storage(): AsyncLocalStorage<RequestTrace> {
	isolate[NAME] ??= new AsyncLocalStorage();
	return isolate[NAME];
}

/** Runs `work`, and all that it begins, as part of a request. */
export function withinTrace<Result>(trace: RequestTrace, work: () => Result): Result {
	return storage().run(trace, work);
}

/** The request that is being answered; undefined in programs of the command line. */
export function currentTrace(): RequestTrace | undefined {
	return storage().getStore();
}

/** For columns that name the request which wrote a row; null outside of one. */
export function currentRequestId(): string | null {
	return currentTrace()?.id ?? null;
}

export function newTrace(id: string): RequestTrace {
	return { id, database: { trips: 0, milliseconds: 0, near: 0 }, isQuiet: false, facts: {} };
}
