import { describe, expect, it, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { type DriftChange, driftOf, type RememberedOffer, totalDrift } from '~/domain/offer/drift-of';
import { explainPrice } from '~/domain/offer/explain-price';
import { makeOffers } from '~/domain/offer/make-offer';
import type { Offer } from '~/domain/offer/offer';
import type { RoomPlan } from '~/domain/offer/rate';
import { dayOf, PLAN, RATES, ROOM, requestFor, SEASON, TODAY } from './rated-room';

/** The offer of a plan with some changes; arrival is on 4 January 2027, 45 days after the first day. */
function offerOf(changes: Partial<RoomPlan> = {}, today = TODAY): Offer {
	const room = { ...ROOM, plans: [{ ...PLAN, ...changes }] };
	const access = { billableCurrency: 'CHF', isCommissionVisible: true } as const;
	const [offer] = makeOffers(room, requestFor(room), { access, rates: RATES, day: dayOf(today) }).offers;
	if (!offer) throw new Error('There is an offer');
	return offer;
}

const remembered = (offer = offerOf()): RememberedOffer => ({ ...offer, savedOn: TODAY });
const at = (nightlyMinor: number): Partial<RoomPlan> => ({ seasons: [{ ...SEASON, nightlyMinor }] });
const price = (before: number, after: number, percent: number | null): DriftChange => ({
	kind: 'price',
	before: { minor: before, currency: 'CHF' },
	after: { minor: after, currency: 'CHF' },
	percent,
});
const periods = (fromDaysPriorToArrival: number): Partial<RoomPlan> => ({
	cancellationPolicy: { cancellationPeriods: [{ fromDaysPriorToArrival, feeInPercentOfBookingTotal: 80 }] },
});
const deposit = (depositPercentage: number): Partial<RoomPlan> => ({
	paymentPolicy: { ...PLAN.paymentPolicy, depositPercentage },
});
const tranche = (daysPriorToArrival: number): Partial<RoomPlan> => ({
	paymentPolicy: { depositPercentage: 30, tranches: [{ cumulativePercentage: 100, daysPriorToArrival }] },
});

type Case = {
	before?: Partial<RoomPlan>;
	after?: Partial<RoomPlan>;
	days?: number;
	roomsLeft?: number;
	tolerance?: number;
};

describe('the drift of an offer', () => {
	test.each<[string, Case, DriftChange[], boolean]>([
		['nothing', {}, [], true],
		['nothing, three days later', { days: 3 }, [], true],
		['cheaper', { after: at(38_000) }, [price(120_000, 114_000, -5)], true],
		['dearer', { after: at(40_400) }, [price(120_000, 121_200, 1)], false],
		['dearer, by what is tolerated', { after: at(40_400), tolerance: 1 }, [price(120_000, 121_200, 1)], true],
		['dearer, by a cent more', { after: at(40_401), tolerance: 1 }, [price(120_000, 121_203, 1.0025)], false],
		[
			'on application now',
			{ after: { isOnRequest: true } },
			[{ kind: 'price', before: { minor: 120_000, currency: 'CHF' }, after: null, percent: null }],
			false,
		],
		['on application, as before', { before: { isOnRequest: true }, after: { isOnRequest: true } }, [], true],
		[
			'free for longer',
			{ after: periods(20) },
			[{ kind: 'freeCancellation', before: plainDate('2026-12-04'), after: plainDate('2026-12-14'), isPast: false }],
			true,
		],
		[
			'free for less long',
			{ after: periods(40), tolerance: 100 },
			[{ kind: 'freeCancellation', before: plainDate('2026-12-04'), after: plainDate('2026-11-24'), isPast: false }],
			false,
		],
		[
			'not refundable now',
			{ after: { cancellationPolicy: { cancellationPeriods: [] } } },
			[{ kind: 'freeCancellation', before: plainDate('2026-12-04'), after: null, isPast: false }],
			false,
		],
		[
			'the free days went by, and the payment fell due',
			{ days: 15 },
			[
				{ kind: 'freeCancellation', before: plainDate('2026-12-04'), after: null, isPast: true },
				{ kind: 'dueAtBooking', before: 30, after: 80 },
			],
			false,
		],
		['more at booking', { after: deposit(40) }, [{ kind: 'dueAtBooking', before: 30, after: 40 }], false],
		['less at booking', { after: deposit(10) }, [{ kind: 'dueAtBooking', before: 30, after: 10 }], true],
		[
			'everything sooner',
			{ before: tranche(20), after: tranche(30) },
			[{ kind: 'finalPayment', before: plainDate('2026-12-15'), after: plainDate('2026-12-05') }],
			false,
		],
		[
			'everything later',
			{ before: tranche(30), after: tranche(20) },
			[{ kind: 'finalPayment', before: plainDate('2026-12-05'), after: plainDate('2026-12-15') }],
			true,
		],
		['another commission', { after: { commissionPercent: 8 } }, [{ kind: 'commission', before: 10, after: 8 }], true],
		['few rooms', { roomsLeft: 2 }, [{ kind: 'roomsLeft', left: 2 }], true],
	])('%s', (_, { before, after = before, days = 0, roomsLeft = 3, tolerance = 0 }, changes, passes) => {
		const today = addDays(TODAY, days);
		const quote = { offer: offerOf(after, today), reason: null, roomsLeft };
		expect(driftOf(remembered(offerOf(before)), quote, today, tolerance)).toEqual({ changes, passes });
	});

	it('it is gone, and why', () => {
		const drift = driftOf(remembered(), { offer: null, reason: 'sold-out', roomsLeft: 0 }, TODAY, 100);
		expect(drift).toEqual({ changes: [{ kind: 'gone', reason: 'sold-out' }], passes: false });
	});

	it('another currency cannot be compared', () => {
		const before = remembered();
		const inEuros = {
			...before,
			price: before.price && { ...before.price, total: { minor: 120_000, currency: 'EUR' as const } },
		};
		const { changes, passes } = driftOf(inEuros, { offer: offerOf(), reason: null, roomsLeft: 3 }, TODAY, 100);
		expect([changes.map((change) => change.kind === 'price' && change.percent), passes]).toEqual([[null], false]);
	});
});

const amount = (minor: number) => ({ minor, currency: 'CHF' as const });
const room = (minor: number, ...changes: DriftChange[]) => ({ total: amount(minor), drift: { changes } });

test.each<[string, Parameters<typeof totalDrift>[0], [number, number] | null]>([
	['one dearer, one cheaper', [room(100, price(100, 130, 30)), room(200, price(200, 190, -5))], [300, 320]],
	['one dearer, one as it was', [room(100, price(100, 130, 30)), room(200)], [300, 330]],
	['one that is not reported', [room(100, price(100, 130, 30)), { total: amount(200), drift: null }], [300, 330]],
	['a single room says it itself', [room(100, price(100, 130, 30))], null],
	['nothing has changed', [room(100), room(200)], null],
	['as much dearer as cheaper', [room(100, price(100, 110, 10)), room(200, price(200, 190, -5))], null],
	['one is gone', [room(100, price(100, 130, 30)), room(200, { kind: 'gone', reason: 'gone' })], null],
	[
		'one is on application',
		[room(100, { kind: 'price', before: amount(100), after: null, percent: null }), room(200)],
		null,
	],
	[
		'one is in another currency now',
		[
			room(100, { kind: 'price', before: amount(100), after: { minor: 90, currency: 'USD' }, percent: null }),
			room(200),
		],
		null,
	],
])('rooms together: %s', (_, rooms, sums) => {
	expect(totalDrift(rooms)).toEqual(sums && { before: amount(sums[0]), after: amount(sums[1]) });
});

describe('a price explained', () => {
	it('leads from the nights to the billed amount', () => {
		const access = { billableCurrency: 'EUR', isCommissionVisible: true } as const;
		const [offer] = makeOffers(ROOM, requestFor(ROOM, 3), { access, rates: RATES, day: dayOf(TODAY) }).offers;
		const explained = offer && explainPrice(offer);
		expect(explained).toMatchObject({
			...{ nights: 3, includedGuests: 2, mealPlan: 'breakfast' },
			parts: [
				{ kind: 'nights', minor: 120_000 },
				{ kind: 'extraAdult', minor: 36_000 },
			],
			local: { minor: 156_000, currency: 'CHF' },
			exchange: { from: 'CHF', to: 'EUR', millionths: 1_072_000, asOf: '2026-11-02' },
			billed: { minor: 167_232, currency: 'EUR' },
			savedOnPublicPrice: { minor: 15_000, currency: 'CHF' },
			commission: { percent: 10, minor: 16_723 },
		});
	});

	it('is none where there is no price', () => {
		expect(explainPrice(offerOf({ isOnRequest: true }))).toBeNull();
	});
});
