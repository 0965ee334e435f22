import { expect, test } from 'vitest';
import { brandMapTokens, DEFAULT_MAP_TOKENS } from '~/components/map/map-tokens';

test.each([
	['#5b1628', '#5b1628'],
	[' rgb(18,32,32) ', 'rgb(18,32,32)'],
	['rgb(18 32 32 / 50%)', 'rgb(18 32 32 / 50%)'],
	['', DEFAULT_MAP_TOKENS.ink],
	['oklch(40% 0.1 20)', DEFAULT_MAP_TOKENS.ink],
	['color-mix(in srgb, red, blue)', DEFAULT_MAP_TOKENS.ink],
	['var(--main)', DEFAULT_MAP_TOKENS.ink],
])('ink %j', (value, expected) => {
	expect(brandMapTokens((name) => (name === '--ink' ? value : '')).ink).toBe(expected);
});
