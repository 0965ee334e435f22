import { expect, test } from 'vitest';
import { nearestName } from '~/platform/nearest-name';

test.each([
	['zermat', 'zermatt'],
	['lehc', 'lech'],
	['st-antonn', 'st-anton'],
	['wellington', null],
	['', null],
])('%j is meant to be %j', (name, nearest) => {
	expect(nearestName(name, ['lech', 'zermatt', 'st-anton', 'st-moritz'])).toBe(nearest);
});
