import type { Language } from '../language/language';
import type { LeadStatus } from './lead-status';

/** The status in words (LEAD-1). */
const LABELS: Record<Language, Record<LeadStatus, string>> = {
	en: {
		interest: 'Interest',
		requestedOption: 'Requested option',
		confirmedOption: 'Confirmed option',
		requestedBooking: 'Requested booking',
		confirmedBooking: 'Confirmed booking',
		declinedOption: 'Declined option',
		declinedBooking: 'Declined booking',
		cancelledOption: 'Cancelled option',
		cancelledBooking: 'Cancelled booking',
		expiredOption: 'Expired option',
	},
	de: {
		interest: 'Interesse',
		requestedOption: 'Angefragte Option',
		confirmedOption: 'Bestätigte Option',
		requestedBooking: 'Angefragte Buchung',
		confirmedBooking: 'Bestätigte Buchung',
		declinedOption: 'Abgelehnte Option',
		declinedBooking: 'Abgelehnte Buchung',
		cancelledOption: 'Stornierte Option',
		cancelledBooking: 'Stornierte Buchung',
		expiredOption: 'Verfallene Option',
	},
};

/** Label of a status: `Requested booking`, `Angefragte Buchung`. */
export function leadStatusLabel(status: LeadStatus, language: Language): string {
	return LABELS[language][status];
}
