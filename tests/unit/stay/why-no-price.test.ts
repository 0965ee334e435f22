import { describe, expect, test } from 'vitest';
import type { ServiceLevel } from '~/domain/stay/service-level';
import { whyNoPrice } from '~/domain/stay/why-no-price';
import { period, rate } from './rates';

/** Saturday to Saturday in March and April, nothing from 24 April to 12 June, free days in June. */
const RATES = [
	rate('2027-03-20', '2027-03-27', 90_000),
	rate('2027-03-27', '2027-04-03', 90_000, 'sold'),
	rate('2027-04-03', '2027-04-10', 80_000),
	rate('2027-04-10', '2027-04-17', 80_000),
	rate('2027-04-17', '2027-04-24', 60_000, 'available', 'self_catered'),
	rate('2027-06-12', '2027-06-15', 30_000),
	rate('2027-06-14', '2027-06-18', 40_000),
	rate('2027-06-18', '2027-06-22', 40_000),
];

const why = (checkIn: string, checkOut: string, level: ServiceLevel | null = null) =>
	whyNoPrice(RATES, period(checkIn, checkOut), level);

describe('why a period has no price (PAGE-19)', () => {
	test.each([
		['one night', '2027-04-06', '2027-04-07'],
		['Tuesday to Tuesday', '2027-04-06', '2027-04-13'],
		['ten nights from a Saturday', '2027-04-03', '2027-04-13'],
	])('%s: whole weeks from Saturday', (_, checkIn, checkOut) => {
		expect(why(checkIn, checkOut)).toEqual({ kind: 'wholeWeeks', weekday: 6 });
	});

	test('a closed month', () => {
		expect(why('2027-05-03', '2027-05-06')).toEqual({ kind: 'closedMonth', month: '2027-05-01' });
		expect(why('2027-05-01', '2027-06-01')).toEqual({ kind: 'closedMonth', month: '2027-05-01' });
	});

	test.each([
		['over the end of a month', '2027-05-29', '2027-06-05'],
		['that begins in the last week', '2027-04-20', '2027-05-01'],
		['of a month that is let at its end', '2027-06-05', '2027-06-12'],
	])('closed days: a stay %s', (_, checkIn, checkOut) => {
		expect(why(checkIn, checkOut)).toEqual({ kind: 'closed', from: '2027-04-24', until: '2027-06-12' });
	});

	test('closed until the first stay', () => {
		expect(why('2027-02-20', '2027-03-13')).toEqual({ kind: 'closed', from: '2027-02-20', until: '2027-03-20' });
	});

	test('after the last price', () => {
		expect(why('2028-02-05', '2028-02-12')).toEqual({ kind: 'later' });
		expect(whyNoPrice([], period('2027-02-06', '2027-02-13'), null)).toEqual({ kind: 'later' });
	});

	test('another level has a price', () => {
		expect(why('2027-04-17', '2027-04-24', 'catered')).toEqual({ kind: 'level' });
	});

	test('too few nights, and another day of arrival', () => {
		expect(why('2027-06-15', '2027-06-17')).toEqual({ kind: 'minimum', nights: 4 });
		expect(why('2027-06-19', '2027-06-22')).toEqual({ kind: 'minimum', nights: 4 });
		expect(whyNoPrice(RATES.slice(-1), period('2027-06-19', '2027-06-22'), null)).toEqual({
			kind: 'minimum',
			nights: 4,
		});
		const long = [rate('2027-06-18', '2027-06-22', 40_000), rate('2027-06-22', '2027-06-26', 40_000)];
		expect(whyNoPrice(long, period('2027-06-19', '2027-06-24'), null)).toEqual({ kind: 'arrival', weekdays: [2, 5] });
	});

	test('no rule that can be told', () => {
		expect(why('2027-03-20', '2027-04-03')).toBeNull();
	});
});
