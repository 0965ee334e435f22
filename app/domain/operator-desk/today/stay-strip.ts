import { addDays, daysBetween, type PlainDate } from '../../date/plain-date';

/** A booked stay as the desk's day shows it. */
export type DeskStay = {
	id: string;
	propertyNo: number | null;
	property: string;
	place: string | null;
	firstName: string;
	lastName: string;
	checkIn: PlainDate;
	checkOut: PlainDate;
	pax: number;
	/** `HH:mm`, as the guests have told it. */
	arrivalTime: string | null;
	/** Guests on the rooming list. */
	named: number;
};

/** How many stays begin on a day, have its night, and end on it. */
export type StripDay = { day: PlainDate; arrive: number; inHouse: number; leave: number };

/** The days from the first one on, each with its stays. */
export function stripOf(stays: readonly DeskStay[], from: PlainDate, days: number): StripDay[] {
	return Array.from({ length: days }, (_, at) => {
		const day = addDays(from, at);
		return {
			day,
			arrive: stays.filter(({ checkIn }) => checkIn === day).length,
			inHouse: stays.filter(({ checkIn, checkOut }) => checkIn <= day && day < checkOut).length,
			leave: stays.filter(({ checkOut }) => checkOut === day).length,
		};
	});
}

/** What comes after a stay in its property, among the stays shown: the next guests on the same day, on a later one, or none. */
export type Turnover = { kind: 'sameDay' } | { kind: 'later'; day: PlainDate } | { kind: 'none' };

export function turnoverOf(stay: DeskStay, stays: readonly DeskStay[]): Turnover {
	const [next] = stays
		.filter(({ propertyNo, checkIn }) => propertyNo === stay.propertyNo && checkIn >= stay.checkOut)
		.map(({ checkIn }) => checkIn)
		.sort();
	if (next === undefined) return { kind: 'none' };
	return next === stay.checkOut ? { kind: 'sameDay' } : { kind: 'later', day: next };
}

/** What is not known of an arrival yet, the most pressing alone; null when all is. Told from a week before the arrival on. */
export function arrivalGap(stay: DeskStay, today: PlainDate): 'guests' | 'time' | null {
	if (daysBetween(today, stay.checkIn) > 7) return null;
	if (stay.named === 0) return 'guests';
	return stay.arrivalTime === null ? 'time' : null;
}

/** The day of a stay that a day is, and how many it has: the third of seven. */
export function dayOfStay({ checkIn, checkOut }: Pick<DeskStay, 'checkIn' | 'checkOut'>, day: PlainDate) {
	return { at: daysBetween(checkIn, day) + 1, of: daysBetween(checkIn, checkOut) };
}
