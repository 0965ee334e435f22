import { describe, expect, it } from 'vitest';
import { destinationRows } from '~/components/trade/hotel-list/destination-rows';
import {
	hotelFilterOf,
	hotelQueryError,
	readDemos,
	readHotelQuery,
	readShown,
} from '~/components/trade/hotel-list/read-hotel-query';
import { roomsAddress } from '~/components/trade/hotel-list/rooms-address';
import { settleSearch } from '~/components/trade/hotel-list/saved-filter';
import { searchError } from '~/components/trade/hotel-list/search-error';
import { withStay } from '~/components/trade/hotel-list/with-stay';
import { plainDate } from '~/domain/date/plain-date';

const TODAY = plainDate('2026-11-20');

describe('the address of a search', () => {
	it.each([
		['', '', 'as the brand has it'],
		['paymentProfile=ClientPays', 'ClientPays', 'the client'],
		['paymentProfile=AgencyPaysStandAloneRate', 'AgencyPaysStandAloneRate', 'the agency, as it begins'],
		[
			'paymentProfile=AgencyPaysStandAloneRate&paymentProfile=AgencyPaysPackageRate',
			'AgencyPaysPackageRate',
			'the agency with the box, without script',
		],
		['paymentProfile=AgencyPaysPackageRate', 'AgencyPaysPackageRate', 'the same in one word'],
		['paymentProfile=ClientPays&paymentProfile=AgencyPaysPackageRate', 'ClientPays', 'a box that does not count'],
		['paymentProfile=Nobody', '', 'a word that is none'],
	])('%s has %s pay: %s', (query, expected) => {
		expect(readHotelQuery(new URLSearchParams(query)).paymentProfile).toBe(expected);
	});

	it.each([
		['', null],
		['destination=France', null],
		['destination=France&checkInDate=2027-02-13&checkOutDate=2027-02-20', null],
		['destination=France&checkInDate=2027-02-13', 'one-date'],
		['destination=France&checkOutDate=2027-02-20', 'one-date'],
		['destination=France&checkInDate=2027-02-13&checkOutDate=2027-02-30', 'one-date'],
		['checkInDate=2027-02-13&checkOutDate=2027-02-20', 'no-destination'],
		['destination=France&checkInDate=2026-11-19&checkOutDate=2026-11-22', 'past'],
		['destination=France&checkInDate=2027-02-13&checkOutDate=2027-02-13', 'order'],
		['destination=France&checkInDate=2027-02-13&checkOutDate=2027-06-13', 'too-long'],
		['maxKeys=1', null],
		['maxKeys=0', 'max-keys'],
		['maxKeys=-5', 'max-keys'],
		['maxKeys=1.5', 'max-keys'],
		['maxKeys=many', 'max-keys'],
		['maxKeys=100000', 'max-keys'],
	])('%s: error %s', (query, expected) => {
		const typed = readHotelQuery(new URLSearchParams(query));
		expect(hotelQueryError(typed, hotelFilterOf(typed, 'ClientPays'), TODAY)).toBe(expected);
	});

	it.each([
		['', 12, 12],
		['shown=24', 24, 12],
		['shown=13&off=36', 24, 36],
		['shown=-4&off=x', 12, 12],
		['shown=99999', 600, 12],
	])('%s shows %i and %i', (query, available, unavailable) => {
		expect(readShown(new URLSearchParams(query))).toEqual({ available, unavailable });
	});

	it.each([
		['', false, false],
		['', true, true],
		['includeDemos=true', false, true],
		['includeDemos=false', true, false],
		['includeDemos=perhaps', true, true],
	])('%s, begun with %s: demonstrations %s', (query, byDefault, expected) => {
		expect(readDemos(new URLSearchParams(query), byDefault)).toBe(expected);
	});

	it.each([
		[null, '' as const, '/hotels/hotel_a'],
		[
			{ checkIn: '2027-02-13', checkOut: '2027-02-20' },
			'' as const,
			'/hotels/hotel_a?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2-7%2C1',
		],
		[
			{ checkIn: '2027-02-13', checkOut: '2027-02-20' },
			'AgencyPaysPackageRate' as const,
			'/hotels/hotel_a?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2-7%2C1&paymentProfile=AgencyPaysPackageRate',
		],
	])('%o with %s leads to %s', (period, profile, expected) => {
		const parties = [
			{ adults: 2, childrenAges: [7] },
			{ adults: 1, childrenAges: [] },
		];
		expect(roomsAddress('hotel_a', period, { paymentProfile: profile, parties })).toBe(expected);
	});
});

describe('the saved search', () => {
	const settle = (query: string, saved = '', areWanted = false, byDefault = false) =>
		settleSearch(new URLSearchParams(query), { saved, today: TODAY, demos: { areWanted, byDefault } });
	const DATED = 'destination=France&checkInDate=2027-02-13&checkOutDate=2027-02-20';
	const PAST = 'destination=France&checkInDate=2026-11-19&checkOutDate=2026-11-22';

	it.each([
		['', '', '', ''],
		['', DATED, DATED, DATED],
		['', PAST, 'destination=France', 'destination=France'],
		['', 'checkInDate=2026-01-02&checkOutDate=2026-01-04', '', ''],
		['', 'nonsense=1&destination=France', 'destination=France', 'destination=France'],
		['destination=Italy', DATED, 'destination=Italy', 'destination=Italy'],
		['destination=Italy&shown=24', DATED, 'destination=Italy&shown=24', 'destination=Italy'],
		['shown=24', 'destination=France', 'destination=France&shown=24', 'destination=France'],
		['destination=&checkInDate=', DATED, 'destination=&checkInDate=', ''],
		['reset', DATED, '', ''],
	])('%s with %s becomes %s', (query, saved, search, next) => {
		expect(settle(query, saved)).toEqual({ search: new URLSearchParams(search).toString(), saved: next });
	});

	it.each([
		['destination=Italy', true, false, 'destination=Italy&includeDemos=true'],
		['destination=Italy', false, true, 'destination=Italy&includeDemos=false'],
		['destination=Italy&includeDemos=true', false, false, 'destination=Italy'],
		['destination=Italy&includeDemos=false', true, true, 'destination=Italy'],
		['', true, false, 'includeDemos=true'],
		['reset', true, false, 'includeDemos=true'],
	])('%s: demonstrations wanted %s, begun with %s', (query, areWanted, byDefault, search) => {
		const next = settle(query, '', areWanted, byDefault);
		expect(next.search).toBe(search);
		expect(next.saved).not.toContain('includeDemos');
		// Settled once, it stays.
		expect(settle(next.search, next.saved, areWanted, byDefault).search).toBe(next.search);
	});
});

describe('destinations', () => {
	const COUNTRIES = [
		{
			name: 'Austria',
			hotels: 3,
			cities: [
				{ name: 'Kitzbühel', hotels: 1 },
				{ name: 'Lech', hotels: 2 },
			],
		},
		{
			name: 'France',
			hotels: 2,
			cities: [
				{ name: 'Chamonix-Mont-Blanc', hotels: 1 },
				{ name: 'Megève', hotels: 1 },
			],
		},
		{
			name: 'Switzerland',
			hotels: 2,
			cities: [
				{ name: 'St. Moritz', hotels: 1 },
				{ name: 'Zürich', hotels: 1 },
			],
		},
	];
	it.each([
		[
			'',
			[
				'Austria',
				'Kitzbühel, Austria',
				'Lech, Austria',
				'France',
				'Chamonix-Mont-Blanc, France',
				'Megève, France',
				'Switzerland',
				'St. Moritz, Switzerland',
				'Zürich, Switzerland',
			],
		],
		['fr', ['France', 'Chamonix-Mont-Blanc, France', 'Megève, France']],
		['MEGEVE', ['Megève, France']],
		['zuerich', ['Zürich, Switzerland']],
		['kitz', ['Kitzbühel, Austria']],
		['sankt mor', ['St. Moritz, Switzerland']],
		['blanc', ['Chamonix-Mont-Blanc, France']],
		['lech aus', ['Lech, Austria']],
		['Lech, Austria', ['Lech, Austria']],
		['chamonnix', ['Chamonix-Mont-Blanc, France']],
		['atlantis', []],
		['!?', []],
	])('%s offers %j', (typed, expected) => {
		expect(destinationRows(COUNTRIES, typed).map(({ value }) => value)).toEqual(expected);
	});
});

describe('why a search has no answer', () => {
	it.each([
		[new TypeError('Failed to fetch'), { kind: 'offline' }],
		[new Error('Unexpected Server Error'), { kind: 'server' }],
		[Response.json({ title: 'Not now' }, { status: 503 }), { kind: 'server' }],
		[Response.json({ title: 'No access' }, { status: 403 }), { kind: 'told', message: 'No access' }],
		[Response.json({ message: 'Too many', title: 'x' }, { status: 429 }), { kind: 'told', message: 'Too many' }],
		[Response.json({ title: '' }, { status: 400 }), { kind: 'other' }],
		[new Response('no JSON', { status: 400 }), { kind: 'other' }],
	])('%s: %o', async (thrown, expected) => {
		expect(await searchError(thrown)).toEqual(expected);
	});
});

describe('a hotel opened while another search is under way', () => {
	it.each([
		[
			'checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2-7&destination=France',
			'?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2-7',
		],
		['checkInDate=2026-11-20&checkOutDate=2026-11-21', '?tab=rooms&checkInDate=2026-11-20&checkOutDate=2026-11-21'],
		['checkInDate=2026-11-19&checkOutDate=2026-11-21', ''],
		['checkInDate=2027-02-13', ''],
		['checkInDate=2027-02-13&checkOutDate=2027-02-13', ''],
		['destination=France&rooms=2', ''],
		['', ''],
	])('has of %s the stay %s', (search, expected) => {
		expect(withStay('/hotels/hotel_a', search, TODAY)).toBe(`/hotels/hotel_a${expected}`);
	});
});
