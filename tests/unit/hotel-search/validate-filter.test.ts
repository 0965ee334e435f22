import { describe, expect, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { MOST_NIGHTS } from '~/domain/hotel-search/hotel-filter';
import { validateFilter } from '~/domain/hotel-search/validate-filter';

const TODAY = plainDate('2026-11-20');

type Input = Partial<Parameters<typeof validateFilter>[0]>;

const period = (from: number, nights: number): Input => ({
	checkIn: addDays(TODAY, from),
	checkOut: addDays(TODAY, from + nights),
});
const LECH = { destination: 'Lech' };

describe('a search is made with', () => {
	test.each<[string, Input, string | null]>([
		['nothing at all', {}, null],
		['a place', LECH, null],
		['both dates and a place', { ...period(10, 7), ...LECH }, null],
		['both dates and hotels by name', { ...period(10, 7), hotelIds: ['hotel_a'] }, null],
		['an arrival today', { ...period(0, 1), ...LECH }, null],
		['as many nights as may be', { ...period(1, MOST_NIGHTS), ...LECH }, null],
	])('%s', (_, input, expected) => {
		expect(evaluate(input)).toBe(expected);
	});
});

describe('a search is not made with', () => {
	test.each<[string, Input, string]>([
		['a check-in alone', { ...LECH, checkIn: TODAY }, 'checkOutDate one-date'],
		['a check-out alone', { ...LECH, checkOut: TODAY }, 'checkInDate one-date'],
		['dates without a place', period(10, 7), 'destination no-destination'],
		['yesterday', { ...period(-1, 3), ...LECH }, 'checkInDate past'],
		['a day for both', { ...period(10, 0), ...LECH }, 'checkOutDate order'],
		['dates the wrong way round', { ...period(10, -2), ...LECH }, 'checkOutDate order'],
		['a night too many', { ...period(1, MOST_NIGHTS + 1), ...LECH }, 'checkOutDate too-long'],
	])('%s', (_, input, expected) => {
		expect(evaluate(input)).toBe(expected);
	});
});

function evaluate(input: Input): string | null {
	const nothing = { checkIn: null, checkOut: null, destination: null, hotelIds: null, area: null };
	const found = validateFilter({ ...nothing, ...input }, TODAY);
	return found && `${found.parameter} ${found.error}`;
}
