import { expect, it } from 'vitest';
import { givenPriceFor } from '~/domain/conversation/given-price';

const TERMS = {
	...{ roomId: 'room_a', planId: 'rate_a', checkIn: '2027-02-13', checkOut: '2027-02-20' },
	...{ adults: 2, childrenAges: [7, 4], paymentProfile: 'ClientPays' as const },
};
const CARD = { ...TERMS, totalMinor: 250_000, commissionPercent: null };

it.each([
	['the very room', {}, true],
	['the same children in another order', { childrenAges: [4, 7] }, true],
	['another room', { roomId: 'room_b' }, false],
	['another rate', { planId: 'rate_b' }, false],
	['another arrival', { checkIn: '2027-02-12' }, false],
	['another departure', { checkOut: '2027-02-21' }, false],
	['one adult more', { adults: 3 }, false],
	['an older child', { childrenAges: [8, 4] }, false],
	['one child fewer', { childrenAges: [7] }, false],
	['another way of paying', { paymentProfile: 'AgencyPaysPackageRate' as const }, false],
])('a hotel’s own price is for %s: %o', (_, change, isFor) => {
	const price = { totalMinor: 250_000, commissionPercent: null };
	expect(givenPriceFor(CARD, { ...TERMS, ...change })).toEqual(isFor ? price : null);
});

it('a card without a rate has no terms, and is for nothing', () => {
	expect(givenPriceFor({ ...CARD, planId: null }, { ...TERMS, planId: null })).toBeNull();
});
