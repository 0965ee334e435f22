import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import type { Party } from './party';
import { PartyNights } from './party-nights';
import type { WindowRoom } from './room-in-period';
import type { WhyNot } from './why-not';

/** A day of a hotel's calendar for parties; sums in minor units of its currency, all rooms together. */
export type PricedDay = {
	day: PlainDate;
	/** The cheapest night that begins on it, whatever is asked of arrivals; null: none is for sale. */
	nightMinor: number | null;
	/** The cheapest stay of the requested length that begins on it; null: there is none. */
	stayMinor: number | null;
	/** Why there is no such stay, where there is none at a price. */
	whyNot: WhyNot | null;
};

/** Days from one on, each with its night and the stay of so many nights that begins on it (OFFER-31). */
export function pricedDays(
	rooms: readonly WindowRoom[],
	parties: readonly Party[],
	{ from, count, nights }: { from: PlainDate; count: number; nights: number },
): PricedDay[] {
	const calendar = new PartyNights(rooms, parties);
	return Array.from({ length: count }, (_, at): PricedDay => {
		const day = addDays(from, at);
		const stayMinor = calendar.stay(day, nights);
		return {
			day,
			nightMinor: calendar.night(day),
			stayMinor,
			whyNot: stayMinor === null ? calendar.whyNot(day, nights) : null,
		};
	});
}

/** How far a stay is moved for another that works. */
const MOST_DAYS = 14;

export type NearStay = { checkIn: PlainDate; checkOut: PlainDate; totalMinor: number };

/** Days that a calendar needs around a stay to find the nearest ones. */
export function windowAround(checkIn: PlainDate, checkOut: PlainDate, today: PlainDate) {
	const first = addDays(checkIn, -MOST_DAYS);
	return { checkIn: first < today ? today : first, checkOut: addDays(checkOut, MOST_DAYS + LONGEST) };
}

/** More nights than a minimum stay may ask for on top. */
const LONGEST = 14;

/**
 * Stays that work where one does not: the nearest before and the nearest after, as long as the hotel asks for on that day; on the same day a
 * longer one first. Nearest first, at most three.
 */
export function nearStays(
	calendar: PartyNights,
	{ checkIn, checkOut, today }: { checkIn: PlainDate; checkOut: PlainDate; today: PlainDate },
	reason: WhyNot,
): NearStay[] {
	const nights = daysBetween(checkIn, checkOut);
	const at = (first: PlainDate, length: number): NearStay | null => {
		if (first < today) return null;
		const totalMinor = calendar.stay(first, length);
		return totalMinor === null ? null : { checkIn: first, checkOut: addDays(first, length), totalMinor };
	};
	const asLong = (day: PlainDate, why: WhyNot) =>
		why.kind === 'minimumStay' && why.nights <= nights + LONGEST ? at(day, why.nights) : null;
	const longer = [asLong(checkIn, reason)];
	const found = (by: 1 | -1) => {
		for (let days = 1; days <= MOST_DAYS; days++) {
			const day = addDays(checkIn, by * days);
			const stay = at(day, nights) ?? asLong(day, calendar.whyNot(day, nights));
			if (stay) return stay;
		}
		return null;
	};
	const moved = [found(-1), found(1)]
		.filter((stay) => stay !== null)
		.sort((a, b) => Math.abs(daysBetween(checkIn, a.checkIn)) - Math.abs(daysBetween(checkIn, b.checkIn)));
	return [...longer.filter((stay) => stay !== null), ...moved].slice(0, 3);
}
