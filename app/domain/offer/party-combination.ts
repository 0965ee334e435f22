import { addMoney, type Money } from '../money/money';
import type { Offer } from './offer';

/** Rooms for a whole party; who sleeps where stands in the request of each offer. */
export type PartyCombination = {
	/** Fullest first. */
	rooms: { name: string; offer: Offer }[];
	/** Sum of the rooms as the agency is billed, to the cent what the selection adds up; null where one has no price in that currency. */
	total: Money | null;
};

/** A combination and what speaks for it. */
export type RankedCombination = PartyCombination & {
	/** None costs less. */
	isCheapest: boolean;
	/** None takes fewer rooms. */
	isFewest: boolean;
	/** Several rooms, all of one type. */
	isOneType: boolean;
	/** What it costs more than the cheapest; null: nothing, or it is not known. */
	dearer: Money | null;
};

/** The sum of rooms with their offers. */
export function combinationOf(rooms: PartyCombination['rooms']): PartyCombination {
	const [first, ...rest] = rooms.flatMap(({ offer: { price } }) => (price ? [price.total] : []));
	const isWhole = first !== undefined && rest.length + 1 === rooms.length;
	return { rooms, total: isWhole ? addMoney(first, ...rest) : null };
}

/** Says of each combination, in the order that they have, why it stands there. */
export function rankingOf(combinations: readonly PartyCombination[]): RankedCombination[] {
	const totals = combinations.flatMap(({ total }) => (total ? [total.minor] : []));
	const least = Math.min(...totals);
	const fewest = Math.min(...combinations.map(({ rooms }) => rooms.length));
	return combinations.map((each) => {
		const { rooms, total } = each;
		const more = total ? total.minor - least : 0;
		return {
			...each,
			isCheapest: total !== null && more === 0,
			isFewest: rooms.length === fewest,
			isOneType: rooms.length > 1 && new Set(rooms.map(({ offer }) => offer.roomId)).size === 1,
			dearer: total && more > 0 ? { minor: more, currency: total.currency } : null,
		};
	});
}
