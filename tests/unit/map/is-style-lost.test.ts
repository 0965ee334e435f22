import { expect, test } from 'vitest';
import { isStyleLost } from '~/components/map/is-style-lost';

test.each([
	['the style never came', { hasStyle: false, hasLoaded: false, isTile: false }, true],
	[
		'a source failed before the first picture',
		{ hasStyle: true, hasLoaded: false, sourceId: 'tiles', isTile: false },
		true,
	],
	['one tile failed', { hasStyle: true, hasLoaded: false, sourceId: 'tiles', isTile: true }, false],
	['a font or sprite failed', { hasStyle: true, hasLoaded: false, isTile: false }, false],
	['anything after the first picture', { hasStyle: true, hasLoaded: true, sourceId: 'tiles', isTile: false }, false],
])('%s', (_, error, expected) => {
	expect(isStyleLost(error)).toBe(expected);
});
