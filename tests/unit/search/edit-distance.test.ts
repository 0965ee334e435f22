import fc from 'fast-check';
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
		['1850', 0],
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

/** The whole table, without a band: what both distances are held against. */
function plainTable(a: string, b: string): number[][] {
	const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
	const at = (i: number, j: number) => table[i]?.[j] ?? Number.NaN;
	for (let i = 1; i <= a.length; i++) {
		for (let j = 1; j <= b.length; j++) {
			const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1);
			(table[i] ?? [])[j] = Math.min(...ways);
		}
	}
	return table;
}

it('agrees with the whole table', () => {
	const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
	fc.assert(
		fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, most) => {
			const last = plainTable(a, b)[a.length] ?? [];
			expect(editDistance(a, b, most)).toBe(Math.min(last[b.length] ?? 0, most + 1));
			expect(prefixDistance(a, b, most)).toBe(Math.min(...last, most + 1));
		}),
		{ numRuns: 2000 },
	);
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
