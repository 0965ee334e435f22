import { addMonths, type Month, monthOf } from '../../date/month';
import { type PlainDate, parsePlainDate } from '../../date/plain-date';

/** Months that may be chosen. */
const MOST_MONTHS = 60;

/** The months from this one back to the first day of the books, the latest first. */
export function monthsOfBooks(firstDay: string | null, today: PlainDate): Month[] {
	const first = monthOf(parsePlainDate(firstDay) ?? today);
	const months: Month[] = [];
	for (let month = monthOf(today); month >= first && months.length < MOST_MONTHS; month = addMonths(month, -1))
		months.push(month);
	return months;
}
