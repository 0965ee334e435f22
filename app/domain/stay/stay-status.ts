import { STAY_STATUSES } from '#db/schema/enums';
import type { Language } from '../language/language';

/** What can be done with a stay, as stored. */
export type StayStatus = (typeof STAY_STATUSES)[number];

/** Available, Fully booked, On request. */
const LABELS: Record<Language, Record<StayStatus, string>> = {
	en: { available: 'Available', on_request: 'On request', sold: 'Fully booked' },
	de: { available: 'Verfügbar', on_request: 'Auf Anfrage', sold: 'Ausgebucht' },
};

/** Label of a status: `Fully booked`, `Ausgebucht`. */
export function stayStatusLabel(status: StayStatus, language: Language): string {
	return LABELS[language][status];
}

/** True for exactly one of the stored strings. */
export function isStayStatus(value: unknown): value is StayStatus {
	return typeof value === 'string' && (STAY_STATUSES as readonly string[]).includes(value);
}
