import { describe, expect, it } from 'vitest';
import { editDistance, forgivenErrors, prefixDistance } from '~/domain/search/words/edit-distance';

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

describe('editDistance', () => {
	it.each<[string, string, number]>([
		['zermatt', 'zermatt', 0],
		['zermat', 'zermatt', 1],
		['zerm', 'zermatt', 3],
		['lehc', 'lech', 1],
		['courchvel', 'courchevel', 1],
		['courchevel', 'courchevel1850', 3],
		['', '', 0],
	])('%s and %s: %i', (typed, text, distance) => {
		expect(editDistance(typed, text, 2)).toBe(distance);
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
