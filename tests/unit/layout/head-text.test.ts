import { describe, expect, it } from 'vitest';
import { headDescription, headTitle } from '~/components/layout/head-text';

describe('headTitle', () => {
	it.each([
		['Chalet Aurikel', 'Lech', 'Austria', 'Chalet Aurikel, Lech, Austria'],
		[
			'Chalet La Grange aux Hirondelles',
			'Saint-Martin-de-Belleville',
			'France',
			'Chalet La Grange aux Hirondelles, France',
		],
	])('%s in %s, %s', (first, middle, last, title) => {
		expect(headTitle(first, middle, last)).toBe(title);
	});
});

describe('headDescription', () => {
	const words = (count: number) => Array.from({ length: count }, () => 'snow').join(' ');
	it.each([
		['a short text stays', 'A house above Lech.', 'A house above Lech.'],
		['sentences that fit stay', `${words(14)}. ${words(4)}! ${words(40)}.`, `${words(14)}. ${words(4)}!`],
		['a first sentence that says too little goes on', `Snow. ${words(50)}.`, `Snow. ${words(31)}…`],
		['a long sentence ends after a word', `${words(20)}, ${words(40)}.`, `${words(20)}, ${words(12)}…`],
	])('%s', (_, text, description) => {
		expect(headDescription(text)).toBe(description);
		expect(headDescription(text).length).toBeLessThanOrEqual(166);
	});
});
