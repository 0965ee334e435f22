import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays, plainDate } from '../date/plain-date';
import type { Language } from '../language/language';

export type CalendarStay = {
	/** Of the event: the same wherever the stay is written, so that a calendar replaces what it has. */
	id: string;
	/** Grows with each change; of two files a calendar keeps the one with the higher number (RFC 5545, 3.8.7.4). */
	sequence: number;
	/** When what is written was last changed, milliseconds. */
	changedAt: number;
	title: string;
	checkIn: string;
	checkOut: string;
	/** Address or place; '' where neither is known. */
	where: string;
	position: { latitude: number; longitude: number } | null;
	/** Lines of its description. */
	notes: readonly string[];
	/** Asked for or held, and not booked. */
	isTentative: boolean;
};

/** The event of a lead in every calendar file of it, from the approval of a proposal to the trip page (TRIP-2). */
export function stayEvent({ leadId, version }: { leadId: string; version: number }): { id: string; sequence: number } {
	return { id: `${leadId}.stay@firnlicht`, sequence: version };
}

/** A stay as iCalendar text (RFC 5545): days are days, whatever the zone. Callers give it no price, no name of a person and no link. */
export function writeStayCalendar(stay: CalendarStay, language: Language): string {
	const { where, position } = stay;
	const calendar = ical({
		prodId: { company: 'Firnlicht', product: 'Stay', language: language.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
	});
	calendar.createEvent({
		id: stay.id,
		sequence: stay.sequence,
		stamp: new Date(stay.changedAt),
		start: new Date(`${stay.checkIn}T00:00:00Z`),
		end: new Date(`${addDays(plainDate(stay.checkOut), 1)}T00:00:00Z`),
		allDay: true,
		summary: stay.title,
		description: stay.notes.join('\n'),
		status: stay.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
		transparency: ICalEventTransparency.TRANSPARENT,
		...(where === ''
			? {}
			: {
					location: {
						title: where,
						...(position ? { geo: { lat: position.latitude, lon: position.longitude } } : {}),
					},
				}),
	});
	return calendar.toString();
}
