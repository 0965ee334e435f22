import { CLOSED_TOO_LARGE, CLOSED_TOO_MUCH } from '~/domain/conversation/live-protocol';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Milliseconds before a connection closed with this code is retried: exponential back-off with jitter (`chance` from 0 to 1). A
 * rate-limited client waits the maximum at once.
 */
export function reconnectWait(code: number, tries: number, chance: number, longest = LONGEST_WAIT_MS): number {
	const isTooMuch = code === CLOSED_TOO_MUCH || code === CLOSED_TOO_LARGE;
	const wait = isTooMuch ? longest : Math.min(longest, FIRST_WAIT_MS * 2 ** tries);
	return wait * (0.75 + chance / 2);
}
