import { daysBetween, type PlainDate } from '../date/plain-date';
import { bestPrice } from './month-weeks';
import type { ServiceLevel } from './service-level';
import type { PeriodPrice, StayRate } from './stay-rate';

const WEEK = 7;

type Question = {
	rates: readonly StayRate[];
	/** Preferred; null takes the best. */
	level: ServiceLevel | null;
	today: PlainDate;
};

/** Every period below seven nights that can be had, a stay or a chain of them (PRICE-1 to PRICE-4), by arrival, then by length. */
export function shortStays({ rates, level, today }: Question): PeriodPrice[] {
	const short = rates.filter(
		({ checkIn, checkOut, status }) => status !== 'sold' && checkIn >= today && daysBetween(checkIn, checkOut) < WEEK,
	);
	const byArrival = new Map<PlainDate, StayRate[]>();
	for (const rate of short) byArrival.set(rate.checkIn, [...(byArrival.get(rate.checkIn) ?? []), rate]);
	return [...byArrival.keys()].sort().flatMap((arrival) => {
		const ends = new Set<PlainDate>([arrival]);
		// Grows while it is read: each end is where the next piece of a chain may begin.
		for (const end of ends)
			for (const { checkOut } of byArrival.get(end) ?? [])
				if (daysBetween(arrival, checkOut) < WEEK) ends.add(checkOut);
		const near = rates.filter(({ checkIn, checkOut }) => checkIn >= arrival && daysBetween(arrival, checkOut) < WEEK);
		return [...ends]
			.filter((end) => end > arrival)
			.sort()
			.flatMap((checkOut) => bestPrice(near, { checkIn: arrival, checkOut }, level) ?? []);
	});
}
