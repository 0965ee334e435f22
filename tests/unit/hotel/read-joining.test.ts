import { describe, expect, it } from 'vitest';
import { joiningAccount } from '~/domain/hotel/joining/joining-account';
import { readJoining } from '~/domain/hotel/joining/read-joining';

const TYPED = {
	...{ fullName: ' Inès  Fournier ', position: 'Director of Sales', email: 'ines@orme.example' },
	...{
		hotelName: 'Maison Orme',
		category: '5star',
		street: '12 rue  Monseigneur, 74120',
		city: 'Megève',
		country: 'FR',
	},
};

describe('what an invited hotel tells', () => {
	it('is trimmed; what is left out is null', () => {
		expect(readJoining(TYPED, true)).toEqual({
			value: {
				...{ fullName: 'Inès Fournier', position: 'Director of Sales', email: 'ines@orme.example' },
				...{ hotelName: 'Maison Orme', category: '5star', city: 'Megève', countryCode: 'FR' },
				street: '12 rue Monseigneur, 74120',
				...{ phone: null, rooms: null, website: null, note: null },
			},
		});
	});

	it.each([
		['www.orme.example', 'https://www.orme.example/'],
		['http://orme.example/en', 'http://orme.example/en'],
	])('takes the website %s', (website, read) => {
		expect(readJoining({ ...TYPED, website }, true)).toMatchObject({ value: { website: read } });
	});

	it.each([
		[
			'nothing',
			{ fullName: '', position: '', email: '', hotelName: '', category: '', street: '', city: '', country: '' },
			true,
			{
				...{ fullName: 'missing', position: 'missing', email: 'missing', hotelName: 'missing', city: 'missing' },
				...{ category: 'missing', street: 'missing', country: 'missing' },
			},
		],
		['no address', { email: 'ines' }, true, { email: 'address' }],
		['a word as phone', { phone: 'call me' }, true, { phone: 'phone' }],
		['stars that there are not', { category: '6star' }, true, { category: 'category' }],
		['a palace in Austria', { category: 'palace', country: 'AT' }, true, { category: 'palace' }],
		['a country that there is not', { country: 'QX' }, true, { country: 'country' }],
		['a country by its name', { country: 'at' }, true, { country: 'country' }],
		['half a room', { rooms: '1.5' }, true, { rooms: 'rooms' }],
		['no room', { rooms: '0' }, true, { rooms: 'rooms' }],
		['a thousand rooms too many', { rooms: '6000' }, true, { rooms: 'rooms' }],
		['words as website', { website: 'we have none' }, true, { website: 'website' }],
		['a script as website', { website: 'javascript:alert(1)' }, true, { website: 'website' }],
		['too long a name', { hotelName: 'é'.repeat(121) }, true, { hotelName: 'long' }],
		['terms not accepted', {}, false, { terms: 'terms' }],
		['several', { email: '', rooms: 'x' }, false, { email: 'missing', rooms: 'rooms', terms: 'terms' }],
	])('refuses %s', (_, given, areTermsAccepted, errors) => {
		expect(readJoining({ ...TYPED, ...given }, areTermsAccepted)).toEqual({ errors });
	});
});

const AGENCY = {
	...{
		no: 1,
		id: 'agency_1',
		name: 'Corvin',
		verification: 'verified' as const,
		teamBrandKey: null,
		pinnedBrandKey: null,
		design: null,
	},
	...{ hasBankAccount: false, billableCurrency: 'EUR' as const, programNos: [] },
};

it.each([
	['a new account', {}, 'free'],
	['a customer', { role: 'customer' }, 'free'],
	['an agent', { agency: AGENCY }, 'agency'],
	['staff of a hotel', { role: 'customer', hotelId: 'hotel_1' }, 'hotel'],
	['an admin', { role: 'admin' }, 'staff'],
	['an operator', { role: 'operator', operatorNo: 1 }, 'staff'],
] as const)('%s may ask to join: %s', (_, given, is) => {
	const actor = { role: 'agent' as const, agency: null, hotelId: null, operatorNo: null };
	expect(joiningAccount({ ...actor, ...given })).toBe(is);
});
