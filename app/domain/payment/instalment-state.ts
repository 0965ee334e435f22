import { addDays, plainDate } from '../date/plain-date';

/** In the order in which an instalment may go through them. */
export const INSTALMENT_STATES = ['planned', 'due', 'overdue', 'partlyPaid', 'paid', 'waived'] as const;

export type InstalmentState = (typeof INSTALMENT_STATES)[number];

type Amounts = { dueDate: string; minor: number; receivedMinor: number; waivedMinor: number };

/** From this many days before its day on an instalment counts as due. */
export const DUE_DAYS = 7;

/** What is still to be paid of an instalment, minor units. */
export function openMinor({ minor, receivedMinor, waivedMinor }: Omit<Amounts, 'dueDate'>): number {
	return minor - receivedMinor - waivedMinor;
}

/**
 * Where an instalment stands on a day of its property's zone (MONEY-3): what is late says so even where a part has come; a part that has come
 * before its day is partly paid.
 */
export function instalmentState(instalment: Amounts, today: string): InstalmentState {
	if (openMinor(instalment) === 0)
		return instalment.receivedMinor === 0 && instalment.waivedMinor > 0 ? 'waived' : 'paid';
	if (instalment.dueDate < today) return 'overdue';
	if (instalment.receivedMinor > 0) return 'partlyPaid';
	return instalment.dueDate <= addDays(plainDate(today), DUE_DAYS) ? 'due' : 'planned';
}
