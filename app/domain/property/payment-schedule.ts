import { addDays, maxPlainDate, type PlainDate } from '../date/plain-date';
import { split } from '../money/split';
import type { SalesTerms } from './sales-terms';

export type Payment = {
	/** 'prepayment' is due at booking, 'final' makes the whole, 'part' lies between. All due at booking is one 'final'. */
	kind: 'prepayment' | 'part' | 'final';
	dueDate: PlainDate;
	/** Share of the total, 0 to 1. */
	ratio: number;
	minor: number;
};

type Booking = {
	totalMinor: number;
	bookingDate: PlainDate;
	checkIn: PlainDate;
	terms: Pick<SalesTerms, 'prepaymentRatio' | 'paymentTerms'>;
};

/**
 * What is due when for a stay: the prepayment at booking, then each term; deadlines already reached fall due at
 * booking, so inside the last one everything does. What no term asks for is due at check-in. Ordered by date, no empty
 * parts, and the parts add up to the total to the cent. Takes resolved terms (PRICE-14).
 */
export function paymentSchedule({ totalMinor, bookingDate, checkIn, terms }: Booking): Payment[] {
	const paidBy = new Map<PlainDate, number>([[bookingDate, terms.prepaymentRatio]]);
	let paid = terms.prepaymentRatio;
	const deadlines = terms.paymentTerms.toSorted((a, b) => b.daysBeforeCheckIn - a.daysBeforeCheckIn);
	for (const term of [...deadlines, { daysBeforeCheckIn: 0, paymentRatio: 1 }]) {
		paid = Math.max(paid, term.paymentRatio);
		paidBy.set(maxPlainDate(bookingDate, addDays(checkIn, -term.daysBeforeCheckIn)), paid);
	}
	const due: { dueDate: PlainDate; ratio: number }[] = [];
	let before = 0;
	for (const [dueDate, cumulative] of paidBy) {
		const ratio = Number((cumulative - before).toFixed(6));
		if (ratio > 0) due.push({ dueDate, ratio });
		before = cumulative;
	}
	const amounts = split(
		totalMinor,
		due.map(({ ratio }) => ratio),
	);
	return due.map(({ dueDate, ratio }, index) => ({
		kind: index === due.length - 1 ? 'final' : dueDate === bookingDate ? 'prepayment' : 'part',
		dueDate,
		ratio,
		minor: amounts[index] ?? 0,
	}));
}
