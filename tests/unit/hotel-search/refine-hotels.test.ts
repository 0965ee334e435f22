import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { type HotelRefinement, NO_REFINEMENT, readRefinement } from '~/domain/hotel-search/hotel-refinement';
import { countFacets, hotelFailures, optionFailures, type RefinableHotel } from '~/domain/hotel-search/refine-hotels';
import type { StayOption } from '~/domain/hotel-search/stay-option';
import { freeCancellationUntil, paymentTime, percentAtBooking } from '~/domain/offer/rate-terms';

const option = (parts: Partial<StayOption> & { price: number }): StayOption => ({
	...{
		planId: 'rate',
		programNo: null,
		mealPlan: 'breakfast',
		publicMinor: null,
		commissionPercent: 10,
		commissionMinor: 0,
	},
	...{ freeUntil: null, freeDays: Number.POSITIVE_INFINITY, paymentTime: 'inParts', percentAtBooking: 30 },
	...{ rooms: [], isMerged: false, left: null },
	local: { minor: parts.price * 100, currency: 'EUR' },
	total: { minor: parts.price * 100, currency: 'EUR' },
	...parts,
});

/** A flexible and a cheaper strict rate; one rate with half board; nothing but a price on request. */
const HOTELS: RefinableHotel[] = [
	{
		...{ name: 'Le Mélèze Blanc', chain: 'Aurelian', rating: 94 },
		options: [
			option({ price: 900, mealPlan: 'roomOnly', commissionPercent: 8, paymentTime: 'atBooking' }),
			option({ price: 1200, freeDays: 14, commissionPercent: 12 }),
		],
	},
	{
		...{ name: 'Haus am See', chain: null, rating: 88 },
		options: [option({ price: 2000, mealPlan: 'halfBoard', freeDays: 30 })],
	},
	{ ...{ name: 'Refuge', chain: 'Aurelian', rating: null }, options: [] },
];

const left = (refinement: Partial<HotelRefinement>) =>
	HOTELS.filter(
		(hotel) =>
			hotelFailures(hotel, { ...NO_REFINEMENT, ...refinement }) === 0 &&
			hotel.options.some((each) => optionFailures(each, { ...NO_REFINEMENT, ...refinement }) === 0),
	).map(({ name }) => name);

describe('what a filter leaves', () => {
	it.each<[string, Partial<HotelRefinement>, string[]]>([
		['everything without any', {}, ['Le Mélèze Blanc', 'Haus am See']],
		['a board', { boards: ['halfBoard'] }, ['Haus am See']],
		['a free cancellation until two weeks before', { freeDays: 14 }, ['Le Mélèze Blanc']],
		['one until a month before, which two weeks are too', { freeDays: 30 }, ['Le Mélèze Blanc', 'Haus am See']],
		['one rate that obeys all at once', { freeDays: 14, priceTo: 1000 }, []],
		['prices from and to', { priceFrom: 1200, priceTo: 1200 }, ['Le Mélèze Blanc']],
		['a commission', { commissionFrom: 12 }, ['Le Mélèze Blanc']],
		['a time of payment', { payments: ['atBooking'] }, ['Le Mélèze Blanc']],
		['hotels without a chain', { chains: [''] }, ['Haus am See']],
		['a mark', { ratingFrom: 90 }, ['Le Mélèze Blanc']],
		['words of a name, without accents', { name: 'mel bla' }, ['Le Mélèze Blanc']],
	])('%s', (_, refinement, expected) => {
		expect(left(refinement)).toEqual(expected);
	});
});

describe('the counts beside the filters', () => {
	it('are what a tick would leave beside the filters of the other groups', () => {
		for (const refinement of [
			{},
			{ boards: ['halfBoard' as const] },
			{ freeDays: 14 as const, priceTo: 1500 },
			{ ratingFrom: 90 as const },
		]) {
			const facets = countFacets(HOTELS, { ...NO_REFINEMENT, ...refinement });
			for (const [board, count] of Object.entries(facets.boards))
				expect([board, left({ ...refinement, boards: [board as 'breakfast'] }).length]).toEqual([board, count]);
			for (const days of [7, 14, 30] as const)
				expect([days, left({ ...refinement, freeDays: days }).length]).toEqual([days, facets.free[days]]);
			for (const percent of [12, 10, 8] as const)
				expect([percent, left({ ...refinement, commissionFrom: percent }).length]).toEqual([
					percent,
					facets.commissions[percent],
				]);
			for (const mark of [95, 90, 85] as const)
				expect([mark, left({ ...refinement, ratingFrom: mark }).length]).toEqual([mark, facets.ratings[mark]]);
			for (const { name, count } of facets.chains)
				expect([name, left({ ...refinement, chains: [name] }).length]).toEqual([name, count]);
			for (const [time, count] of Object.entries(facets.payments))
				expect([time, left({ ...refinement, payments: [time as 'inParts'] }).length]).toEqual([time, count]);
			expect(facets.whole).toBe(3);
		}
	});

	it('show how many cost how much, whatever prices are chosen', () => {
		const facets = countFacets(HOTELS, { ...NO_REFINEMENT, priceTo: 10 });
		expect(facets.prices).toMatchObject({ least: 900, most: 2000 });
		expect(facets.prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(2);
		expect(countFacets([], NO_REFINEMENT).prices).toBeNull();
	});
});

it('an address says nothing that it does not mean', () => {
	const query =
		'sort=cheap&priceFrom=-1&priceTo=1e3&boards=breakfast,lunch&freeDays=3&chains=independent&commissionFrom=10&name=%20a%20';
	expect(readRefinement(new URLSearchParams(query))).toEqual({
		...NO_REFINEMENT,
		...{ boards: ['breakfast'], chains: [''], commissionFrom: 10, name: 'a' },
	});
});

describe('terms of a rate', () => {
	const stay = { today: plainDate('2026-11-20'), checkIn: plainDate('2026-12-20') };
	const periods = (...days: number[]) => ({
		cancellationPeriods: days.map((fromDaysPriorToArrival) => ({
			fromDaysPriorToArrival,
			feeInPercentOfBookingTotal: 50,
		})),
	});
	it.each([
		['none without periods', periods(), null],
		['the day before the first fee', periods(14, 7), '2026-12-05'],
		['today at the latest', periods(29), '2026-11-20'],
		['none when it is past', periods(30), null],
	])('the last free day is %s', (_, policy, expected) => {
		expect(freeCancellationUntil(policy, stay)).toBe(expected);
	});

	const policy = (
		depositPercentage: number,
		...tranches: [cumulativePercentage: number, daysPriorToArrival: number][]
	) => ({
		depositPercentage,
		tranches: tranches.map(([cumulativePercentage, daysPriorToArrival]) => ({
			cumulativePercentage,
			daysPriorToArrival,
		})),
	});
	it.each([
		['at the hotel', policy(0), 'onArrival', 0],
		['a deposit', policy(30, [100, 14]), 'inParts', 30],
		['nothing now, but before the arrival', policy(0, [100, 14]), 'inParts', 0],
		['all at once', policy(100), 'atBooking', 100],
		['all at once, since its day is past', policy(30, [100, 30]), 'atBooking', 100],
	])('is paid %s', (_, terms, time, percent) => {
		expect([paymentTime(terms, stay), percentAtBooking(terms, stay)]).toEqual([time, percent]);
	});
});
