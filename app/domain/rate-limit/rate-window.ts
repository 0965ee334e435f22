/** Writes are counted in windows of ten minutes (FORM-14). */
export const WINDOW_MS = 10 * 60_000;

/** First millisecond of the window that `now` lies in. */
export function windowStart(now: number): number {
	return now - (now % WINDOW_MS);
}

/** Whole seconds until the next window begins, at least 1: the `Retry-After` of a refusal. */
export function secondsToNextWindow(now: number): number {
	return Math.max(1, Math.ceil((windowStart(now) + WINDOW_MS - now) / 1000));
}
