import { expect, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { nearestFree } from '~/domain/stay/nearest-free';
import { period, rate } from './rates';

const today = plainDate('2026-11-20');
const requested = period('2027-03-20', '2027-03-27');
const weekly = (statuses: string) =>
	[...statuses].map((letter, index) => {
		const checkIn = addDays(plainDate('2027-02-27'), index * 7);
		const status = letter === 's' ? 'sold' : letter === 'r' ? 'on_request' : 'available';
		return rate(checkIn, addDays(checkIn, 7), 100 + index, status);
	});

const find = (rates: ReturnType<typeof weekly>, options: Partial<Parameters<typeof nearestFree>[1]> = {}) =>
	nearestFree(rates, { period: requested, level: null, count: 2, earliest: today, ...options }).map((p) => p.shiftDays);

test.each([
	['a free week on either side', weekly('aaasaa'), [-7, 7]],
	['both on one side', weekly('sssssaa'), [14, 21]],
	['on request counts', weekly('aarsss'), [-7, -14]],
	['the wished week itself is left out', weekly('sssass'), []],
	['nothing free', weekly('ssssss'), []],
	['no rates', [], []],
])('%s', (_name, rates, shifts) => {
	expect(find(rates)).toEqual(shifts);
});

test('count, earliest day and level', () => {
	const rates = weekly('aaasaaa');
	expect(find(rates, { count: 1 })).toEqual([-7]);
	expect(find(rates, { count: 4 })).toEqual([-7, 7, -14, 14]);
	expect(find(rates, { earliest: plainDate('2027-03-20') })).toEqual([7, 14]);
	expect(find(rates, { level: 'self_catered' })).toEqual([]);
	expect(find(rates, { period: period('2027-03-20', '2027-03-20') })).toEqual([]);
});

test('two weeks are looked for as two weeks', () => {
	const [first] = nearestFree(weekly('aasaaa'), {
		period: period('2027-03-13', '2027-03-27'),
		level: null,
		count: 1,
		earliest: today,
	});
	expect(first).toMatchObject({ checkIn: '2027-03-20', checkOut: '2027-04-03', priceMinor: 207, shiftDays: 7 });
});

test('the cheapest level of a week that is available', () => {
	const rates = [
		rate('2027-03-27', '2027-04-03', 300),
		rate('2027-03-27', '2027-04-03', 200, 'available', 'bed_and_breakfast'),
		rate('2027-03-27', '2027-04-03', 100, 'on_request', 'self_catered'),
	];
	expect(nearestFree(rates, { period: requested, level: null, count: 2, earliest: today })).toMatchObject([
		{ serviceLevel: 'bed_and_breakfast', priceMinor: 200 },
	]);
});
