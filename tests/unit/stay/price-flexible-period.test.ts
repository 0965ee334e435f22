import { expect, test } from 'vitest';
import { flexiblePeriods, priceFlexiblePeriod } from '~/domain/stay/price-flexible-period';
import { period, rate } from './rates';

const requested = period('2027-03-20', '2027-03-27');
const early = (price: number | null, status: 'available' | 'on_request' | 'sold' = 'available') =>
	rate('2027-03-19', '2027-03-26', price, status);
const exact = (price: number | null, status: 'available' | 'on_request' | 'sold' = 'available') =>
	rate('2027-03-20', '2027-03-27', price, status);
const late = (price: number | null, status: 'available' | 'on_request' | 'sold' = 'available') =>
	rate('2027-03-21', '2027-03-28', price, status);

test('one day to either side, same length', () => {
	expect(flexiblePeriods(requested)).toEqual([
		requested,
		period('2027-03-19', '2027-03-26'),
		period('2027-03-21', '2027-03-28'),
	]);
});

test.each([
	['the wished days win', [early(1), exact(100), late(1)], ['2027-03-20', 'available', 100]],
	['the wished days win on request too', [early(1), exact(null, 'on_request')], ['2027-03-20', 'on_request', null]],
	['sold: the cheaper neighbour', [early(50), exact(10, 'sold'), late(40)], ['2027-03-21', 'available', 40]],
	['missing: the neighbour', [early(50)], ['2027-03-19', 'available', 50]],
	['a price before none', [early(null, 'on_request'), late(40)], ['2027-03-21', 'available', 40]],
	['equal: the earlier', [early(40), late(40)], ['2027-03-19', 'available', 40]],
	[
		'both without a price: the earlier',
		[late(null, 'on_request'), early(null, 'on_request')],
		['2027-03-19', 'on_request', null],
	],
	['all sold', [early(1, 'sold'), exact(1, 'sold'), late(1, 'sold')], ['2027-03-20', 'sold', null]],
])('%s', (_name, rates, expected) => {
	const price = priceFlexiblePeriod(rates, requested, 'catered');
	expect([price?.checkIn, price?.status, price?.priceMinor]).toEqual(expected);
});

test.each([
	['nothing', []],
	['two days away', [rate('2027-03-22', '2027-03-29', 1)]],
	['another length', [rate('2027-03-19', '2027-03-27', 1)]],
])('%s: no price', (_name, rates) => {
	expect(priceFlexiblePeriod(rates, requested, 'catered')).toBeNull();
});
