import type { REMINDER_KINDS } from '#db/schema/money-enums';
import { addDays, type PlainDate } from '../date/plain-date';
import { DUE_DAYS } from './instalment-state';

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A transfer takes up to two working days to arrive: who has paid on the day is not reminded. */
const LATE_DAYS = 3;
const LAST_DAYS = 10;
/** Beyond it the team takes over. */
const MOST_DAYS = 30;

/** Of which due days a reminder of each kind goes out on a day, both included (MONEY-10). */
export function remindedDays(today: PlainDate): Record<ReminderKind, { from: PlainDate; until: PlainDate }> {
	return {
		ahead: { from: addDays(today, 1), until: addDays(today, DUE_DAYS) },
		late: { from: addDays(today, 1 - LAST_DAYS), until: addDays(today, -LATE_DAYS) },
		last: { from: addDays(today, -MOST_DAYS), until: addDays(today, -LAST_DAYS) },
	};
}
