import { describe, expect, test } from 'vitest';
import { type Month, parseMonth } from '~/domain/date/month';
import { plainDate } from '~/domain/date/plain-date';
import { changeDays, seasonRange, weeksOfMonth } from '~/domain/stay/month-weeks';
import type { StayRate } from '~/domain/stay/stay-rate';
import { rate } from './rates';

const today = plainDate('2026-11-20');
const SATURDAY = 6;

function month(text: string): Month {
	const found = parseMonth(text);
	if (!found) throw new Error(`no month ${text}`);
	return found;
}

/** A winter from Saturday to Saturday with two Sundays, a closed May, and pieces in June. */
const RATES: StayRate[] = [
	rate('2026-12-19', '2026-12-26', 4_950_000),
	rate('2027-01-30', '2027-02-06', null, 'sold'),
	rate('2027-02-06', '2027-02-13', 3_690_000),
	rate('2027-02-06', '2027-02-13', 3_000_000, 'available', 'self_catered'),
	rate('2027-02-07', '2027-02-14', 3_740_000),
	rate('2027-02-13', '2027-02-20', 4_250_000),
	rate('2027-02-20', '2027-02-27', 4_000_000, 'sold'),
	rate('2027-02-20', '2027-02-27', 3_900_000, 'sold', 'self_catered'),
	rate('2027-02-27', '2027-03-06', null, 'on_request', 'bed_and_breakfast'),
	rate('2027-04-03', '2027-04-10', 1_690_000),
	rate('2027-06-05', '2027-06-09', 500_000),
	rate('2027-06-09', '2027-06-12', 400_000, 'on_request'),
	rate('2027-06-19', '2027-06-23', 600_000),
];

const weeks = (of: string, weekdays: readonly number[] = [SATURDAY], level: 'catered' | null = 'catered') =>
	weeksOfMonth({ rates: RATES, level, today }, month(of), weekdays).map(({ checkIn, state, price }) => [
		checkIn,
		state,
		price?.priceMinor ?? null,
	]);

describe('the weeks of a month', () => {
	test('every week with a night in it, at the level asked for, else at another', () => {
		expect(weeks('2027-02')).toEqual([
			['2027-01-30', 'sold', null],
			['2027-02-06', 'available', 3_690_000],
			['2027-02-13', 'available', 4_250_000],
			['2027-02-20', 'sold', null],
			['2027-02-27', 'on_request', null],
		]);
	});

	test('without a level the best one', () => {
		expect(weeks('2027-02', [SATURDAY], null)[1]).toEqual(['2027-02-06', 'available', 3_000_000]);
	});

	test('from Sunday too: a week that runs into a sold night says so', () => {
		expect(weeks('2027-02', [SATURDAY, 0]).filter(([day]) => ['2027-02-07', '2027-02-14'].includes(`${day}`))).toEqual([
			['2027-02-07', 'available', 3_740_000],
			['2027-02-14', 'endsSold', null],
		]);
	});

	test('pieces make a week, and pieces that leave a gap do not', () => {
		expect(weeks('2027-06')).toEqual([
			['2027-05-29', 'closed', null],
			['2027-06-05', 'on_request', 900_000],
			['2027-06-12', 'closed', null],
			['2027-06-19', 'notOffered', null],
			['2027-06-26', 'closed', null],
		]);
	});

	test('none of the past', () => {
		expect(weeks('2026-11').map(([day]) => day)).toEqual(['2026-11-21', '2026-11-28']);
		expect(weeks('2026-10')).toEqual([]);
	});
});

test.each<[string, number[]]>([
	['2027-02', [SATURDAY, 0]],
	['2027-05', [SATURDAY]],
	['2027-06', [SATURDAY, 3]],
])('the weekdays of arrival of %s', (of, days) => {
	expect(changeDays(RATES, month(of))).toEqual(days);
});

test.each<[string, { least: number; most: number } | null]>([
	['2027-02', { least: 1_690_000, most: 4_950_000 }],
	['2027-06', { least: 900_000, most: 900_000 }],
	['2027-11', null],
])('the season of %s', (of, range) => {
	expect(seasonRange({ rates: RATES, level: 'catered', today }, month(of), [SATURDAY])).toEqual(range);
});
