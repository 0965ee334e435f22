import { expect, it } from 'vitest';
import { textParts, unfilledValues } from '~/domain/enquiry/desk/template-values';

it('tells filled values, unfilled ones and words apart, and loses no letter', () => {
	const text = 'Dear Dr. Arnold,\n[your question] about Chalet (A+) and Dr. Arnold.';
	const parts = textParts(text, ['Dr. Arnold', 'Chalet (A+)', '']);
	expect(parts.map((part) => part.text).join('')).toBe(text);
	expect(parts.filter(({ kind }) => kind === 'value').map((part) => part.text)).toEqual([
		'Dr. Arnold',
		'Chalet (A+)',
		'Dr. Arnold',
	]);
	expect(parts.filter(({ kind }) => kind === 'unfilled').map((part) => part.text)).toEqual(['[your question]']);
	expect(unfilledValues(text)).toEqual(['[your question]']);
	expect(unfilledValues('nothing [\n] left')).toEqual([]);
});
