/** How long the browser waits for an answer of the site. */
export const TIMEOUT_MS = 330_000;

/**
 * `fetch` for the browser's own calls of the site: ends after `TIMEOUT_MS`, the body included, or earlier by the caller's `signal`.
 * Rejects as `fetch` does; a `TimeoutError` when the time is over. What Remix loads for a navigation is not asked here.
 */
export function callSite(path: string, init: RequestInit = {}): Promise<Response> {
	return fetch(path, { ...init, signal: firstOf(AbortSignal.timeout(TIMEOUT_MS), init.signal ?? null) });
}

/** Ends when the first of both does. `AbortSignal.any` is younger than the oldest browsers that the site works in. */
function firstOf(timeout: AbortSignal, given: AbortSignal | null): AbortSignal {
	if (given === null) return timeout;
	const both = new AbortController();
	for (const signal of [given, timeout]) {
		if (signal.aborted) both.abort(signal.reason);
		else signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
	}
	return both.signal;
}
