import { expect, test } from 'vitest';
import { duration } from '~/domain/date/duration';

test.each([
	[7, 'weeks', 1],
	[14, 'weeks', 2],
	[84, 'weeks', 12],
	[1, 'days', 1],
	[10, 'days', 10],
	[61, 'days', 61],
	[0, 'days', 0],
] as const)('%i days', (days, unit, count) => {
	expect(duration(days)).toEqual({ unit, count });
});
