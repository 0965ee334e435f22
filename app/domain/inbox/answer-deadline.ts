const HOUR = 3_600_000;

/** Agents are promised an answer within a day of asking. */
export const ANSWER_HOURS = 24;

/** By when a request is to be answered, in milliseconds. */
export function answerDeadline(requestedAt: number): number {
	return requestedAt + ANSWER_HOURS * HOUR;
}

/** How pressing a moment is: over, within the day, or later. */
export function deadlineUrgency(deadline: number, now: number): 'over' | 'soon' | 'later' {
	if (deadline <= now) return 'over';
	return deadline - now <= 12 * HOUR ? 'soon' : 'later';
}
