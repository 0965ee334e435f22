const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next attempt, by the number of attempts made: a little more than three days in all (HOOK-3). */
const RETRY_SECONDS = [
	...[5, MINUTE, 5 * MINUTE, 30 * MINUTE],
	...[2, 5, 10, 14, 20, 20.5].map((hours) => hours * HOUR),
];

/** Milliseconds to wait after this many failed attempts, or null when the delivery is given up. */
export function webhookRetryDelay(attempts: number): number | null {
	const seconds = RETRY_SECONDS[attempts - 1];
	return seconds === undefined ? null : seconds * 1000;
}
