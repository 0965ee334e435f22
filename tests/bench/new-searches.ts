import { addDays, plainDate } from '~/domain/date/plain-date';

const FIRST_DAY = plainDate('2026-12-05');

/** Numbers that look like chance and are the same at every run. */
export function chance(seed: number): (range: number) => number {
	let state = seed;
	return (range) => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return Math.floor((state / 4_294_967_296) * range);
	};
}

/** The address of an uncached search: another period, party and order each time. */
export function newSearches(seed: number): () => string {
	const pick = chance(seed);
	return () => {
		const checkIn = addDays(FIRST_DAY, pick(300));
		const period = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 2 + pick(14))}`;
		const sort = ['price_low', 'price_high', 'recommended'][pick(3)];
		return `/search?${period}&adults=${1 + pick(12)}&children=${pick(5)}&bedrooms=${pick(6)}&sort=${sort}`;
	};
}
