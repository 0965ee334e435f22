import { formatDate } from '../../date/format-date';
import { formatDateRange } from '../../date/format-date-range';
import { parsePlainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import type { MiceEnquiry } from './mice-enquiry-schema';

/** Words of the message's lines. */
type Say = (line: 'title' | 'when' | 'delegates' | 'roomNights' | 'setup' | 'budget' | 'catering') => string;

/** An enquiry as the first message of its conversation: all that was asked for, one fact a line, then the notes. */
export function miceMessage(enquiry: MiceEnquiry, say: Say, language: Language): string {
	const { delegates, roomNights, setup, budget, catering, notes } = enquiry;
	const facts: [Parameters<Say>[0], string | number | null][] = [
		['when', whenInWords(enquiry, language)],
		['delegates', delegates],
		['roomNights', roomNights],
		['setup', setup],
		['budget', budget],
		['catering', catering],
	];
	const lines = facts.flatMap(([name, value]) => (value === null || value === '' ? [] : `${say(name)}: ${value}`));
	return [say('title'), ...lines, ...(notes ? ['', notes] : [])].join('\n');
}

function whenInWords({ from, until, month }: MiceEnquiry, language: Language): string {
	const [first, last] = [parsePlainDate(from), parsePlainDate(until)];
	if (first && last && last > first) return formatDateRange(first, last, language);
	if (first) return formatDate(first, language);
	return new Intl.DateTimeFormat(language === 'de' ? 'de-CH' : 'en-GB', {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	}).format(new Date(`${month}-15T00:00:00Z`));
}
