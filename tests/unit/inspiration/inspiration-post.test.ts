import { expect, it, test } from 'vitest';
import {
	hasNewPost,
	isFlagOld,
	plainWords,
	readFlag,
	shortened,
	shownCharacters,
} from '~/domain/inspiration/inspiration-post';

test.each([
	[900, 128],
	[844, 120],
	[1080, 154],
])('a screen of %d pixels shows %d characters', (height, characters) => {
	expect(shownCharacters(height)).toBe(characters);
});

test.each([
	['short', 10, 'short', false],
	['exactly ten', 11, 'exactly ten', false],
	['one more than ten', 10, 'one more…', true],
	['one more than ten', 13, 'one more than…', true],
	['by then, later', 10, 'by then…', true],
	['Gepäckaufbewahrung', 6, 'Gepäck…', true],
	['ends with a blank', 10, 'ends with…', true],
	['🏔🏔🏔🏔', 2, '🏔🏔…', true],
])('%s, %d characters of it', (text, characters, shown, isCut) => {
	expect(shortened(text, characters)).toEqual({ text: shown, isCut });
});

it('reads Markdown as plain words', () => {
	expect(plainWords('# New\n\nThe **wing** opens, see [here](https://example.com).\n\n- one\n- two \n> so')).toBe(
		'New. The wing opens, see here. one. two. so',
	);
	expect(plainWords('# Open at last!\n1. Sauna;\n2. Pool:')).toBe('Open at last! Sauna; Pool:');
});

const DAY = 864e5;

test.each([
	[null, 5, true],
	['nonsense', 5, true],
	['{"at":"x"}', 5, true],
	[JSON.stringify({ at: 1000, newest: 'a', read: null }), 1000 + DAY - 1, false],
	[JSON.stringify({ at: 1000, newest: 'a', read: null }), 1000 + DAY, true],
	[JSON.stringify({ at: 5000, newest: 'a', read: null }), 1000, true],
])('a flag of %s at %d is old: %s', (saved, now, isOld) => {
	expect(isFlagOld(readFlag(saved), now)).toBe(isOld);
});

it('says that there is something new until it was read', () => {
	expect(hasNewPost(null)).toBe(false);
	expect(hasNewPost({ at: 1, newest: null, read: null })).toBe(false);
	expect(hasNewPost({ at: 1, newest: 'post_2', read: 'post_1' })).toBe(true);
	expect(hasNewPost({ at: 1, newest: 'post_2', read: 'post_2' })).toBe(false);
});
