import { describe, expect, it } from 'vitest';
import { spellings } from '~/domain/search/vocabulary-index';

describe('spellings', () => {
	it.each<[string, string[]]>([
		['Zürs', ['zuers', 'zurs']],
		['St. Moritz', ['st-moritz']],
		['Sankt Moritz', ['st-moritz']],
		['saint-moritz', ['st-moritz']],
		['Val d’Isère', ['val-d-isere']],
		['', []],
		['😀 "*', []],
	])('%s', (name, words) => {
		expect(spellings(name)).toEqual(words);
	});
});
