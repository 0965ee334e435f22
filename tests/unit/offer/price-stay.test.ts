import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { exchange } from '~/domain/offer/exchange';
import { type PricedStay, priceStay } from '~/domain/offer/price-stay';
import type { SeasonRate, Supplements } from '~/domain/offer/rate';
import { AGES, PLAN, RATES, SEASON, SPRING } from './rated-room';

type Case = {
	/** Monday 4 January 2027, unless said. */
	checkIn?: string;
	nights?: number;
	adults?: number;
	ages?: number[];
	includedPax?: number;
	supplements?: Partial<Supplements>;
	seasons?: SeasonRate[];
};

function priced({ checkIn = '2027-01-04', nights = 3, adults = 2, ages = [], includedPax = 2, ...rest }: Case) {
	const first = plainDate(checkIn);
	return priceStay({
		period: { checkIn: first, checkOut: addDays(first, nights) },
		party: { adults, childrenAges: ages },
		agePolicy: AGES,
		includedPax,
		supplements: { ...PLAN, ...rest.supplements },
		seasons: rest.seasons ?? [SEASON, SPRING],
	});
}

/** Kind, quantity and price for one of each part, in major units. */
const lines = (stay: PricedStay | null) =>
	stay?.parts.map(({ kind, quantity, unitMinor, age }) => [
		kind,
		quantity,
		unitMinor / 100,
		...(age === null ? [] : [age]),
	]);

describe('the case matrix', () => {
	const THREE = ['nights', 3, 400];
	test.each<[string, Case, total: number, lines: unknown[]]>([
		['nights of the week', {}, 1200, [THREE]],
		[
			'a whole week',
			{ nights: 7 },
			3000,
			[
				['nights', 5, 400],
				['weekendNights', 2, 500],
			],
		],
		['a weekend', { checkIn: '2027-01-08', nights: 2 }, 1000, [['weekendNights', 2, 500]]],
		['a season without weekends', { checkIn: '2027-04-02', nights: 2 }, 500, [['nights', 2, 250]]],
		[
			'over two seasons',
			{ checkIn: '2027-03-30', nights: 4 },
			1300,
			[
				['nights', 2, 400],
				['nights', 2, 250],
			],
		],
		['a third adult', { adults: 3 }, 1560, [THREE, ['extraAdult', 3, 120]]],
		['two more adults', { adults: 4 }, 1920, [THREE, ['extraAdult', 6, 120]]],
		['a child in an included place', { adults: 1, ages: [8] }, 1200, [THREE]],
		['a small child on top is free', { ages: [4] }, 1200, [THREE, ['child', 3, 0, 4]]],
		['an older child on top', { ages: [8] }, 1320, [THREE, ['child', 3, 40, 8]]],
		['the oldest child has the included place', { adults: 1, ages: [4, 8] }, 1200, [THREE, ['child', 3, 0, 4]]],
		['above the last band: as an adult', { ages: [12] }, 1560, [THREE, ['extraAdult', 3, 120]]],
		['above the hotel’s children: as an adult', { ages: [13] }, 1560, [THREE, ['extraAdult', 3, 120]]],
		['as an adult, before younger ones', { adults: 1, ages: [8, 14] }, 1320, [THREE, ['child', 3, 40, 8]]],
		['an infant is not counted', { ages: [1] }, 1200, [THREE]],
		[
			'no bands: every child as an adult',
			{ ages: [4], supplements: { childSupplements: [] } },
			1560,
			[THREE, ['extraAdult', 3, 120]],
		],
		['alone', { adults: 1 }, 1110, [THREE, ['singleUse', 3, -30]]],
		['alone with an infant', { adults: 1, ages: [0] }, 1110, [THREE, ['singleUse', 3, -30]]],
		[
			'alone over a weekend',
			{ adults: 1, nights: 7 },
			2790,
			[
				['nights', 5, 400],
				['weekendNights', 2, 500],
				['singleUse', 5, -30],
				['singleUse', 2, -30],
			],
		],
		['alone in a room for one', { adults: 1, includedPax: 1 }, 1200, [THREE]],
		[
			'never less than nothing',
			{ adults: 1, supplements: { singleUseMinor: 99_999_999 } },
			0,
			[THREE, ['singleUse', 3, -400]],
		],
		['four are included', { adults: 2, ages: [8, 10], includedPax: 4 }, 1200, [THREE]],
	])('%s', (_, given, total, expected) => {
		const stay = priced(given);
		expect(lines(stay)).toEqual(expected);
		expect(stay?.totalMinor).toBe(total * 100);
	});

	test.each<[string, Case]>([
		['before the first season', { checkIn: '2026-11-29', nights: 3 }],
		['after the last', { checkIn: '2027-04-29', nights: 3 }],
		[
			'a hole between two',
			{ checkIn: '2027-03-30', seasons: [SEASON, { ...SPRING, firstNight: plainDate('2027-04-02') }] },
		],
		['no night at all', { nights: 0 }],
		['no seasons', { seasons: [] }],
	])('no price: %s', (_, given) => {
		expect(priced(given)).toBeNull();
	});

	test.each<[string, Case, number | null]>([
		['every night, weekends too', { nights: 7 }, 3150],
		['with what the guests pay on top', { adults: 3 }, 1710],
		['unknown of a single night', { checkIn: '2027-03-30', nights: 3 }, null],
	])('the public price: %s', (_, given, expected) => {
		expect(priced(given)?.publicMinor).toBe(expected === null ? null : expected * 100);
	});

	it('says for which nights each part is', () => {
		expect(priced({ nights: 7, adults: 3 })?.parts.map(({ firstNight, lastNight }) => [firstNight, lastNight])).toEqual(
			[
				['2027-01-04', '2027-01-10'],
				['2027-01-08', '2027-01-09'],
				['2027-01-04', '2027-01-10'],
			],
		);
	});
});

const price = fc.integer({ min: 1, max: 500_000 });
const season = fc.record({
	nightlyMinor: price,
	weekendMinor: fc.option(price),
	weekendMask: fc.integer({ min: 0, max: 127 }),
	publicMinor: fc.option(price),
});

/** Seasons of three weeks each, one after the other. */
const seasonsOf = (
	rates: readonly Pick<SeasonRate, 'nightlyMinor' | 'weekendMinor' | 'weekendMask' | 'publicMinor'>[],
) =>
	rates.map((rate, at): SeasonRate => {
		const firstNight = addDays(plainDate('2027-01-01'), at * 21);
		return { ...rate, firstNight, lastNight: addDays(firstNight, 20), minNights: 1 };
	});

const stay = fc.record({
	seasons: fc.array(season, { minLength: 2, maxLength: 3 }).map(seasonsOf),
	start: fc.integer({ min: 0, max: 20 }),
	nights: fc.integer({ min: 1, max: 21 }),
	adults: fc.integer({ min: 1, max: 6 }),
	ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
	includedPax: fc.integer({ min: 1, max: 5 }),
	supplements: fc.record({
		extraAdultMinor: fc.integer({ min: 0, max: 50_000 }),
		singleUseMinor: fc.integer({ min: 0, max: 600_000 }),
		childSupplements: fc.constantFrom(PLAN.childSupplements, []),
	}),
});

const asCase = ({ start, ...rest }: { start: number } & Omit<Case, 'checkIn'>): Case => ({
	...rest,
	checkIn: addDays(plainDate('2027-01-01'), start),
});

describe('invariants', () => {
	it('parts add up to the total, and no total is negative', () => {
		fc.assert(
			fc.property(stay, (given) => {
				const found = priced(asCase(given));
				if (!found) throw new Error('There is a price for every night');
				expect(found.parts.reduce((sum, { minor }) => sum + minor, 0)).toBe(found.totalMinor);
				expect(found.totalMinor).toBeGreaterThanOrEqual(0);
				for (const part of found.parts) expect(part.quantity * part.unitMinor).toBe(part.minor);
				const nights = found.parts.filter(({ kind }) => kind === 'nights' || kind === 'weekendNights');
				expect(nights.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(given.nights);
			}),
		);
	});

	it('a longer stay is never cheaper: no rule says so', () => {
		fc.assert(
			fc.property(stay, (given) => {
				const longer = priced(asCase({ ...given, nights: given.nights + 1 }));
				const earlier =
					given.start > 0 && priced(asCase({ ...given, start: given.start - 1, nights: given.nights + 1 }));
				const own = priced(asCase(given))?.totalMinor ?? Number.NaN;
				expect(longer?.totalMinor).toBeGreaterThanOrEqual(own);
				if (earlier) expect(earlier.totalMinor).toBeGreaterThanOrEqual(own);
			}),
		);
	});

	it('one more adult is never cheaper, unless one has the room for himself', () => {
		fc.assert(
			fc.property(stay, (given) => {
				const more = priced(asCase({ ...given, adults: given.adults + 1 }));
				expect(more?.totalMinor).toBeGreaterThanOrEqual(priced(asCase(given))?.totalMinor ?? Number.NaN);
			}),
		);
	});
});

describe('exchange', () => {
	test.each([
		['into EUR', 170_000, 'CHF', 'EUR', 182_240],
		['out of EUR', 182_240, 'EUR', 'CHF', 170_000],
		['across', 100_000, 'GBP', 'CHF', 107_090],
		['half a cent goes up', 125, 'CHF', 'EUR', 134],
		['its own currency', 12_345, 'CHF', 'CHF', 12_345],
	] as const)('%s', (_, minor, from, to, expected) => {
		expect(exchange({ minor, currency: from }, to, RATES)).toEqual({ minor: expected, currency: to });
	});

	it('knows nothing of a currency without a rate', () => {
		expect(exchange({ minor: 100, currency: 'CHF' }, 'USD', RATES)).toBeNull();
	});

	it('is the nearest cent, for every amount', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1e12 }), (minor) => {
				const found = BigInt(exchange({ minor, currency: 'CHF' }, 'GBP', RATES)?.minor ?? -1);
				const away = found * 1_148_000n - BigInt(minor) * 1_072_000n;
				expect(2n * away <= 1_148_000n && 2n * away > -1_148_000n).toBe(true);
			}),
		);
	});
});
