import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent, formatRating } from '~/domain/language/format-number';
import { formatDistance } from '~/domain/property/format-distance';

describe('numbers that are no amounts follow the language (BRAND-25)', () => {
	test.each([
		[0, '0', '0'],
		[7, '7', '7'],
		[9.4, '9.4', '9,4'],
		[2.756, '2.76', '2,76'],
		[2.7, '2.7', '2,7'],
		[999, '999', '999'],
		[1250, '1,250', '1.250'],
		[1234567.5, '1,234,567.5', '1.234.567,5'],
		[-3.5, '-3.5', '-3,5'],
	])('%d', (value, english, german) => {
		expect(formatNumber(value, 'en')).toBe(english);
		expect(formatNumber(value, 'de')).toBe(german);
	});

	test('decimals are as many as are asked for', () => {
		expect(formatNumber(1.072, 'en', { least: 4, most: 6 })).toBe('1.0720');
		expect(formatNumber(1.072035, 'de', { least: 4, most: 6 })).toBe('1,072035');
		expect(formatNumber(2.55, 'en', { most: 1 })).toBe('2.6');
	});

	test.each([
		[35, '35%', '35\u00a0%'],
		[2.75, '2.75%', '2,75\u00a0%'],
		[0.57 * 100, '57%', '57\u00a0%'],
	])('%d percent', (percent, english, german) => {
		expect(formatPercent(percent, 'en')).toBe(english);
		expect(formatPercent(percent, 'de')).toBe(german);
	});

	test('ratings and distances', () => {
		expect([formatRating(9.4, 'en'), formatRating(5, 'en')]).toEqual(['9.4', '5.0']);
		expect([formatRating(9.4, 'de'), formatRating(5, 'de')]).toEqual(['9,4', '5,0']);
		expect([formatDistance(1560, 'en'), formatDistance(1560, 'de')]).toEqual(['1.6\u00a0km', '1,6\u00a0km']);
	});
});
