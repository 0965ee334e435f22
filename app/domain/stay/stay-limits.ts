import { daysBetween } from '../date/plain-date';
import type { StayLimits, StayRate } from './stay-rate';

/** Stands for "never" among fewest nights: longer than any stay. */
export const NO_ARRIVAL_NIGHTS = 500;

/** Stands for a property that may not be sold without its registration number (REGISTRATION-2). */
const UNREGISTERED_NIGHTS = 1000;

/** Limits as `stay_rate` holds them; undefined for no rule. */
export function readStayLimits(stored: number | undefined): StayLimits | undefined {
	return stored ? { fewestNights: stored >> 1, mayEnd: (stored & 1) === 0 } : undefined;
}

/** Whether a period of so many nights may be sold that begins with the one stay and ends with the other (STAY-3). */
export function obeysLimits(first: StayLimits | undefined, last: StayLimits | undefined, nights: number): boolean {
	return nights >= (first?.fewestNights ?? 0) && (last?.mayEnd ?? true);
}

/** Whether a stay is one of a property that may not be sold at all. */
export function isUnsellable({ limits }: StayRate): boolean {
	return (limits?.fewestNights ?? 0) >= UNREGISTERED_NIGHTS;
}

/** Whether a period may begin with a stay at all. */
export function isArrival({ limits }: StayRate): boolean {
	return (limits?.fewestNights ?? 0) < NO_ARRIVAL_NIGHTS;
}

/** Whether a period may end with it. */
export function mayEnd({ limits }: StayRate): boolean {
	return limits?.mayEnd ?? true;
}

/** Fewest nights of a period that begins with a stay: its own, or as many as the rule asks for. */
export function fewestNights({ checkIn, checkOut, limits }: StayRate): number {
	return Math.max(daysBetween(checkIn, checkOut), limits?.fewestNights ?? 0);
}
