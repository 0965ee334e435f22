import { describe, expect, it } from 'vitest';
import { withEnd } from '~/components/trade/operator-desk/phone/use-moved-ends';
import { plainDate } from '~/domain/date/plain-date';

const NIGHTS = { checkIn: plainDate('2027-05-10'), checkOut: plainDate('2027-05-13') };

describe('an end that a finger moves', () => {
	it.each([
		['start', '2027-05-08', '2027-05-08', '2027-05-13'],
		['start', '2027-05-12', '2027-05-12', '2027-05-13'],
		['start', '2027-05-13', '2027-05-12', '2027-05-13'],
		['start', '2027-06-01', '2027-05-12', '2027-05-13'],
		['end', '2027-05-20', '2027-05-10', '2027-05-20'],
		['end', '2027-05-11', '2027-05-10', '2027-05-11'],
		['end', '2027-05-10', '2027-05-10', '2027-05-11'],
		['end', '2027-04-01', '2027-05-10', '2027-05-11'],
	] as const)('%s at %s leaves at least one night', (end, day, checkIn, checkOut) => {
		expect(withEnd(NIGHTS, end, plainDate(day))).toEqual({ checkIn, checkOut });
	});
});
