import { fromEpochDay, type PlainDate, toEpochDay } from '../date/plain-date';
import type { StayTuple } from '../property/stay-tuples';
import { yearWeeks } from '../property/year-weeks';

/** Steps from the cheapest to the dearest week. */
export const YEAR_STEPS = 5;

/** Where a stay stands among the coming weeks of its property, without any amount: a client pays another price than the agency. */
export type YearContext = {
	/** First day of the first week. */
	from: PlainDate;
	/** A step of price for each week; null where the property is not let or has no price. */
	steps: (number | null)[];
	/** The week of the stay. */
	at: number;
	standing: 'low' | 'middle' | 'high' | 'only';
};

type Stay = { checkIn: PlainDate; level: number };

/** Fewer weeks with a price say nothing about a year. */
const LEAST_WEEKS = 8;

/** The year around a stay at a service level; null where too few weeks have a price, or the stay is beyond them. */
export function yearContext(stays: readonly StayTuple[], stay: Stay, today: PlainDate): YearContext | null {
	const { starts, rows } = yearWeeks(stays, [stay.level], today);
	const prices = (rows[0]?.cells ?? []).map((cell) => cell?.[4] ?? null);
	const day = toEpochDay(stay.checkIn);
	const at = starts.findLastIndex((start) => start <= day);
	const own = prices[at];
	const [first] = starts;
	const known = prices.filter((price) => price !== null);
	if (known.length < LEAST_WEEKS || own === undefined || own === null || first === undefined) return null;
	if (day >= (starts.at(-1) ?? 0) + 7) return null;
	const [least, most] = [Math.min(...known), Math.max(...known)];
	const stepOf = (price: number) =>
		Math.min(YEAR_STEPS - 1, Math.floor(((price - least) / (most - least || 1)) * YEAR_STEPS));
	return {
		from: fromEpochDay(first),
		steps: prices.map((price) => (price === null ? null : stepOf(price))),
		at,
		standing: least === most ? 'only' : standingOf(stepOf(own)),
	};
}

function standingOf(step: number): YearContext['standing'] {
	if (step === 0) return 'low';
	return step >= YEAR_STEPS - 2 ? 'high' : 'middle';
}
