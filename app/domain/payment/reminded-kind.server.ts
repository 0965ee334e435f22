import { between, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PlainDate } from '../date/plain-date';
import { type ReminderKind, remindedDays } from './reminder-day';

/** Which reminder goes out on a day for a column of due days, as SQL, and whether one does (MONEY-10). */
export function remindedKind(dueDate: SQLiteColumn, today: PlainDate) {
	const days = Object.entries(remindedDays(today)) as [ReminderKind, { from: PlainDate; until: PlainDate }][];
	const kind = sql<ReminderKind | null>`case ${sql.join(
		days.map(([name, { from, until }]) => sql`when ${dueDate} between ${from} and ${until} then ${name}`),
		sql` `,
	)} end`;
	return { kind, isReminded: or(...days.map(([, { from, until }]) => between(dueDate, from, until))) };
}
