import { expect, test } from 'vitest';
import { localizedAddress } from '~/domain/brand/localized-address';
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

test.each([
	[
		'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria',
		'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Österreich',
	],
	['+43 5574 900 420', '+43 5574 900 420'],
	['Norway', 'Norwegen'],
	['', ''],
])('the address %j is %j in German', (address, german) => {
	expect(localizedAddress(address, 'de')).toBe(german);
	expect(localizedAddress(address, 'en')).toBe(address);
});
