import type { AgreedTerms } from '#db/schema/lead';
import { addDays, type PlainDate, plainDate } from '../date/plain-date';

type Booked = { agreedTerms: AgreedTerms | null; totalMinor: number | null };

/** What a cancellation costs from today on, and the last day on which it costs just that; null after the end of the stay's last step. */
export type CancellationFee = { minor: number; until: PlainDate | null };

/**
 * What the agreed terms keep of a booking that is cancelled on a day (LEAD-48): the step of that day, the first one before it begins, the
 * last one after it, and the whole price where no steps were agreed. Null where nothing has been agreed.
 */
export function cancellationFee({ agreedTerms, totalMinor }: Booked, day: PlainDate): CancellationFee | null {
	if (!agreedTerms || totalMinor === null) return null;
	const steps = agreedTerms.cancellation;
	const step = steps.find(({ until }) => day <= until) ?? steps.at(-1);
	if (!step) return { minor: totalMinor, until: null };
	const next = steps.find(({ from, keptMinor }) => from > step.until && keptMinor !== step.keptMinor);
	const until = next ? addDays(plainDate(next.from), -1) : plainDate(steps.at(-1)?.until ?? step.until);
	return { minor: Math.min(step.keptMinor, totalMinor), until: day > until ? null : until };
}
