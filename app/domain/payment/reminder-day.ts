import type { REMINDER_KINDS } from '#db/schema/money-enums';
import { addDays, type PlainDate } from '../date/plain-date';
import { DUE_DAYS } from './instalment-state';

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A transfer takes up to two working days to arrive: who has paid on the day is not reminded. */
const LATE_DAYS = 3;
const LAST_DAYS = 10;
/** Beyond it the team takes over. */
const MOST_DAYS = 30;

/** On which days a reminder of a kind may go out for an instalment that is due on a day, both included (MONEY-10). */
export function reminderDays(dueDate: PlainDate): Record<ReminderKind, { from: PlainDate; until: PlainDate }> {
	const days = (from: number, until: number) => ({ from: addDays(dueDate, from), until: addDays(dueDate, until) });
	return {
		ahead: days(-DUE_DAYS, -1),
		late: days(LATE_DAYS, LAST_DAYS - 1),
		last: days(LAST_DAYS, MOST_DAYS),
	};
}

/** Which reminder is due on a day; null for none. */
export function reminderOn(dueDate: PlainDate, today: PlainDate): ReminderKind | null {
	const kinds = reminderDays(dueDate);
	return (
		(['ahead', 'late', 'last'] as const).find((kind) => kinds[kind].from <= today && today <= kinds[kind].until) ?? null
	);
}

/** The first and the last day of which anything is reminded on a day. */
export function remindedDays(today: PlainDate): { from: PlainDate; until: PlainDate } {
	return { from: addDays(today, -MOST_DAYS), until: addDays(today, DUE_DAYS) };
}
