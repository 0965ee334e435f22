import { expect, test } from 'vitest';
import { postalParts } from '~/domain/brand/postal-parts';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

test.each([
	[
		'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria',
		{
			company: 'Firnlicht Reisen GmbH',
			street: 'Seepromenade 14',
			postalCode: '6900',
			town: 'Bregenz',
			country: 'Austria',
		},
	],
	[
		'Blaufirn Travel AG, Seestrasse 8, 7270 Davos Platz, Switzerland',
		{
			company: 'Blaufirn Travel AG',
			street: 'Seestrasse 8',
			postalCode: '7270',
			town: 'Davos Platz',
			country: 'Switzerland',
		},
	],
	['Acme, c/o Agent, Street 1, 6900 Bregenz, Austria', null],
	[
		'Acme Ltd, 1 Alpine Mews, SW1A 1AA London, United Kingdom',
		{
			company: 'Acme Ltd',
			street: '1 Alpine Mews',
			postalCode: 'SW1A 1AA',
			town: 'London',
			country: 'United Kingdom',
		},
	],
	['Acme, 1 Alpine Mews, London SW1A 1AA, United Kingdom', null],
	['Acme, Street 1, 6900 Bregenz', null],
	['', null],
])('%j', (address, parts) => {
	expect(postalParts(address)).toEqual(parts);
});

test.each(BRAND_PROFILES.map(({ key, postalAddress }) => [key, postalAddress]))(
	'the address of %s is split into its parts',
	(_key, postalAddress) => {
		expect(postalParts(postalAddress)).not.toBeNull();
	},
);
