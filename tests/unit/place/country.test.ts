import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '#db/schema/enums';
import { countryFromPathWord, countryName, countryPathWord, isCountryCode } from '~/domain/place/country';

test.each([
	['austria', 'AT', 'en', true],
	['oesterreich', 'AT', 'de', true],
	['osterreich', 'AT', 'de', false],
	['österreich', 'AT', 'de', false],
	['o\u0308sterreich', 'AT', 'de', false],
	['%C3%B6sterreich', 'AT', 'de', false],
	['%C3%96sterreich', 'AT', 'de', false],
	['o%CC%88sterreich', 'AT', 'de', false],
	['Oesterreich', 'AT', 'de', false],
	['OESTERREICH', 'AT', 'de', false],
	['switzerland', 'CH', 'en', true],
	['schweiz', 'CH', 'de', true],
	['france', 'FR', 'en', true],
	['frankreich', 'FR', 'de', true],
	['italy', 'IT', 'en', true],
	['italien', 'IT', 'de', true],
	['Italy', 'IT', 'en', false],
])('%s means %s in %s', (word, country, language, isCanonical) => {
	expect(countryFromPathWord(word)).toEqual({ country, language, isCanonical });
});

test.each(['', 'germany', 'AT', '%E0%A4%A', '%F6sterreich', 'constructor', 'x'.repeat(10_000)])(
	'%s is no country word',
	(word) => {
		expect(countryFromPathWord(word)).toBeNull();
	},
);

test('every canonical word leads back to its country', () => {
	for (const country of COUNTRY_CODES)
		for (const language of ['en', 'de'] as const)
			expect(countryFromPathWord(countryPathWord(country, language))).toEqual({ country, language, isCanonical: true });
});

test('names', () => {
	expect(countryName('AT', 'de')).toBe('Österreich');
	expect(countryName('CH', 'en')).toBe('Switzerland');
});

test.each([
	['AT', true],
	['at', false],
	['DE', false],
	[null, false],
])('%s is a code: %s', (value, expected) => {
	expect(isCountryCode(value)).toBe(expected);
});
