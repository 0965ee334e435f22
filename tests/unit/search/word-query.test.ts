import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyQuery, variantsOf, wordQuery } from '~/domain/search/words/word-query';

describe('wordQuery', () => {
	it.each([
		['Lech', '("lech"*)'],
		['Chalet Au', '("chalet") AND ("au"*)'],
		["Val d'Is", '("val") AND ("d") AND ("is"*)'],
		['NEAR("a" *) OR b:c', '("near") AND ("a") AND ("or") AND ("b") AND ("c"*)'],
		['Zuers', '("zuers"* OR "zurs"*)'],
		['"*^+-', ''],
		['😀', ''],
		['\u0301 \u0308a', '("a"*)'],
		['', ''],
	])('%s', (text, query) => {
		expect(wordQuery(text, 'unfinished')).toBe(query);
	});

	it('lets nothing but letters, digits and its own signs through', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
				expect(wordQuery(text, 'whole')).toMatch(/^(\("[\p{L}\p{N}\p{M}]+"( OR "[\p{L}\p{N}\p{M}]+")*\)( AND )?)*$/u);
			}),
		);
	});
});

describe('variantsOf', () => {
	it('knows umlauts, sharp s and saints', () => {
		expect(variantsOf('Kitzbuehel')).toEqual(['kitzbuehel', 'kitzbuhel']);
		expect(variantsOf('Weisshorn')).toEqual(['weisshorn', 'weißhorn']);
		expect(variantsOf('Sankt')).toEqual(expect.arrayContaining(['sankt', 'st', 'saint']));
	});
});

describe('fuzzyQuery', () => {
	it('cuts one piece more than errors are forgiven, and swaps neighbours back', () => {
		expect(fuzzyQuery('Lehc')).toEqual({
			beginnings: '("l"* OR "elhc"* OR "lhec"* OR "lech"*)',
			pieces: '("ehc")',
		});
		expect(fuzzyQuery('schneehun')?.pieces).toBe('("nee" OR "hun")');
		expect(fuzzyQuery('abc')).toBeNull();
		expect(fuzzyQuery('')).toBeNull();
		expect(fuzzyQuery('1850')).toBeNull();
	});

	it('asks for the words that are forgiven no error as they are, with beginnings that are indexed', () => {
		expect(fuzzyQuery('Huose 7920')).toEqual({
			beginnings: '("hu"* OR "uho"* OR "hou"* OR "hus"* OR "huo"*) AND ("7920"*)',
			pieces: '("ose") AND ("7920")',
		});
		expect(fuzzyQuery('Chaelt au')?.pieces).toBe('("elt")');
	});
});
