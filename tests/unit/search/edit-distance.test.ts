import { describe, expect, it } from 'vitest';
import { forgivenErrors, prefixDistance } from '~/domain/search/words/edit-distance';

describe('forgivenErrors', () => {
	it.each([
		['a', 0],
		['süd', 0],
		['lech', 1],
		['verbier', 1],
		['schneehu', 2],
		['kitzbühel', 2],
	])('%s: %i', (word, errors) => {
		expect(forgivenErrors(word)).toBe(errors);
	});
});

describe('prefixDistance', () => {
	it.each<[string, string, number]>([
		['lech', 'lech', 0],
		['lec', 'lech', 0],
		['zerm', 'zermatt', 0],
		['lehc', 'lech', 1],
		['leich', 'lech', 1],
		['lch', 'lech', 1],
		['lach', 'lech', 1],
		['vrebeir', 'verbier', 2],
		['zremat', 'zermatt', 1],
		['', 'lech', 0],
		['lech', '', 3],
		['aspen', 'lech', 3],
	])('%s to the beginning of %s: %i', (typed, word, distance) => {
		expect(prefixDistance(typed, word, 2)).toBe(distance);
	});
});
