import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, plainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { houseName } from '../lead/property-name';
import type { TripRow } from './read-trip.server';

type Stay = Pick<
	TripRow,
	| 'leadId'
	| 'updatedAt'
	| 'name'
	| 'propertyName'
	| 'checkIn'
	| 'checkOut'
	| 'street'
	| 'placeEn'
	| 'placeDe'
	| 'latitude'
	| 'longitude'
	| 'arrivalFrom'
	| 'departureUntil'
>;

const WORDS = {
	en: { from: 'Arrival from', until: 'Departure until' },
	de: { from: 'Anreise ab', until: 'Abreise bis' },
} as const;

/** A stay as iCalendar text (RFC 5545): days are days, whatever the zone. It holds no price, no name of a person and no link. */
export function writeTripCalendar(stay: Stay, language: Language): string {
	const { from, until } = WORDS[language];
	const place = language === 'de' ? stay.placeDe : stay.placeEn;
	const { latitude, longitude } = stay;
	const where = [stay.street, place].filter(Boolean).join(', ');
	const calendar = ical({
		prodId: { company: 'Firnlicht', product: 'Stay', language: language.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
	});
	calendar.createEvent({
		id: `${stay.leadId}.stay@firnlicht`,
		stamp: new Date(stay.updatedAt),
		start: new Date(`${stay.checkIn}T00:00:00Z`),
		end: new Date(`${addDays(plainDate(stay.checkOut), 1)}T00:00:00Z`),
		allDay: true,
		summary: [stay.name ?? houseName(stay.propertyName), place].filter(Boolean).join(', '),
		description: [
			stay.arrivalFrom && `${from} ${stay.arrivalFrom}`,
			stay.departureUntil && `${until} ${stay.departureUntil}`,
		]
			.filter(Boolean)
			.join('\n'),
		transparency: ICalEventTransparency.TRANSPARENT,
		...(where === ''
			? {}
			: {
					location: {
						title: where,
						...(latitude !== null && longitude !== null ? { geo: { lat: latitude, lon: longitude } } : {}),
					},
				}),
	});
	return calendar.toString();
}
