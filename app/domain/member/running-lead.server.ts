import { and, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';

/** The condition that a lead still needs its agent: an interest, what is asked for, an option, or a booking whose stay is not over (MEMBER-5). */
export function isRunning(today: PlainDate): SQL {
	const live = inArray(lead.status, [
		'interest',
		'requestedOption',
		'confirmedOption',
		'requestedBooking',
		'confirmedBooking',
	]);
	return sql`(${and(isNull(lead.deletedAt), live, gte(lead.checkOut, today))})`;
}
