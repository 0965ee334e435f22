import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { money } from '~/domain/money/money';
import { exchange } from '~/domain/offer/exchange';
import { explainPrice } from '~/domain/offer/explain-price';
import { makeOffers, type OfferTerms } from '~/domain/offer/make-offer';
import { dayOf, PLAN, RATES, ROOM, requestFor, SEASON, SPRING, TODAY } from './rated-room';

const sum = (lines: readonly { minor: number }[]) => lines.reduce((total, { minor }) => total + minor, 0);

function explained(
	terms: Partial<OfferTerms['access']>,
	guests: { adults: number; childrenAges: number[] },
	room = ROOM,
) {
	const access = { billableCurrency: 'EUR', isCommissionVisible: true, ...terms } as const;
	const request = requestFor(room, guests.adults, guests.childrenAges);
	const [offer] = makeOffers(room, request, { access, rates: RATES, day: dayOf(TODAY) }).offers;
	return { offer, explanation: offer ? explainPrice(offer) : null };
}

it('lists nights by season and weekday, supplements per guest, exchange and commission', () => {
	const { explanation } = explained({}, { adults: 3, childrenAges: [7] });
	expect(explanation).toMatchObject({
		nights: 3,
		includedGuests: 2,
		mealPlan: 'breakfast',
		parts: [
			{ kind: 'nights', quantity: 3, unitMinor: 40_000, minor: 120_000 },
			{ kind: 'extraAdult', quantity: 3, unitMinor: 12_000, minor: 36_000 },
			{ kind: 'child', quantity: 3, age: 7, unitMinor: 4_000, minor: 12_000 },
		],
		local: { minor: 168_000, currency: 'CHF' },
		exchange: { from: 'CHF', to: 'EUR', millionths: 1_072_000, asOf: RATES.asOf },
		billed: { minor: 180_096, currency: 'EUR' },
		savedOnPublicPrice: { minor: 15_000, currency: 'CHF' },
		commission: { percent: 10, minor: 18_010 },
	});
});

it('tells no exchange in one currency, no commission where it is not shown, and nothing without a price', () => {
	const { explanation } = explained(
		{ billableCurrency: 'CHF', isCommissionVisible: false },
		{ adults: 2, childrenAges: [] },
	);
	expect([explanation?.exchange, explanation?.commission]).toEqual([null, null]);
	expect(explanation?.billed).toEqual(explanation?.local);
	const plans = [{ ...PLAN, isOnRequest: true }];
	expect(explained({}, { adults: 2, childrenAges: [] }, { ...ROOM, plans }).explanation).toBeNull();
});

it('adds up to the cent, for every price and party', () => {
	const price = fc.integer({ min: 1, max: 3_000_000 });
	const given = fc.record({
		...{ nightly: price, weekend: fc.option(price), spring: price, extra: price, child: price },
		adults: fc.integer({ min: 1, max: 3 }),
		childrenAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
		commissionPercent: fc.integer({ min: 0, max: 25 }),
		deposit: fc.integer({ min: 0, max: 100 }),
		currency: fc.constantFrom('EUR' as const, 'GBP' as const, 'CHF' as const),
	});
	fc.assert(
		fc.property(
			given,
			({ nightly, weekend, spring, extra, child, deposit, currency, commissionPercent, ...guests }) => {
				const seasons = [
					{ ...SEASON, nightlyMinor: nightly, weekendMinor: weekend },
					{ ...SPRING, nightlyMinor: spring },
				];
				const plan = {
					...{ ...PLAN, seasons, commissionPercent, extraAdultMinor: extra },
					childSupplements: [{ maxAge: 11, minor: child }],
					paymentPolicy: { ...PLAN.paymentPolicy, depositPercentage: deposit },
				};
				const room = { ...ROOM, checkIn: plainDate('2027-03-25'), checkOut: plainDate('2027-04-04'), plans: [plan] };
				const { offer, explanation } = explained({ billableCurrency: currency }, guests, room);
				if (!offer || !explanation) return;
				expect(sum(explanation.parts)).toBe(explanation.local.minor);
				for (const { quantity, unitMinor, minor } of explanation.parts) expect(quantity * unitMinor).toBe(minor);
				expect(exchange(money(explanation.local.minor, 'CHF'), currency, RATES)).toEqual(explanation.billed);
				expect(sum(offer.payments)).toBe(explanation.billed.minor);
				expect(explanation.commission?.minor).toBe(offer.commissionMinor);
				for (const { feePercent, feeMinor } of offer.cancellation)
					if (feePercent === 100) expect(feeMinor).toBe(explanation.billed.minor);
			},
		),
	);
});
