import type { Language } from '../language/language';
import { dayAndMonth, dayOfMonth, formatDate } from './format-date';
import { parsePlainDate, partsOf } from './plain-date';

/**
 * A period in its shortest unambiguous form: `20 – 27 Mar 2027`, `27 Mar – 3 Apr 2027`, `26 Dec 2026 – 2 Jan 2027`;
 * German `20. – 27. März 2027`. Equal ends give one date. '' when either end is no date.
 */
export function formatDateRange(
	from: string | null | undefined,
	to: string | null | undefined,
	language: Language,
): string {
	const start = parsePlainDate(from);
	const end = parsePlainDate(to);
	if (!start || !end) return '';
	const last = formatDate(end, language);
	if (start === end) return last;
	const a = partsOf(start);
	const b = partsOf(end);
	if (a.year !== b.year) return `${formatDate(start, language)} – ${last}`;
	const first = a.month === b.month ? dayOfMonth(start, language) : dayAndMonth(start, language);
	return `${first} – ${last}`;
}
