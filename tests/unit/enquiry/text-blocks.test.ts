import { describe, expect, it, test } from 'vitest';
import {
	blockQuery,
	matchingBlocks,
	type Template,
	textBlocks,
	withBlock,
} from '~/components/trade/enquiries/text-blocks';

const template = (key: string, text: string, language: 'en' | 'de' = 'en'): Template => ({
	...{ key, language, text, name: `Name of ${key}`, values: ['Dr. Arnold', 'Chalet Aurikel'] },
});

const TEMPLATES = [
	template('free', 'Dear Dr. Arnold,\n\nChalet Aurikel is free.\n\nKind regards\nLena'),
	template('taken', 'Dear Dr. Arnold,\n\nWeeks near Zürs are free.\n\n\nKind regards\nLena'),
	template('frei', 'Guten Tag', 'de'),
];

describe('the text blocks', () => {
	it('are the paragraphs of the templates in a language, each once, with what was filled in', () => {
		const blocks = textBlocks(TEMPLATES, 'en');
		expect(blocks.map(({ text }) => text)).toEqual([
			'Dear Dr. Arnold,',
			'Chalet Aurikel is free.',
			'Kind regards\nLena',
			'Weeks near Zürs are free.',
		]);
		expect(blocks.map(({ values }) => values)).toEqual([['Dr. Arnold'], ['Chalet Aurikel'], [], []]);
		expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
	});

	it('are found by all words, whatever their case and accents', () => {
		const found = (words: string) => matchingBlocks(textBlocks(TEMPLATES, 'en'), words).map(({ text }) => text);
		expect(found('ZURS free')).toEqual(['Weeks near Zürs are free.']);
		expect(found('name of taken')).toEqual(['Weeks near Zürs are free.']);
		expect(found('')).toHaveLength(4);
		expect(found('sauna')).toEqual([]);
	});
});

test.each([
	['/', 1, { start: 0, end: 1, words: '' }],
	['Hello /we', 9, { start: 6, end: 9, words: 'we' }],
	['Hello\n/near zu', 14, { start: 6, end: 14, words: 'near zu' }],
	// The caret is what counts.
	['Hello /we and more', 9, { start: 6, end: 9, words: 'we' }],
	['and/or', 6, null],
	['12 / 3', 6, null],
	['/we\n', 4, null],
	['', 0, null],
])('a slash in %j at %i is %j', (body, caret, query) => {
	expect(blockQuery(body, caret)).toEqual(query);
});

test('a block stands in the place of the slash and its words, the caret behind it', () => {
	const [block] = textBlocks(TEMPLATES, 'en');
	const query = blockQuery('So /dear and more', 8);
	if (!block || !query) throw new Error('no block');
	expect(withBlock('So /dear and more', query, block)).toEqual({
		body: 'So Dear Dr. Arnold, and more',
		caret: 'So Dear Dr. Arnold,'.length,
	});
});
