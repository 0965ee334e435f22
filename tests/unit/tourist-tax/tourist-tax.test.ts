import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, type Money } from '~/domain/money/money';
import { readTouristTaxes } from '~/domain/tourist-tax/read-tourist-taxes';
import { type TaxParty, type TouristTax, taxOfStay } from '~/domain/tourist-tax/tourist-tax';

const nightly = (minor: number, fromAge = 0, toAge: number | null = null): TouristTax => ({
	kind: 'per_person_night',
	amount: { minor, currency: 'CHF' },
	fromAge,
	toAge,
	maxNights: null,
	isIncluded: false,
});
const included = (tax: TouristTax): TouristTax => ({ ...tax, isIncluded: true });
const percent = (
	share: number,
	capMinor: number | null = null,
	fromAge = 0,
	cap: Money['currency'] = 'CHF',
): TouristTax => ({
	kind: 'percent',
	percent: share,
	cap: capMinor === null ? null : { minor: capMinor, currency: cap },
	fromAge,
	toAge: null,
	maxNights: null,
	isIncluded: false,
});
const nightsAtMost = (maxNights: number, tax: TouristTax): TouristTax => ({ ...tax, maxNights });
const PER_STAY: TouristTax = { ...nightly(0), kind: 'per_stay', amount: { minor: 2500, currency: 'CHF' } };
const PRICE: Money = { minor: 1_000_000, currency: 'CHF' };
const ADULTS_AND_CHILDREN = [nightly(400, 16), nightly(200, 9, 15)];

const taxOf = (taxes: readonly TouristTax[], party: TaxParty, nights = 7, price = PRICE) =>
	taxOfStay({ taxes, party, nights, price });

describe('the tax of a stay', () => {
	test.each<[string, readonly TouristTax[], TaxParty, number, boolean]>([
		['each adult and night', [nightly(500, 16)], { adults: 2, children: 0 }, 7000, false],
		[
			'children who are old enough pay',
			[nightly(500, 12)],
			{ adults: 2, children: 2, childrenAges: [12, 4] },
			10_500,
			false,
		],
		[
			'children who are too young do not',
			[nightly(500, 12)],
			{ adults: 2, children: 2, childrenAges: [11, 4] },
			7000,
			false,
		],
		['a child of unknown age may pay', [nightly(500, 12)], { adults: 2, children: 2, childrenAges: [4] }, 10_500, true],
		["children of no age pay nothing of an adults' tax", [nightly(500, 18)], { adults: 2, children: 2 }, 7000, false],
		['everybody, babies too', [nightly(500)], { adults: 2, children: 2 }, 14_000, false],
		['each age pays its own', ADULTS_AND_CHILDREN, { adults: 2, children: 1, childrenAges: [9] }, 7000, false],
		['an unknown age pays the most, once', ADULTS_AND_CHILDREN, { adults: 2, children: 1 }, 7000, true],
		['the old are let off, if they say so', [nightly(500, 18, 69)], { adults: 2, children: 0 }, 7000, true],
		['once for all', [PER_STAY], { adults: 2, children: 3 }, 2500, false],
		['a share of the price', [percent(3.5)], { adults: 2, children: 0 }, 35_000, false],
		['several', [nightly(500, 16), PER_STAY, percent(1)], { adults: 2, children: 0 }, 19_500, false],
		// 10 000 CHF by 4 guests and 7 nights: 357,14 a person and night, of which 5 % are 17,86.
		['a share of each adult', [percent(5, null, 18)], { adults: 2, children: 2, childrenAges: [9, 4] }, 25_000, false],
		['a share below its cap', [percent(5, 2000, 18)], { adults: 2, children: 2, childrenAges: [9, 4] }, 25_000, false],
		['a share above its cap', [percent(5, 1495, 18)], { adults: 2, children: 2, childrenAges: [9, 4] }, 20_930, false],
		['a cap of everybody', [percent(5, 1495)], { adults: 2, children: 2 }, 41_860, false],
		['children who may pay a share', [percent(5, null, 12)], { adults: 2, children: 2 }, 50_000, true],
		['a cap that cannot be compared', [percent(5, 1495, 0, 'EUR')], { adults: 2, children: 0 }, 50_000, true],
		['a share of fewer nights', [nightsAtMost(3, percent(7))], { adults: 2, children: 0 }, 30_000, false],
		['a cap, for fewer nights', [nightsAtMost(3, percent(5, 1000, 18))], { adults: 2, children: 0 }, 6000, false],
		['fewer nights than are stayed', [nightsAtMost(5, nightly(500, 16))], { adults: 2, children: 0 }, 5000, false],
		['more nights than are stayed', [nightsAtMost(21, nightly(500, 16))], { adults: 2, children: 0 }, 7000, false],
		['nothing is asked', [nightly(0)], { adults: 2, children: 0 }, 0, false],
		['what the price has', [included(nightly(500, 16))], { adults: 2, children: 0 }, 0, false],
	])('%s', (_, taxes, party, addedMinor, isAtMost) => {
		expect(taxOf(taxes, party)).toMatchObject({ addedMinor, isAtMost, beside: null });
	});

	test('only the sum that an age decides is one at most', () => {
		const tax = taxOf([nightly(400, 16), nightly(200, 9, 15)], { adults: 2, children: 1 });
		expect(tax?.lines).toMatchObject([
			{ minor: 5600, isAtMost: false },
			{ minor: 1400, isAtMost: true },
		]);
	});

	test('what the price has already is told with its amount', () => {
		expect(taxOf([included(nightly(500, 16))], { adults: 2, children: 0 })?.lines).toMatchObject([{ minor: 7000 }]);
	});

	test('another currency stands beside the price', () => {
		const tax = taxOf([nightly(500, 16), percent(1)], { adults: 2, children: 0 }, 7, {
			minor: 500_000,
			currency: 'EUR',
		});
		expect(tax).toMatchObject({ addedMinor: 5000, beside: { minor: 7000, currency: 'CHF' } });
	});

	test('without a tax there is nothing to tell', () => {
		expect(taxOf([], { adults: 2, children: 0 })).toBeNull();
	});
});

const age = fc.integer({ min: 0, max: 100 });
const base = fc.record({
	fromAge: age,
	toAge: fc.option(age),
	maxNights: fc.option(fc.integer({ min: 1, max: 30 })),
	isIncluded: fc.boolean(),
});
const taxAmount = fc.record({ minor: fc.nat(5000), currency: fc.constantFrom(...CURRENCIES) });
const anyTax: fc.Arbitrary<TouristTax> = fc.oneof(
	fc.tuple(base, taxAmount).map(([rest, amount]) => ({ kind: 'per_person_night' as const, amount, ...rest })),
	fc.tuple(base, taxAmount).map(([rest, amount]) => ({ kind: 'per_stay' as const, amount, ...rest })),
	fc
		.tuple(base, fc.double({ min: 0, max: 100, noNaN: true }), fc.option(taxAmount))
		.map(([rest, share, cap]) => ({ kind: 'percent' as const, percent: share, cap, ...rest })),
);
const taxes = fc.array(anyTax, { minLength: 1, maxLength: 5 });
const nights = fc.integer({ min: 1, max: 60 });
const price = fc.record({ minor: fc.nat(100_000_000), currency: fc.constantFrom(...CURRENCIES) });

describe('whatever the taxes', () => {
	test("sums are whole cents, and only those of the price's currency that it does not have are added", () => {
		fc.assert(
			fc.property(taxes, fc.nat(20), fc.nat(10), nights, price, (all, adults, children, count, cost) => {
				const tax = taxOf(all, { adults, children }, count, cost);
				const own = (tax?.lines ?? []).filter((line) => !line.tax.isIncluded && line.currency === cost.currency);
				expect(tax?.addedMinor).toBe(own.reduce((sum, { minor }) => sum + minor, 0));
				expect(Number.isSafeInteger(tax?.addedMinor)).toBe(true);
				expect(tax?.beside?.currency).not.toBe(cost.currency);
			}),
		);
	});

	const single = anyTax.map((tax): TouristTax => ({ ...tax, isIncluded: false }));

	test('nobody pays more than was told once all ages are known', () => {
		fc.assert(
			fc.property(
				fc.array(
					single.map((tax) =>
						tax.kind === 'percent'
							? { ...tax, cap: tax.cap && { ...tax.cap, currency: 'CHF' as const } }
							: { ...tax, amount: { ...tax.amount, currency: 'CHF' as const } },
					),
					{ minLength: 1, maxLength: 5 },
				),
				fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 8 }),
				fc.nat(8),
				nights,
				(all, ages, known, count) => {
					const exact = taxOf(all, { adults: 2, children: ages.length, childrenAges: ages }, count);
					const told = taxOf(all, { adults: 2, children: ages.length, childrenAges: ages.slice(0, known) }, count);
					expect(exact?.addedMinor).toBeLessThanOrEqual(told?.addedMinor ?? 0);
					if (!told?.isAtMost) expect(exact?.addedMinor).toBe(told?.addedMinor);
				},
			),
		);
	});

	test('more guests or nights never cost less', () => {
		fc.assert(
			fc.property(
				// More guests or nights have smaller shares of the price.
				fc.array(
					single.filter(({ kind }) => kind !== 'percent'),
					{ minLength: 1, maxLength: 1 },
				),
				fc.nat(9),
				fc.nat(5),
				nights,
				(all, adults, children, count) => {
					const least = taxOf(all, { adults, children }, count)?.addedMinor ?? 0;
					expect(taxOf(all, { adults: adults + 1, children }, count)?.addedMinor).toBeGreaterThanOrEqual(least);
					expect(taxOf(all, { adults, children: children + 1 }, count)?.addedMinor).toBeGreaterThanOrEqual(least);
					expect(taxOf(all, { adults, children }, count + 1)?.addedMinor).toBeGreaterThanOrEqual(least);
				},
			),
		);
	});
});

test('what a row leaves open is no tax', () => {
	expect(
		readTouristTaxes([
			['per_person_night', 500, 'CHF', null, 16, null, 0, 21, null],
			['percent', null, null, 3.5, 0, null, 1, null, null],
			['percent', null, 'CHF', 5, 18, null, 0, null, 1495],
			['percent', null, null, null, 0, null, 0, null, null],
			['per_stay', 100, 'XXX', null, 0, null, 0, null, null],
		]),
	).toEqual([nightsAtMost(21, nightly(500, 16)), included(percent(3.5)), percent(5, 1495, 18)]);
});
