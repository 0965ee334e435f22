import { expect, test } from 'vitest';
import { isSoldOut } from '~/domain/stay/is-sold-out';
import { periodAvailability } from '~/domain/stay/period-availability';
import { period, rate } from './rates';

const week = period('2027-03-20', '2027-03-27');
const sold = rate('2027-03-20', '2027-03-27', 100, 'sold');
const self = (status: 'available' | 'on_request' | 'sold') =>
	rate('2027-03-20', '2027-03-27', 50, status, 'self_catered');

test.each([
	['available', [rate('2027-03-20', '2027-03-27', 1)], week, 'catered', 'available'],
	['on request', [rate('2027-03-20', '2027-03-27', 1, 'on_request')], week, 'catered', 'on_request'],
	['sold', [sold], week, 'catered', 'sold'],
	['no rates', [], week, 'catered', 'unknown'],
	['partly sold', [sold], period('2027-03-23', '2027-03-30'), 'catered', 'sold'],
	['a sold stay that only touches the edge', [sold], period('2027-03-27', '2027-04-03'), 'catered', 'unknown'],
	['a sold stay that ends at check-in', [sold], period('2027-03-13', '2027-03-20'), 'catered', 'unknown'],
	[
		'free stays that do not fit',
		[rate('2027-03-20', '2027-03-27', 1)],
		period('2027-03-21', '2027-03-26'),
		'catered',
		'unknown',
	],
	['this level sold, another free', [sold, self('available')], week, 'catered', 'sold'],
	['the other level', [sold, self('available')], week, 'self_catered', 'available'],
	['any level: the free one', [sold, self('available')], week, null, 'available'],
	['any level: on request', [sold, self('on_request')], week, null, 'on_request'],
	['any level: all sold', [sold, self('sold')], week, null, 'sold'],
	['any level: partly sold', [sold], period('2027-03-23', '2027-03-30'), null, 'sold'],
	['any level: nothing', [], week, null, 'unknown'],
	['level never offered, house sold at another', [sold], week, 'bed_and_breakfast', 'sold'],
	['level never offered, house free at another', [self('available')], week, 'bed_and_breakfast', 'unknown'],
	[
		'level never offered, house free at one and sold at another',
		[sold, self('available')],
		week,
		'bed_and_breakfast',
		'unknown',
	],
	[
		'available wins over on request',
		[self('on_request'), rate('2027-03-20', '2027-03-27', 1)],
		week,
		null,
		'available',
	],
] as const)('%s', (_name, rates, requested, level, expected) => {
	expect(periodAvailability(rates, requested, level)).toBe(expected);
	expect(isSoldOut(rates, requested, level)).toBe(expected === 'sold');
});
