import { expect, test } from 'vitest';
import { evaluateDesign } from '~/domain/agency/corporate-design';
import { letterLogo } from '~/domain/brand/letterhead';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

const evaluate = (main: string | null, accentOnMain: string | null) => {
	const verdicts = evaluateDesign({ main, accentOnMain, theme: 'plain' }, DEFAULT_BRAND.colors);
	return [verdicts.main?.error, verdicts.accentOnMain?.error];
};

test.each([
	[null, null, [undefined, undefined]],
	['#1f4a44', null, [null, undefined]],
	['#1f4a44', '#e8c87a', [null, null]],
	['#1f4a44', '#20504a', [null, 'illegible']],
	['#f5d547', null, ['illegible', undefined]],
	['teal', '#e8c87a', ['noColor', null]],
	['#1f4a44', 'url(x)', [null, 'noColor']],
	[null, '#e8c87a', [undefined, null]],
	[null, '#142222', [undefined, 'illegible']],
])('%s with the accent %s', (main, accent, errors) => {
	expect(evaluate(main, accent)).toEqual(errors);
});

test.each([
	[
		{ width: 160, height: 80 },
		{ width: 160, height: 80 },
	],
	[
		{ width: 16, height: 16 },
		{ width: 80, height: 80 },
	],
	[
		{ width: 2000, height: 100 },
		{ width: 206.112, height: 10.3056 },
	],
])('on paper a logo of %j is %j points', (size, expected) => {
	const box = letterLogo(size);
	expect(box.width).toBeCloseTo(expected.width, 2);
	expect(box.height).toBeCloseTo(expected.height, 2);
});
