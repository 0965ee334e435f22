import { MEAL_PLANS } from '#db/schema/enums';
import { PAYMENT_TIMES, type PaymentTime } from '../offer/rate-terms';

/** How a list is sorted: by the order of SELECTION-3, or by what an agent wants first (SELECTION-23). */
export const HOTEL_SORTS = ['best', 'price', 'commission', 'rating', 'distance', 'name'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Free to cancel until so many days before the arrival, or later. */
export const FREE_DAYS = [7, 14, 30] as const;
/** Percent, at least. */
export const COMMISSIONS = [12, 10, 8] as const;
/** Tenths of the guests' mark, at least. */
export const RATINGS = [95, 90, 85] as const;

type MealPlan = (typeof MEAL_PLANS)[number];

/** What is left of the hotels of a search, and in which order (SELECTION-23); empty lists and null ask for nothing. */
export type HotelRefinement = {
	sort: HotelSort;
	/** Of the whole stay, in whole units of the currency in which the agency is billed. */
	priceFrom: number | null;
	priceTo: number | null;
	boards: readonly MealPlan[];
	freeDays: (typeof FREE_DAYS)[number] | null;
	payments: readonly PaymentTime[];
	commissionFrom: (typeof COMMISSIONS)[number] | null;
	/** Names; '' is a hotel without a chain. */
	chains: readonly string[];
	ratingFrom: (typeof RATINGS)[number] | null;
	/** Words of a hotel's name. */
	name: string;
};

export const NO_REFINEMENT: HotelRefinement = {
	...{ sort: 'best', priceFrom: null, priceTo: null, boards: [], freeDays: null, payments: [] },
	...{ commissionFrom: null, chains: [], ratingFrom: null, name: '' },
};

/** Query names of a refinement. */
export const REFINEMENT_NAMES = [
	...[
		'sort',
		'priceFrom',
		'priceTo',
		'boards',
		'freeDays',
		'payments',
		'commissionFrom',
		'chains',
		'ratingFrom',
		'name',
	],
] as const;

/** A refinement out of an address; words that mean nothing are dropped. */
export function readRefinement(query: URLSearchParams): HotelRefinement {
	const lists = (name: string) => query.getAll(name).flatMap((each) => each.split(','));
	const units = (name: string) => {
		const text = query.get(name) ?? '';
		return /^\d{1,7}$/.test(text) ? Number(text) : null;
	};
	const oneOf = <Choice extends number>(choices: readonly Choice[], name: string) =>
		choices.find((choice) => String(choice) === query.get(name)) ?? null;
	return {
		sort: HOTEL_SORTS.find((sort) => sort === query.get('sort')) ?? 'best',
		priceFrom: units('priceFrom'),
		priceTo: units('priceTo'),
		boards: MEAL_PLANS.filter((board) => lists('boards').includes(board)),
		freeDays: oneOf(FREE_DAYS, 'freeDays'),
		payments: PAYMENT_TIMES.filter((payment) => lists('payments').includes(payment)),
		commissionFrom: oneOf(COMMISSIONS, 'commissionFrom'),
		// A chain's name may have a comma.
		chains: [...new Set(query.getAll('chains').map((chain) => (chain === INDEPENDENT ? '' : chain.slice(0, 80))))]
			.sort()
			.slice(0, 40),
		ratingFrom: oneOf(RATINGS, 'ratingFrom'),
		name: (query.get('name') ?? '').trim().slice(0, 60),
	};
}

/** How an address writes a hotel without a chain. */
export const INDEPENDENT = 'independent';

/** How many filters are on; the order is none. */
export function countRefinements({ sort: _, priceFrom, priceTo, ...filters }: HotelRefinement): number {
	const isOn = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== '');
	return Object.values(filters).filter(isOn).length + (priceFrom === null && priceTo === null ? 0 : 1);
}

/** How many hotels a tick would leave, beside the filters of all other groups. */
export type HotelFacets = {
	/** Hotels that have something before any of these filters. */
	whole: number;
	boards: Record<MealPlan, number>;
	/** By the days of `FREE_DAYS`. */
	free: Record<string, number>;
	payments: Record<PaymentTime, number>;
	/** By the percents of `COMMISSIONS`. */
	commissions: Record<string, number>;
	/** By the marks of `RATINGS`. */
	ratings: Record<string, number>;
	/** Most hotels first; '' is without a chain. */
	chains: { name: string; count: number }[];
	/** Hotels by the price of their stay, from the least to the most in steps of the same size; null without any price. */
	prices: { least: number; most: number; counts: number[] } | null;
};
