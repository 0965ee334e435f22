import { expect, it } from 'vitest';
import { countedFor, networkOf } from '~/domain/rate-limit/visitor-networks';

it.each([
	['203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
	['2001:db8::9', '2001:db8:0:0'],
	['2001:db8:1:2:ffff::', '2001:db8:1:2'],
	['::1', '0:0:0:0'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['local', 'local'],
])('%s is of the network %s', (address, network) => {
	expect(networkOf(address)).toBe(network);
});

it.each([
	[
		'abc.def',
		[
			['abc.def', 20],
			['abc', 200],
		],
	],
	[
		'log:abc.def',
		[
			['log:abc.def', 20],
			['log:abc', 200],
		],
	],
	['abc', [['abc', 20]]],
] as const)('a write of %s counts for %j', (visitor, counted) => {
	expect(countedFor(visitor, 20).map(({ visitor, allowed }) => [visitor, allowed])).toEqual(counted);
});
