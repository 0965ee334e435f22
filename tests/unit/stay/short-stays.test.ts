import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { shortStays } from '~/domain/stay/short-stays';
import type { StayRate } from '~/domain/stay/stay-rate';
import { rate } from './rates';

const today = plainDate('2027-04-01');

const RATES: StayRate[] = [
	rate('2027-03-28', '2027-03-31', 1_000),
	rate('2027-04-03', '2027-04-10', 9_000),
	rate('2027-04-12', '2027-04-14', 2_000),
	rate('2027-04-12', '2027-04-14', 1_500, 'available', 'self_catered'),
	rate('2027-04-14', '2027-04-17', 3_000, 'on_request'),
	rate('2027-04-17', '2027-04-19', 4_000),
	rate('2027-04-20', '2027-04-24', 5_000, 'sold'),
	rate('2027-04-24', '2027-04-28', null, 'on_request'),
];

const found = (rates: readonly StayRate[], level: 'catered' | null) =>
	shortStays({ rates, level, today }).map(({ checkIn, checkOut, priceMinor, status }) => [
		checkIn,
		checkOut,
		priceMinor,
		status,
	]);

test('stays below a week and chains of them, none that is past, sold or a week long', () => {
	expect(found(RATES, 'catered')).toEqual([
		['2027-04-12', '2027-04-14', 2_000, 'available'],
		['2027-04-12', '2027-04-17', 5_000, 'on_request'],
		['2027-04-14', '2027-04-17', 3_000, 'on_request'],
		['2027-04-14', '2027-04-19', 7_000, 'on_request'],
		['2027-04-17', '2027-04-19', 4_000, 'available'],
		['2027-04-24', '2027-04-28', null, 'on_request'],
	]);
});

test('without a level the best one', () => {
	expect(found(RATES, null)[0]).toEqual(['2027-04-12', '2027-04-14', 1_500, 'available']);
});

test('a house of whole weeks has none', () => {
	expect(found([rate('2027-04-03', '2027-04-10', 9_000)], null)).toEqual([]);
});
