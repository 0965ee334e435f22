import type { Language } from '../language/language';
import type { CalendarDateKind } from './calendar-dates';

type Words = Record<CalendarDateKind, string> & { agent: string; team: string; reference: string; saved: string };

/** What the entries of a calendar say. */
export const CALENDAR_WORDS: Record<Language, Words> = {
	en: {
		agent: 'My dates',
		team: 'Dates of the team',
		optionEnd: 'Option ends',
		prepayment: 'Prepayment due',
		part: 'Part payment due',
		final: 'Final payment due',
		deposit: 'Security deposit',
		cancellation: 'Last day before a cancellation costs more',
		checkIn: 'Check-in',
		checkOut: 'Check-out',
		reference: 'Reference',
		saved: 'kept from the next day on',
	},
	de: {
		agent: 'Meine Termine',
		team: 'Termine des Teams',
		optionEnd: 'Option endet',
		prepayment: 'Anzahlung fällig',
		part: 'Teilzahlung fällig',
		final: 'Restzahlung fällig',
		deposit: 'Kaution',
		cancellation: 'Letzter Tag, bevor eine Stornierung mehr kostet',
		checkIn: 'Anreise',
		checkOut: 'Abreise',
		reference: 'Referenz',
		saved: 'werden ab dem Folgetag einbehalten',
	},
};
