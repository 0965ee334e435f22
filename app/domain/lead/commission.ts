import { addDays, type PlainDate } from '../date/plain-date';

/** Due this many days after check-out (LEAD-27). */
const DUE_DAYS = 30;

export type Commission = { percent: number; minor: number; dueDate: PlainDate };

type Sale = {
	/** Price of the stay in minor units, net of card fee and security deposit. */
	subtotalMinor: number;
	/** 0 to 100; null where none is agreed. */
	percent: number | null;
	checkOut: PlainDate;
};

/** The agency's commission: the percentage of the net price, rounded to the cent, due 30 days after check-out; null without one. */
export function commissionOf({ subtotalMinor, percent, checkOut }: Sale): Commission | null {
	if (percent === null) return null;
	return { percent, minor: commissionMinor(subtotalMinor, percent), dueDate: addDays(checkOut, DUE_DAYS) };
}

/** A percentage of a net price, rounded to the cent; minor units. */
export function commissionMinor(subtotalMinor: number, percent: number): number {
	// The fourth decimal of a cent takes the error of binary fractions away: 12.35 percent of 1000 is 123.5, not 123.49…
	return Math.round(Number(((subtotalMinor * percent) / 100).toFixed(4)));
}
