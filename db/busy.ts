/** How long a query waits for others, in milliseconds; less than any caller's patience. */
const PATIENCE = 4000;
/** The same where no visitor waits. */
export const UNHURRIED = 60_000;
const FIRST_PAUSE = 8;
const LONGEST_PAUSE = 250;

/**
 * True when the database had no turn for what was asked, so that nothing of it is done: it was locked, for reads too while sqld opens the
 * connections of many streams at once, or more requests ran than the server takes (429).
 */
export function isBusy(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && cause.code === 'SQLITE_BUSY') return true;
		if ('status' in cause && cause.status === 429) return true;
	}
	return false;
}

/**
 * Asks again while the database is busy, a little later each time and not all at the same moment. `ask` is whole or not at
 * all, so that asking again is asking for the first time. What is busy for longer than `patience`, in milliseconds, throws as it is.
 */
export async function askUntilFree<Answer>(ask: () => Promise<Answer>, patience = PATIENCE): Promise<Answer> {
	const until = Date.now() + patience;
	for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
		try {
			return await ask();
		} catch (error) {
			if (!isBusy(error) || Date.now() + pause > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
		}
	}
}
