import type { Language } from '../language/language';
import { houseName } from '../lead/property-name';
import type { TripRow } from './read-trip.server';
import { stayEvent, writeStayCalendar } from './write-stay-calendar.server';

type Stay = Pick<
	TripRow,
	| 'leadId'
	| 'version'
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

/** A booked stay as iCalendar text (TRIP-2). It holds no price, no name of a person and no link. */
export function writeTripCalendar(stay: Stay, language: Language): string {
	const { from, until } = WORDS[language];
	const place = language === 'de' ? stay.placeDe : stay.placeEn;
	const { latitude, longitude, arrivalFrom, departureUntil } = stay;
	return writeStayCalendar(
		{
			...{ ...stayEvent(stay), changedAt: stay.updatedAt },
			title: [stay.name ?? houseName(stay.propertyName), place].filter(Boolean).join(', '),
			...{ checkIn: stay.checkIn, checkOut: stay.checkOut },
			where: [stay.street, place].filter(Boolean).join(', '),
			position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
			notes: [
				...(arrivalFrom ? [`${from} ${arrivalFrom}`] : []),
				...(departureUntil ? [`${until} ${departureUntil}`] : []),
			],
			isTentative: false,
		},
		language,
	);
}
