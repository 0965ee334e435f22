import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, plainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { leadPath } from '../lead/lead-path';
import { houseName } from '../lead/property-name';
import { groupDigits } from '../money/group-digits';
import { type CalendarDate, calendarDates } from './calendar-dates';
import { CALENDAR_WORDS } from './calendar-words';
import type { DatedLead } from './load-feed.server';
import type { CalendarReach } from './open-feed.server';

type Feed = {
	reach: CalendarReach;
	language: Language;
	agencyName: string;
	leads: readonly DatedLead[];
	/** Scheme and host where the leads stand. */
	origin: string;
};

/** How often calendars should ask again. */
const REFRESH_SECONDS = 3600;
const OPTION_END_MINUTES = 15;

/**
 * A feed as iCalendar text (RFC 5545). Days are days, whatever the zone; the end of an option is a moment in UTC. Identifiers
 * and stamps follow from the leads alone, so that the same dates are the same bytes.
 */
export function writeCalendar({ reach, language, agencyName, leads, origin }: Feed): string {
	const words = CALENDAR_WORDS[language];
	const calendar = ical({
		name: `${words[reach]}, ${agencyName}`,
		prodId: { company: 'Firnlicht', product: 'Dates of leads', language: language.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
		ttl: REFRESH_SECONDS,
	});
	for (const lead of leads) {
		const link = `${origin}${leadPath(lead.id)}`;
		for (const date of calendarDates(lead)) {
			calendar.createEvent({
				id: `${lead.id}.${date.key}@firnlicht`,
				stamp: new Date(lead.updatedAt),
				sequence: lead.version,
				...timesOf(date),
				summary: `${words[date.kind]}: ${lead.clientLastName}, ${houseName(lead.propertyName)}`,
				description: descriptionOf(date, lead, language),
				transparency: ICalEventTransparency.TRANSPARENT,
				url: link,
			});
		}
	}
	return calendar.toString();
}

function timesOf({ day, at }: CalendarDate) {
	if (at !== undefined) return { start: new Date(at - OPTION_END_MINUTES * 60_000), end: new Date(at) };
	const next = addDays(plainDate(day), 1);
	return { start: new Date(`${day}T00:00:00Z`), end: new Date(`${next}T00:00:00Z`), allDay: true };
}

function descriptionOf({ kind, minor, currency }: CalendarDate, lead: DatedLead, language: Language): string {
	const words = CALENDAR_WORDS[language];
	const amount = minor === undefined ? null : `${groupDigits(minor, 2)} ${currency ?? lead.currency}`;
	return [
		amount && (kind === 'cancellation' ? `${amount} ${words.saved}` : amount),
		lead.bookingReference && `${words.reference} ${lead.bookingReference}`,
	]
		.filter(Boolean)
		.join('\n');
}
