import { addDays, type PlainDate } from '../../date/plain-date';
import { DUE_DAYS } from '../instalment-state';

/** What the list of receivables may be narrowed to; `open`: all that is still to be paid. */
export const RECEIVABLE_STATES = ['open', 'overdue', 'due', 'partlyPaid', 'settled'] as const;

export type ReceivableState = (typeof RECEIVABLE_STATES)[number];

/** Days of what is coming, behind those of what is due. */
export const COMING_DAYS = 30;

/** The groups of the list by day, in their order. */
export const RECEIVABLE_GROUPS = ['overdue', 'due', 'coming', 'later'] as const;

export type ReceivableGroup = (typeof RECEIVABLE_GROUPS)[number];

/** The last days of the groups `due` and `coming`. */
export function groupEnds(today: PlainDate): { due: PlainDate; coming: PlainDate } {
	return { due: addDays(today, DUE_DAYS), coming: addDays(today, COMING_DAYS) };
}

/** The group of what is open by a day. */
export function receivableGroup(dueDate: string, today: PlainDate): ReceivableGroup {
	const ends = groupEnds(today);
	if (dueDate < today) return 'overdue';
	if (dueDate <= ends.due) return 'due';
	return dueDate <= ends.coming ? 'coming' : 'later';
}
