import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { CURRENCIES } from '~/domain/money/money';
import { payByCard } from '~/domain/property/pay-by-card';
import { priceParts } from '~/domain/property/price-parts';
import { resolveSalesTerms } from '~/domain/property/sales-terms';
import { stayFigures } from '~/domain/property/stay-figures';
import { pricePeriod } from '~/domain/stay/price-period';
import { type ServiceLevel, serviceLevelAt } from '~/domain/stay/service-level';
import type { StayRate } from '~/domain/stay/stay-rate';

const checkIn = plainDate('2027-03-20');

const week = (number: number, serviceLevel: ServiceLevel, priceMinor: number | null): StayRate => ({
	checkIn: addDays(checkIn, number * 7),
	checkOut: addDays(checkIn, number * 7 + 7),
	serviceLevel,
	status: 'available',
	priceMinor,
});
const period = { checkIn, checkOut: addDays(checkIn, 7) };
const fortnight = { checkIn, checkOut: addDays(checkIn, 14) };

describe('the price of a stay is its season rates and its service level', () => {
	test.each([
		['the base level itself', [week(0, 'self_catered', 100)], period, 'self_catered', 'self_catered', [100], 0],
		[
			'a level above it',
			[week(0, 'self_catered', 100), week(0, 'catered', 160)],
			period,
			'catered',
			'self_catered',
			[100],
			60,
		],
		[
			'a base level without a price',
			[week(0, 'self_catered', null), week(0, 'catered', 160)],
			period,
			'catered',
			'catered',
			[160],
			0,
		],
		[
			'a base level that costs more',
			[week(0, 'self_catered', 200), week(0, 'catered', 160)],
			period,
			'catered',
			'catered',
			[160],
			0,
		],
		[
			'two weeks',
			[week(0, 'self_catered', 100), week(1, 'self_catered', 120), week(0, 'catered', 160), week(1, 'catered', 170)],
			fortnight,
			'catered',
			'self_catered',
			[100, 120],
			110,
		],
	] as const)('%s', (_name, rates, input, serviceLevel, baseLevel, prices, levelMinor) => {
		const priceMinor = pricePeriod(rates, input, serviceLevel)?.priceMinor ?? Number.NaN;
		const parts = priceParts({ rates, levels: [0, 1, 2], period: input, serviceLevel, priceMinor });
		expect(parts?.rates.map((rate) => rate.priceMinor)).toEqual(prices);
		expect(parts).toMatchObject({ baseLevel, levelMinor });
	});

	test('a price that these rates do not give has no parts', () => {
		const rates = [week(0, 'self_catered', 100)];
		expect(priceParts({ rates, levels: [0], period, serviceLevel: 'self_catered', priceMinor: 99 })).toBeNull();
	});
});

const ratio = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
const minor = fc.integer({ min: 0, max: 30_000_000 });

test('everything that is said of a price adds up to the cent, for any terms, currency and day of booking', () => {
	fc.assert(
		fc.property(
			fc.record({
				prices: fc.array(fc.tuple(fc.option(minor), fc.option(minor), fc.option(minor)), {
					minLength: 1,
					maxLength: 3,
				}),
				level: fc.constantFrom(0, 1, 2),
				ahead: fc.integer({ min: 0, max: 400 }),
				isCardFeeCharged: fc.boolean(),
				currency: fc.constantFrom(...CURRENCIES),
				depositMinor: fc.option(minor),
				terms: fc.record({
					creditCardFeeRatio: fc.oneof(ratio, fc.constantFrom(-1, 0, 0.025, 0.0275)),
					prepaymentRatio: ratio,
					securityDepositType: fc.constantFrom('blocked', 'other', null),
					paymentTerms: fc.array(
						fc.record({ daysBeforeCheckIn: fc.integer({ min: 0, max: 200 }), paymentRatio: ratio }),
						{ maxLength: 4 },
					),
				}),
			}),
			({ prices, level, ahead, isCardFeeCharged, currency, depositMinor, terms }) => {
				const serviceLevel = serviceLevelAt(level) ?? 'self_catered';
				const rates = prices.flatMap((perLevel, number) =>
					perLevel.map((price, index) => week(number, serviceLevelAt(index) ?? 'self_catered', price)),
				);
				const requested = { checkIn, checkOut: addDays(checkIn, prices.length * 7) };
				const priceMinor = pricePeriod(rates, requested, serviceLevel)?.priceMinor ?? null;
				fc.pre(priceMinor !== null);
				const parts = priceParts({ rates, levels: [0, 1, 2], period: requested, serviceLevel, priceMinor });
				expect(parts).not.toBeNull();
				expect(sum(parts?.rates.map((rate) => rate.priceMinor)) + (parts?.levelMinor ?? 0)).toBe(priceMinor);
				expect(parts?.levelMinor).toBeGreaterThanOrEqual(0);

				const bookingDate = addDays(checkIn, -ahead);
				const figures = stayFigures({
					period: requested,
					priceMinor,
					bookingDate,
					terms: resolveSalesTerms({
						...terms,
						securityDeposit: depositMinor === null ? null : { minor: depositMinor, currency },
					}),
					isCardFeeCharged,
				});
				if (!figures) throw new Error('a stay after its booking has figures');
				expect(sum(figures.payments.map((payment) => payment.minor))).toBe(priceMinor);
				const fee = figures.cardFee?.minor ?? 0;
				const byCard = payByCard(figures.payments, fee);
				expect(sum(byCard)).toBe(priceMinor + fee);
				expect(byCard.every((amount, index) => amount >= (figures.payments[index]?.minor ?? 0))).toBe(true);
				if (ahead <= 84 && terms.paymentTerms.length === 0) expect(figures.payments).toHaveLength(1);
				if (figures.deposit.kind !== 'unknown') {
					expect(figures.deposit.amount).toEqual({ minor: depositMinor, currency });
					expect(figures.deposit.date).toBe(latest(bookingDate, addDays(checkIn, -14)));
				}
			},
		),
		{ numRuns: 300 },
	);
});

function sum(amounts: readonly number[] = []): number {
	return amounts.reduce((total, amount) => total + amount, 0);
}

function latest(first: PlainDate, second: PlainDate): PlainDate {
	return first > second ? first : second;
}
