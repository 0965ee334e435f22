import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CancellationPolicy, PaymentPolicy } from '#db/schema/hotel-rate';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { availabilityOf } from '~/domain/offer/availability-of';
import { makeOffer, makeOffers, type OfferTerms } from '~/domain/offer/make-offer';
import { offerCancellation, offerPayments } from '~/domain/offer/offer-schedules';
import type { RatedRoom } from '~/domain/offer/rate';
import { dayOf, PLAN, RATES, ROOM, requestFor, SEASON, TODAY } from './rated-room';

const TERMS: OfferTerms = {
	access: { billableCurrency: 'EUR', isCommissionVisible: true },
	rates: RATES,
	day: dayOf(TODAY),
};

const inPeriod = (checkIn: string, checkOut: string, changes: Partial<RatedRoom> = {}): RatedRoom => ({
	...{ ...ROOM, checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) },
	...changes,
});

describe('payments', () => {
	const dated = (policy: PaymentPolicy, today: string, totalMinor = 100_000) =>
		offerPayments(policy, { totalMinor, today: plainDate(today), checkIn: plainDate('2027-01-31') }).map(
			({ kind, dueDate, minor }) => [kind, dueDate, minor],
		);
	const tranches = [
		{ cumulativePercentage: 60, daysPriorToArrival: 60 },
		{ cumulativePercentage: 100, daysPriorToArrival: 30 },
	];
	test.each<[string, PaymentPolicy, string, unknown]>([
		[
			'everything at booking',
			{ depositPercentage: 100, tranches: [] },
			'2026-11-20',
			[['final', '2026-11-20', 100_000]],
		],
		['everything on arrival', { depositPercentage: 0, tranches: [] }, '2026-11-20', [['final', '2027-01-31', 100_000]]],
		[
			'deposit, tranches',
			{ depositPercentage: 20, tranches },
			'2026-11-20',
			[
				['prepayment', '2026-11-20', 20_000],
				['part', '2026-12-02', 40_000],
				['final', '2027-01-01', 40_000],
			],
		],
		[
			'a deadline that is past falls due at booking',
			{ depositPercentage: 20, tranches },
			'2026-12-10',
			[
				['prepayment', '2026-12-10', 60_000],
				['final', '2027-01-01', 40_000],
			],
		],
		[
			'on the day of the deadline too',
			{ depositPercentage: 20, tranches },
			'2027-01-01',
			[['final', '2027-01-01', 100_000]],
		],
		[
			'what no tranche asks for is due on arrival',
			{ depositPercentage: 20, tranches: tranches.slice(0, 1) },
			'2026-11-20',
			[
				['prepayment', '2026-11-20', 20_000],
				['part', '2026-12-02', 40_000],
				['final', '2027-01-31', 40_000],
			],
		],
	])('%s', (_, policy, today, expected) => {
		expect(dated(policy, today)).toEqual(expected);
	});
});

describe('cancellation', () => {
	const dated = (periods: [days: number, percent: number][], today: string, totalMinor = 100_000) => {
		const cancellationPeriods = periods.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => ({
			...{ fromDaysPriorToArrival, feeInPercentOfBookingTotal },
		}));
		const policy: CancellationPolicy = { cancellationPeriods };
		const booking = { totalMinor, today: plainDate(today), checkIn: plainDate('2027-01-31') };
		return offerCancellation(policy, booking).map(({ from, until, feePercent, feeMinor }) => [
			...[from, until, feePercent, feeMinor],
		]);
	};
	test.each<[string, [number, number][], string, unknown]>([
		['not refundable', [], '2026-11-20', [['2026-11-20', '2027-01-31', 100, 100_000]]],
		[
			'free, then all of it',
			[[30, 100]],
			'2026-11-20',
			[
				['2026-11-20', '2026-12-31', 0, 0],
				['2027-01-01', '2027-01-31', 100, 100_000],
			],
		],
		[
			'in steps, in any order',
			[
				[30, 100],
				[60, 50],
			],
			'2026-11-20',
			[
				['2026-11-20', '2026-12-01', 0, 0],
				['2026-12-02', '2026-12-31', 50, 50_000],
				['2027-01-01', '2027-01-31', 100, 100_000],
			],
		],
		[
			'the free days are over',
			[
				[60, 50],
				[30, 100],
			],
			'2026-12-02',
			[
				['2026-12-02', '2026-12-31', 50, 50_000],
				['2027-01-01', '2027-01-31', 100, 100_000],
			],
		],
		[
			'up to the day of arrival',
			[[0, 80]],
			'2027-01-20',
			[
				['2027-01-20', '2027-01-30', 0, 0],
				['2027-01-31', '2027-01-31', 80, 80_000],
			],
		],
		['booked on the day of arrival', [[7, 33.3]], '2027-01-31', [['2027-01-31', '2027-01-31', 33.3, 33_300]]],
	])('%s', (_, periods, today, expected) => {
		expect(dated(periods, today)).toEqual(expected);
	});
});

describe('an offer', () => {
	it('is shown in both currencies, rounded once', () => {
		const [offer] = makeOffers(ROOM, requestFor(ROOM), TERMS).offers;
		expect(offer).toMatchObject({
			localPrice: { total: { minor: 120_000, currency: 'CHF' }, averageNightlyMinor: 40_000 },
			price: { total: { minor: 128_640, currency: 'EUR' }, averageNightlyMinor: 42_880 },
			publicPrice: { total: { minor: 135_000, currency: 'CHF' } },
			isSpecialOffer: true,
			commissionPercent: 10,
			commissionMinor: 12_864,
			exchange: { from: 'CHF', to: 'EUR', millionths: 1_072_000, asOf: RATES.asOf },
		});
	});

	it('is the very same in one currency, without an exchange', () => {
		const access = { billableCurrency: 'CHF', isCommissionVisible: false } as const;
		const [offer] = makeOffers(ROOM, requestFor(ROOM), { ...TERMS, access }).offers;
		expect(offer?.price).toEqual(offer?.localPrice);
		expect([offer?.exchange, offer?.commissionPercent, offer?.commissionMinor]).toEqual([null, null, null]);
	});

	test.each<[string, RatedRoom, OfferTerms]>([
		['on request', { ...ROOM, plans: [{ ...PLAN, isOnRequest: true }] }, TERMS],
		['no rate of exchange', ROOM, { ...TERMS, access: { ...TERMS.access, billableCurrency: 'USD' } }],
	])('has no figure at all where it has no price: %s', (_, room, terms) => {
		const [offer] = makeOffers(room, requestFor(room), terms).offers;
		expect(offer).toMatchObject({ price: null, localPrice: null, commissionMinor: null, payments: [], parts: [] });
		expect(offer?.cancellation.map(({ feeMinor }) => feeMinor)).toEqual([null, null]);
	});

	test.each<[string, Partial<RatedRoom['plans'][number]>, number | null, number]>([
		['at the commission of its rate', {}, null, 10],
		['at a commission of its own', {}, 12, 12],
		['where the rate has no price', { isOnRequest: true }, null, 10],
		['where the rate has no season', { seasons: [] }, null, 10],
	])('at a price that the hotel has given keeps the terms of the rate: %s', (_, change, own, commissionPercent) => {
		const plan = { ...PLAN, ...change };
		const given = { totalMinor: 100_000, commissionPercent: own };
		const offer = makeOffer({ ...ROOM, plans: [plan] }, plan, requestFor(ROOM), { ...TERMS, given });
		expect(offer).toMatchObject({
			localPrice: { total: { minor: 100_000, currency: 'CHF' } },
			price: { total: { minor: 107_200, currency: 'EUR' } },
			commissionPercent,
			commissionMinor: 1072 * commissionPercent,
			...{ isSpecialOffer: false, publicPrice: null, parts: [] },
		});
		expect(offer.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(107_200);
		const usual = makeOffer(ROOM, PLAN, requestFor(ROOM), TERMS);
		expect(offer.payments.map(({ dueDate }) => dueDate)).toEqual(usual.payments.map(({ dueDate }) => dueDate));
	});

	test.each<[string, number | null, boolean]>([
		['higher elsewhere', 40_001, true],
		['the same elsewhere', 40_000, false],
		['lower elsewhere', 39_999, false],
		['unknown elsewhere', null, false],
	])('is special only where it is %s', (_, publicMinor, expected) => {
		const room = { ...ROOM, plans: [{ ...PLAN, seasons: [{ ...SEASON, publicMinor }] }] };
		expect(makeOffers(room, requestFor(room), TERMS).offers[0]?.isSpecialOffer).toBe(expected);
	});
});

describe('why there is none', () => {
	const closure = { planId: null, firstDay: plainDate('2027-01-05'), lastDay: plainDate('2027-01-06') } as const;
	const strict = { ...PLAN, seasons: [{ ...SEASON, minNights: 5 }] };
	const other = { ...PLAN, planId: 'rate_2' };
	const open = ROOM.rules;
	test.each<[string, RatedRoom, number, string | string[]]>([
		['sold out', { ...ROOM, stock: 0 }, 2, 'sold-out'],
		['too many guests, which comes first', { ...ROOM, stock: 0 }, 5, 'invalid-occupancy'],
		['no plan', { ...ROOM, plans: [], stock: 0 }, 2, 'no-rate-for-profile'],
		['a closed night', { ...ROOM, closures: [{ ...closure, kind: 'stay' }] }, 2, 'closed'],
		[
			'a night before arrival is closed',
			inPeriod('2027-01-07', '2027-01-09', { closures: [{ ...closure, kind: 'stay' }] }),
			2,
			['rate_1'],
		],
		[
			'a closed plan beside an open one',
			{ ...ROOM, plans: [PLAN, other], closures: [{ ...closure, kind: 'stay', planId: 'rate_1' }] },
			2,
			['rate_2'],
		],
		['arrival within the stay', { ...ROOM, closures: [{ ...closure, kind: 'arrival' }] }, 2, ['rate_1']],
		['arrival', inPeriod('2027-01-05', '2027-01-08', { closures: [{ ...closure, kind: 'arrival' }] }), 2, 'closed'],
		['departure', inPeriod('2027-01-03', '2027-01-06', { closures: [{ ...closure, kind: 'departure' }] }), 2, 'closed'],
		[
			'the day after',
			inPeriod('2027-01-03', '2027-01-07', { closures: [{ ...closure, kind: 'departure' }] }),
			2,
			['rate_1'],
		],
		['too short', { ...ROOM, plans: [strict] }, 2, 'minimum-stay'],
		[
			'long enough for what the night itself asks',
			{ ...ROOM, plans: [strict], rules: { ...open, minNights: 3 } },
			2,
			['rate_1'],
		],
		['too short for what the night itself asks', { ...ROOM, rules: { ...open, minNights: 4 } }, 2, 'minimum-stay'],
		['a night that is not sold', { ...ROOM, rules: { ...open, isStopped: true } }, 2, 'closed'],
		['no arrival on the first night', { ...ROOM, rules: { ...open, isArrivalClosed: true } }, 2, 'closed'],
		['none left comes before not sold', { ...ROOM, stock: 0, rules: { ...open, isStopped: true } }, 2, 'sold-out'],
		['long enough', inPeriod('2027-01-04', '2027-01-09', { plans: [strict] }), 2, ['rate_1']],
		[
			'of two the one that is easier to change',
			inPeriod('2027-03-30', '2027-04-02', { plans: [strict, { ...other, seasons: [{ ...SEASON, minNights: 9 }] }] }),
			2,
			'not-in-season',
		],
		[
			'the season of arrival says how long',
			inPeriod('2027-03-30', '2027-04-02', {
				plans: [
					{
						...strict,
						seasons: [
							{ ...SEASON, minNights: 2 },
							{ ...(PLAN.seasons[1] as typeof SEASON), minNights: 9 },
						],
					},
				],
			}),
			2,
			['rate_1'],
		],
	])('%s', (_, room, adults, expected) => {
		const { offers, reason } = makeOffers(room, requestFor(room, adults), TERMS);
		expect(reason ?? offers.map(({ planId }) => planId)).toEqual(expected);
	});
});

describe('availability of a room', () => {
	const billing = { billableCurrency: 'EUR', rates: RATES } as const;
	test.each<[string, Partial<RatedRoom>, unknown]>([
		[
			'the cheapest plan',
			{ plans: [{ ...PLAN, seasons: [{ ...SEASON, nightlyMinor: 90_000 }] }, PLAN] },
			['available', 3, 42_880],
		],
		['none of it for one alone', { includedPax: 3 }, ['available', 3, 42_880]],
		['on request alone', { plans: [{ ...PLAN, isOnRequest: true }] }, ['onRequest', 3, undefined]],
		['sold out', { stock: 0 }, ['none', 0, undefined]],
		['no plan', { plans: [] }, ['none', 0, undefined]],
	])('%s', (_, changes, expected) => {
		const { status, maxAvailableQuantity, priceInfo } = availabilityOf({ ...ROOM, ...changes }, billing);
		expect([status, maxAvailableQuantity, priceInfo?.billable.minor]).toEqual(expected);
	});
});

describe('invariants', () => {
	const percent = fc.integer({ min: 0, max: 100 });
	const days = fc.integer({ min: 0, max: 120 });
	const policies = fc.record({
		paymentPolicy: fc.record({
			depositPercentage: percent,
			tranches: fc.array(fc.record({ cumulativePercentage: percent, daysPriorToArrival: days }), { maxLength: 4 }),
		}),
		cancellationPolicy: fc.record({
			cancellationPeriods: fc.array(fc.record({ fromDaysPriorToArrival: days, feeInPercentOfBookingTotal: percent }), {
				maxLength: 4,
			}),
		}),
		nightlyMinor: fc.integer({ min: 1, max: 3_000_000 }),
		wait: fc.integer({ min: 0, max: 200 }),
	});

	it('payments add up to the price, in order, and none is due before booking or after arrival', () => {
		fc.assert(
			fc.property(policies, ({ paymentPolicy, cancellationPolicy, nightlyMinor, wait }) => {
				const today = addDays(ROOM.checkIn, -wait);
				const plan = { ...PLAN, paymentPolicy, cancellationPolicy, seasons: [{ ...SEASON, nightlyMinor }] };
				const room = { ...ROOM, plans: [plan] };
				const [offer] = makeOffers(room, requestFor(room), { ...TERMS, day: dayOf(today) }).offers;
				if (!offer?.price) throw new Error('There is a price');
				expect(offer.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(offer.price.total.minor);
				expect(offer.payments.reduce((sum, { percent: each }) => sum + each, 0)).toBeCloseTo(100, 6);
				const dates = offer.payments.map(({ dueDate }) => dueDate);
				expect(dates).toEqual([...new Set(dates)].toSorted());
				for (const date of dates) expect(date >= today && date <= ROOM.checkIn).toBe(true);
				// From today to arrival, day after day.
				expect(offer.cancellation[0]?.from).toBe(today);
				expect(offer.cancellation.at(-1)?.until).toBe(ROOM.checkIn);
				for (const [at, tier] of offer.cancellation.entries()) {
					const next = offer.cancellation[at + 1];
					if (next) expect(next.from).toBe(addDays(tier.until, 1));
					expect(tier.feeMinor).toBeLessThanOrEqual(offer.price.total.minor);
				}
			}),
		);
	});

	it('offers never exceed stock', () => {
		fc.assert(
			fc.property(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 1, max: 6 }), (stock, adults) => {
				const room = { ...ROOM, stock };
				const { offers, reason } = makeOffers(room, requestFor(room, adults), TERMS);
				const { maxAvailableQuantity } = availabilityOf(room, { billableCurrency: 'EUR', rates: RATES });
				expect(maxAvailableQuantity).toBe(Math.max(0, stock));
				if (stock < 1) expect(offers).toEqual([]);
				expect(offers.length > 0).toBe(reason === null);
			}),
		);
	});
});
