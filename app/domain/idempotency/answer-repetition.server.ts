import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import type { Submission } from './submission';
import { firstResult } from './submission-statements.server';
import { isOutcomeUnknown, readBack } from './unknown-outcome.server';

/**
 * What a write that the claim of its submission has refused comes to: the first result of a repetition, or `key-reused` (the
 * client's key came with another body and that is to be refused). A write whose answer was lost is looked for by its key. Null when it failed for another reason.
 */
export async function answerRepetition(
	error: unknown,
	db: Database,
	submission: Submission,
): Promise<{ id: string } | 'key-reused' | null> {
	if (breaksConstraint(error, 'idempotency_key', 'unique')) {
		const first = await firstResult(db, submission);
		if (first) return first;
	}
	if (isOutcomeUnknown(error)) {
		const first = await readBack(() => firstResult(db, submission), null);
		if (first) return first;
	}
	return breaksConstraint(error, 'idempotency_key.result_id', 'not null') ? 'key-reused' : null;
}
