import { nextTeamInstant } from '../team/team-hours';

const DAY = 86_400_000;

/** By when a guest who asks at `askedAt` is promised an answer (ENQUIRY-4): 24 hours later, or when the team works next. Milliseconds. */
export function promisedAnswer(askedAt: number): number {
	return nextTeamInstant(askedAt + DAY);
}

/** The moment that guests are told in place of "within 24 hours", because it is later; null where the sentence holds. */
export function laterPromise(askedAt: number): number | null {
	const at = promisedAnswer(askedAt);
	return at > askedAt + DAY ? at : null;
}

/** From this long before the promise on it is pressing. */
const SOON = 3 * 3_600_000;

export type PromiseClock = {
	urgency: 'late' | 'soon' | 'calm';
	/** To the promise, or since; whole minutes. */
	minutes: number;
	/** Of the time from asking to the promise, 0 to 1. */
	elapsed: number;
};

/** The clock of an enquiry that waits for its answer. */
export function promiseClock(
	{ createdAt, promisedAt }: { createdAt: number; promisedAt: number },
	now: number,
): PromiseClock {
	const left = promisedAt - now;
	const elapsed = (now - createdAt) / Math.max(promisedAt - createdAt, 1);
	return {
		urgency: left <= 0 ? 'late' : left <= SOON ? 'soon' : 'calm',
		minutes: Math.floor(Math.abs(left) / 60_000),
		elapsed: Math.min(Math.max(elapsed, 0), 1),
	};
}
