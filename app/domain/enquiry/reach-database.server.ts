import { databaseBusyIn } from '#db/database-busy';
import { DomainError, isDatabaseAway } from '~/platform/errors';
import { withoutParameters } from '~/platform/without-parameters';

/** A last resort, longer than a turn and an answer may take together: nothing may be written after somebody was told that it failed. */
const PATIENCE_MS = 30_000;

/** Waits for the database with an end; throws DomainError 'unavailable' when it is away or silent, other errors as they are. */
export async function reachDatabase<T>(work: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DomainError('unavailable', 'The database took too long')), PATIENCE_MS);
	});
	try {
		return await Promise.race([work, silence]);
	} catch (error) {
		const problem = withoutParameters(error);
		if (problem instanceof DomainError || !isDatabaseAway(problem)) throw problem;
		const busy = databaseBusyIn(problem);
		throw new DomainError('unavailable', 'The database did not answer', {
			cause: problem,
			...(busy ? { retryAfterSeconds: busy.retryAfterSeconds } : {}),
		});
	} finally {
		clearTimeout(timer);
	}
}

/** Seconds after which a write that was refused for want of the database may be sent again; null where nothing says so. */
export function retryAfterSecondsOf(error: unknown): number | null {
	const known = error instanceof DomainError ? error.retryAfterSeconds : undefined;
	return known ?? databaseBusyIn(error)?.retryAfterSeconds ?? null;
}
