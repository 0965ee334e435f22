import { describe, expect, test } from 'vitest';
import { pricePeriod, pricePeriodPerLevel } from '~/domain/stay/price-period';
import { period, rate } from './rates';

const week = period('2027-03-20', '2027-03-27');
const fortnight = period('2027-03-20', '2027-04-03');
const week1 = rate('2027-03-20', '2027-03-27', 100);
const week2 = rate('2027-03-27', '2027-04-03', 200);

test.each([
	['exact match', [week1, week2], week, ['available', 100, 1]],
	['a chain of two', [week2, week1], fortnight, ['available', 300, 2]],
	[
		'exact before a cheaper chain',
		[rate('2027-03-20', '2027-04-03', 500), week1, week2],
		fortnight,
		['available', 500, 1],
	],
	[
		'exact and sold stays sold',
		[rate('2027-03-20', '2027-04-03', 500, 'sold'), week1, week2],
		fortnight,
		['sold', null, 1],
	],
	[
		'the cheapest of two chains',
		[week1, week2, rate('2027-03-20', '2027-03-24', 30), rate('2027-03-24', '2027-04-03', 200)],
		fortnight,
		['available', 230, 2],
	],
	[
		'around a sold part',
		[
			rate('2027-03-20', '2027-03-27', 1, 'sold'),
			week2,
			rate('2027-03-20', '2027-03-24', 300),
			rate('2027-03-24', '2027-03-27', 200),
		],
		fortnight,
		['available', 700, 3],
	],
	['a sold part blocks', [week1, rate('2027-03-27', '2027-04-03', 200, 'sold')], fortnight, ['sold', null, 2]],
	[
		'on request makes the whole on request',
		[week1, rate('2027-03-27', '2027-04-03', 200, 'on_request')],
		fortnight,
		['on_request', 300, 2],
	],
	[
		'on request without a price',
		[week1, rate('2027-03-27', '2027-04-03', null, 'on_request')],
		fortnight,
		['on_request', null, 2],
	],
	['available without a price is on request', [rate('2027-03-20', '2027-03-27', null)], week, ['on_request', null, 1]],
	[
		'a priced chain before one without a price',
		[
			week1,
			rate('2027-03-27', '2027-04-03', null, 'on_request'),
			rate('2027-03-27', '2027-03-30', 900),
			rate('2027-03-30', '2027-04-03', 900),
		],
		fortnight,
		['available', 1900, 3],
	],
	[
		'of equal prices the available one',
		[rate('2027-03-20', '2027-03-27', 100, 'on_request'), week1],
		week,
		['available', 100, 1],
	],
])('%s', (_name, rates, requested, [status, priceMinor, length]) => {
	const price = pricePeriod(rates, requested, 'catered');
	expect([price?.status, price?.priceMinor, price?.stays.length]).toEqual([status, priceMinor, length]);
	expect(price).toMatchObject(requested);
});

describe('no price', () => {
	test.each([
		['no rates', [], week],
		['a gap', [week1, rate('2027-03-28', '2027-04-03', 200)], fortnight],
		['an overlap', [rate('2027-03-20', '2027-03-28', 100), week2], fortnight],
		['only part of a stay', [week1], period('2027-03-20', '2027-03-26')],
		['too short', [week1], fortnight],
		['another level', [rate('2027-03-20', '2027-03-27', 100, 'available', 'self_catered')], week],
		['levels mixed', [week1, rate('2027-03-27', '2027-04-03', 200, 'available', 'self_catered')], fortnight],
		['no nights', [week1], period('2027-03-20', '2027-03-20')],
		['backwards', [week1], period('2027-03-27', '2027-03-20')],
		['a rate that is broken', [rate('2027-03-20', '2027-03-20', 1)], period('2027-03-20', '2027-03-20')],
	])('%s', (_name, rates, requested) => {
		expect(pricePeriod(rates, requested, 'catered')).toBeNull();
	});
});

test('every level that has a price, in order', () => {
	const rates = [week1, rate('2027-03-20', '2027-03-27', 50, 'available', 'self_catered')];
	expect(pricePeriodPerLevel(rates, week).map((p) => [p.serviceLevel, p.priceMinor])).toEqual([
		['self_catered', 50],
		['catered', 100],
	]);
});

test('a whole year of overlapping short stays is quick', () => {
	const days = Array.from({ length: 28 }, (_, i) => `2027-02-${String(i + 1).padStart(2, '0')}`);
	const rates = days.flatMap((from, i) => days.slice(i + 1).map((to, j) => rate(from, to, 100 - j)));
	expect(pricePeriod(rates, period('2027-02-01', '2027-03-01'), 'catered')).toBeNull();
	expect(pricePeriod(rates, period('2027-02-01', '2027-02-28'), 'catered')?.stays).toHaveLength(1);
});
