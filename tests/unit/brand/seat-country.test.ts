import { expect, test } from 'vitest';
import { seatCountry } from '~/domain/brand/seat-country';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

test.each([
	['Austria', 'Österreich'],
	['Belgium', 'Belgien'],
	['United States', 'Vereinigte Staaten'],
	['Monaco', 'Monaco'],
	['Atlantis', 'Atlantis'],
])('%s is %s in German', (name, german) => {
	expect(seatCountry(name, 'de')).toBe(german);
	expect(seatCountry(name, 'en')).toBe(name);
});

test('every brand sits in a country that German pages can name', () => {
	const same = new Set(['Liechtenstein', 'Monaco']);
	const countries = BRAND_PROFILES.map(({ postalAddress }) => postalAddress.split(', ').at(-1) ?? '');
	expect(countries.filter((name) => !same.has(name) && seatCountry(name, 'de') === name)).toEqual([]);
});
