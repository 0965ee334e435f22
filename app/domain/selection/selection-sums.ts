import type { Currency } from '../money/money';
import { offersOf, type Selection } from './selection';

export type SelectionSums = {
	rooms: number;
	adults: number;
	children: number;
	currency: Currency;
	/** Null as soon as one offer has no price: a sum of the others would be read as the whole. */
	totalMinor: number | null;
	/** Rounded to the cent (SELECTION-18); null where the brand shows none or a price is missing. */
	commissionMinor: number | null;
	/** Commission of the total in percent, two decimals at most. */
	commissionPercent: number | null;
	/** What is due on which day, all rooms together, in order. */
	payments: { dueDate: string; minor: number }[];
	/** Last day on which every room can be cancelled free of charge; null when one cannot. */
	freeUntil: string | null;
};

/** Figures of a selection; null when it is empty. All its offers are in the agency's one currency. */
export function selectionSums(selection: Selection): SelectionSums | null {
	const offers = offersOf(selection);
	const [first] = offers;
	if (!first) return null;
	const totalMinor = sum(offers.map((offer) => offer.totalMinor));
	const commissionMinor = totalMinor === null ? null : sum(offers.map((offer) => offer.commissionMinor));
	const due = new Map<string, number>();
	for (const { dueDate, minor } of offers.flatMap(({ payments }) => payments))
		due.set(dueDate, (due.get(dueDate) ?? 0) + minor);
	const free = offers.map(
		({ cancellation }) => cancellation.findLast(({ feePercent }) => feePercent === 0)?.until ?? null,
	);
	return {
		rooms: offers.length,
		adults: offers.reduce((count, { adults }) => count + adults, 0),
		children: offers.reduce((count, { childrenAges }) => count + childrenAges.length, 0),
		currency: first.currency,
		totalMinor,
		commissionMinor,
		commissionPercent:
			totalMinor && commissionMinor !== null ? Math.round((commissionMinor / totalMinor) * 10_000) / 100 : null,
		payments: [...due].map(([dueDate, minor]) => ({ dueDate, minor })).sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1)),
		freeUntil: free.every((until) => until !== null) ? (free.toSorted()[0] ?? null) : null,
	};
}

/** Null as soon as one is missing. */
function sum(amounts: readonly (number | null)[]): number | null {
	return amounts.reduce<number | null>((total, minor) => (total === null || minor === null ? null : total + minor), 0);
}
