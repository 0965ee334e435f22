import { DomainError, isUnavailable } from '~/platform/errors';

/** A late write still ends within about this time, when it ends at all. */
const PAUSES = [0, 300, 1200];

/**
 * True when a write may have happened although it failed: its answer was lost or late. A refusal for want of a turn, or a locked database,
 * means that nothing was written.
 */
export function isOutcomeUnknown(error: unknown): boolean {
	if (!isUnavailable(error)) return false;
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause.name === 'DatabaseBusy') return false;
		if (cause instanceof DomainError) continue;
		if ('code' in cause && cause.code === 'SQLITE_BUSY') return false;
		if (/ECONNREFUSED|connection refused/i.test(`${'code' in cause ? cause.code : ''} ${cause.message}`)) return false;
	}
	return true;
}

/** Reads what a lost write has left, a few times; `otherwise` when nothing is found or the database stays away. */
export async function readBack<Found>(
	read: () => Promise<Found | null>,
	otherwise: Found | null,
): Promise<Found | null> {
	for (const pause of PAUSES) {
		await new Promise((resolve) => setTimeout(resolve, pause));
		try {
			const found = await read();
			if (found !== null) return found;
		} catch {
			return otherwise;
		}
	}
	return otherwise;
}
