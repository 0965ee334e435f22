import { MEAL_PLANS } from '#db/schema/enums';
import { PAYMENT_TIMES } from '../offer/rate-terms';
import { foldedWords, matchWords, typedWords } from '../search/words/match-words';
import { COMMISSIONS, FREE_DAYS, type HotelFacets, type HotelRefinement, RATINGS } from './hotel-refinement';
import type { StayOption } from './stay-option';

/** What refinements look at in a hotel. */
export type RefinableHotel = {
	name: string;
	chain: string | null;
	/** Tenths. */
	rating: number | null;
	/** Cheapest first; empty where nothing can be had, or on request only. */
	options: readonly StayOption[];
};

/** A bit for each group of filters that a hotel, or one of its rates, fails. */
const OF_PRICE = 1;
const OF_BOARD = 2;
const OF_FREE = 4;
const OF_PAYMENT = 8;
const OF_COMMISSION = 16;
const OF_CHAIN = 32;
const OF_RATING = 64;
const OF_NAME = 128;

const PRICE_STEPS = 16;

/** Rates that a refinement asks for, so that a hotel without prices cannot obey it. */
export function asksForRates(refinement: HotelRefinement): boolean {
	const { priceFrom, priceTo, boards, freeDays, payments, commissionFrom } = refinement;
	return (
		[priceFrom, priceTo, freeDays, commissionFrom].some((each) => each !== null) || boards.length + payments.length > 0
	);
}

/** The groups that a hotel itself fails. */
export function hotelFailures(
	{ name, chain, rating }: Omit<RefinableHotel, 'options'>,
	{ chains, ratingFrom, name: words }: HotelRefinement,
): number {
	return (
		(chains.length === 0 || chains.includes(chain ?? '') ? 0 : OF_CHAIN) |
		(ratingFrom === null || (rating ?? 0) >= ratingFrom ? 0 : OF_RATING) |
		(words === '' || hasWords(name, words) ? 0 : OF_NAME)
	);
}

function hasWords(name: string, words: string): boolean {
	return matchWords(typedWords(words), foldedWords(name), false) !== null;
}

/** The groups that a rate fails. */
export function optionFailures(option: StayOption, refinement: HotelRefinement): number {
	const { priceFrom, priceTo, boards, freeDays, payments, commissionFrom } = refinement;
	const price = option.total.minor / 100;
	const isPriced = (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo);
	return (
		(isPriced ? 0 : OF_PRICE) |
		(boards.length === 0 || boards.includes(option.mealPlan) ? 0 : OF_BOARD) |
		(freeDays === null || option.freeDays <= freeDays ? 0 : OF_FREE) |
		(payments.length === 0 || payments.includes(option.paymentTime) ? 0 : OF_PAYMENT) |
		(commissionFrom === null || option.commissionPercent >= commissionFrom ? 0 : OF_COMMISSION)
	);
}

/** Counts of every choice for hotels that have something (SELECTION-23): what a tick would leave beside the filters of the other groups. */
export function countFacets(hotels: readonly RefinableHotel[], refinement: HotelRefinement): HotelFacets {
	const boards = MEAL_PLANS.map(() => 0);
	const free = FREE_DAYS.map(() => 0);
	const payments = PAYMENT_TIMES.map(() => 0);
	const commissions = COMMISSIONS.map(() => 0);
	const ratings = RATINGS.map(() => 0);
	const chains = new Map<string, number>();
	const prices: number[] = [];
	for (const hotel of hotels) {
		const own = hotelFailures(hotel, refinement);
		let [hasBoards, leastDays, hasPayments, mostCommission] = [0, Number.POSITIVE_INFINITY, 0, -1];
		let [price, isLeft] = [Number.POSITIVE_INFINITY, false];
		for (const option of hotel.options) {
			const failed = optionFailures(option, refinement);
			if (failed === 0) isLeft = true;
			if ((failed & ~OF_BOARD) === 0) hasBoards |= 1 << MEAL_PLANS.indexOf(option.mealPlan);
			if ((failed & ~OF_FREE) === 0) leastDays = Math.min(leastDays, option.freeDays);
			if ((failed & ~OF_PAYMENT) === 0) hasPayments |= 1 << PAYMENT_TIMES.indexOf(option.paymentTime);
			if ((failed & ~OF_COMMISSION) === 0) mostCommission = Math.max(mostCommission, option.commissionPercent);
			if ((failed & ~OF_PRICE) === 0) price = Math.min(price, option.total.minor / 100);
		}
		if (own === 0) {
			for (let at = 0; at < boards.length; at++) if ((hasBoards >> at) & 1) boards[at] = (boards[at] ?? 0) + 1;
			for (const [at, days] of FREE_DAYS.entries()) if (leastDays <= days) free[at] = (free[at] ?? 0) + 1;
			for (let at = 0; at < payments.length; at++) if ((hasPayments >> at) & 1) payments[at] = (payments[at] ?? 0) + 1;
			for (const [at, percent] of COMMISSIONS.entries())
				if (mostCommission >= percent) commissions[at] = (commissions[at] ?? 0) + 1;
			if (price < Number.POSITIVE_INFINITY) prices.push(price);
		}
		if (!isLeft) continue;
		if ((own & ~OF_CHAIN) === 0) chains.set(hotel.chain ?? '', (chains.get(hotel.chain ?? '') ?? 0) + 1);
		if ((own & ~OF_RATING) === 0)
			for (const [at, mark] of RATINGS.entries()) if ((hotel.rating ?? 0) >= mark) ratings[at] = (ratings[at] ?? 0) + 1;
	}
	return {
		whole: hotels.length,
		boards: named(MEAL_PLANS, boards),
		free: named(FREE_DAYS, free),
		payments: named(PAYMENT_TIMES, payments),
		commissions: named(COMMISSIONS, commissions),
		ratings: named(RATINGS, ratings),
		chains: [...chains]
			.map(([name, count]) => ({ name, count }))
			.sort((a, b) => Number(a.name === '') - Number(b.name === '') || b.count - a.count || (a.name < b.name ? -1 : 1)),
		prices: priceSteps(prices),
	};
}

function named<Key extends string | number>(keys: readonly Key[], counts: readonly number[]): Record<Key, number> {
	return Object.fromEntries(keys.map((key, at) => [key, counts[at] ?? 0])) as Record<Key, number>;
}

function priceSteps(prices: readonly number[]): HotelFacets['prices'] {
	if (prices.length === 0) return null;
	const least = Math.floor(Math.min(...prices));
	const most = Math.ceil(Math.max(...prices));
	const counts = Array.from({ length: PRICE_STEPS }, () => 0);
	const step = Math.max(1, most - least) / PRICE_STEPS;
	for (const price of prices) {
		const at = Math.min(PRICE_STEPS - 1, Math.floor((price - least) / step));
		counts[at] = (counts[at] ?? 0) + 1;
	}
	return { least, most, counts };
}
