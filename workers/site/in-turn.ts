import { isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';

/**
 * Runs the steps of a schedule one after the other. One that fails holds up none of the others: its fault is thrown at the end, so that the run counts as failed.
 * A database that does not answer ends the run at once.
 */
export async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
	const faults: unknown[] = [];
	for (const step of steps)
		await step().catch((error: unknown) => {
			if (isUnavailable(error)) throw error;
			logFault('a step of the schedule failed', error);
			faults.push(error);
		});
	if (faults.length > 0) throw new AggregateError(faults, `${faults.length} steps of the schedule failed`);
}
