/**
 * Seconds until the next try, by the number of tries made. Two quick ones, so that a mail server that was only restarted gets
 * the mail soon; then slower, for about 21 hours in all: past that the promise to answer within 24 hours is lost anyway (MAIL-8).
 */
export const RETRY_DELAYS_SECONDS = [5, 20, 60, 300, 900, 3600, 14_400, 14_400, 14_400, 14_400, 14_400] as const;

/** Milliseconds to wait after this many failed tries, or null when the mail is given up. */
export function retryDelay(attempts: number): number | null {
	const seconds = RETRY_DELAYS_SECONDS[attempts - 1];
	return seconds === undefined ? null : seconds * 1000;
}
