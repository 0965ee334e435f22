import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { nearestOffer } from '~/domain/search/answer/nearest-offer';
import type { RateRow } from '~/domain/search/answer/read-cards';

const rate = (checkIn: string, checkOut: string, level: number, price: number | null, isOnRequest = 0): RateRow => [
	plainDate(checkIn),
	plainDate(checkOut),
	level,
	isOnRequest,
	price,
	price,
];

const REQUESTED = {
	period: { checkIn: plainDate('2027-03-20'), checkOut: plainDate('2027-03-27') },
	earliest: plainDate('2027-01-01'),
	levels: null,
	price: null,
};

const WEEKS = [
	rate('2027-03-06', '2027-03-13', 2, 500),
	rate('2027-03-27', '2027-04-03', 2, 900),
	rate('2027-03-27', '2027-04-03', 0, 700),
	rate('2027-04-03', '2027-04-10', 1, 300),
];

describe('nearestOffer', () => {
	it('takes the nearest check-in, and there the cheapest level', () => {
		expect(nearestOffer(WEEKS, REQUESTED)).toMatchObject({
			checkIn: '2027-03-27',
			serviceLevel: 'self_catered',
			shiftDays: 7,
		});
	});

	it('takes the earlier of two equally near stays, and available ones before those on request', () => {
		const rates = [
			rate('2027-03-27', '2027-04-03', 0, 1),
			rate('2027-03-13', '2027-03-20', 2, 900),
			rate('2027-03-13', '2027-03-20', 0, 100, 1),
		];
		expect(nearestOffer(rates, REQUESTED)).toMatchObject({ serviceLevel: 'catered', shiftDays: -7 });
	});

	it('obeys levels, price range and the earliest day', () => {
		expect(nearestOffer(WEEKS, { ...REQUESTED, levels: ['catered'] })).toMatchObject({ shiftDays: 7, priceMinor: 900 });
		expect(nearestOffer(WEEKS, { ...REQUESTED, price: { min: null, max: 500 } })).toMatchObject({ shiftDays: -14 });
		expect(nearestOffer(WEEKS, { ...REQUESTED, price: { min: 1000, max: null } })).toBeNull();
		expect(
			nearestOffer(WEEKS, { ...REQUESTED, price: { min: null, max: 500 }, earliest: REQUESTED.period.checkIn }),
		).toMatchObject({
			shiftDays: 14,
		});
	});

	it('chains stays to the same length, and takes a week when that is impossible', () => {
		const fortnight = { ...REQUESTED, period: { ...REQUESTED.period, checkOut: plainDate('2027-04-03') } };
		const rates = [rate('2027-04-10', '2027-04-17', 2, 100), rate('2027-04-17', '2027-04-24', 2, 200)];
		expect(nearestOffer([...WEEKS, ...rates], fortnight)).toMatchObject({ checkOut: '2027-04-24', priceMinor: 300 });
		expect(nearestOffer(WEEKS, fortnight)).toMatchObject({ checkIn: '2027-03-27', checkOut: '2027-04-03' });
		expect(nearestOffer([], fortnight)).toBeNull();
	});
});
