import { expect, test } from 'vitest';
import { formatDistance } from '~/domain/property/format-distance';
import { roundPosition } from '~/domain/property/round-position';

test.each([
	[0, '0 m'],
	[180, '180 m'],
	[999, '999 m'],
	[1000, '1 km'],
	[1600, '1.6 km'],
	[9960, '10 km'],
	[17_000, '17 km'],
	[235_400, '235 km'],
])('%d metres', (metres, text) => {
	expect(formatDistance(metres, 'en')).toBe(text.replace(' ', '\u00a0'));
});

test('positions keep two decimals, half a position is none', () => {
	expect(roundPosition(47.21327, 10.13492)).toEqual({ latitude: 47.21, longitude: 10.13 });
	expect(roundPosition(47.2, null)).toBeNull();
});
