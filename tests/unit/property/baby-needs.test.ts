import { expect, test } from 'vitest';
import { capBabyNeeds } from '~/domain/property/infants';

test.each<[string, number, number[], [number, number], [number, number]]>([
	['one of each for a baby', 1, [1], [1, 1], [1, 1]],
	['no more than babies', 2, [1, 9], [3, 2], [1, 1]],
	['none without a baby', 2, [4, 9], [1, 1], [0, 0]],
	['none where no age is said', 2, [], [1, 0], [0, 0]],
	['only what is asked for', 2, [0, 1], [2, 0], [2, 0]],
	['ages beyond the children do not count', 1, [5, 1], [1, 1], [0, 0]],
])('%s', (_, children, childrenAges, [cots, highChairs], expected) => {
	const capped = capBabyNeeds({ children, childrenAges, cots, highChairs });
	expect([capped.cots, capped.highChairs]).toEqual(expected);
});
