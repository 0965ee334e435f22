import { describe, expect, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { lowestPrice, stayCalendar } from '~/domain/stay/stay-calendar';
import type { StayRate } from '~/domain/stay/stay-rate';
import { period, rate } from './rates';

const today = plainDate('2026-11-20');

/** Winter weeks, one of them sold, a closed May, short summer stays, weeks over the change of the clocks. */
const RATES: StayRate[] = [
	rate('2026-11-14', '2026-11-21', 90_000),
	rate('2026-12-19', '2026-12-26', 85_000),
	rate('2026-12-19', '2026-12-26', 70_000, 'available', 'self_catered'),
	rate('2026-12-26', '2027-01-02', 99_000, 'sold'),
	rate('2027-01-02', '2027-01-09', 60_000),
	rate('2027-01-09', '2027-01-16', 50_000, 'on_request'),
	rate('2027-03-20', '2027-03-27', 40_000),
	rate('2027-03-27', '2027-04-03', 41_000),
	rate('2027-06-05', '2027-06-08', 9_000),
	rate('2027-06-05', '2027-06-12', 20_000),
	rate('2027-06-08', '2027-06-12', 12_000),
	rate('2027-06-13', '2027-06-17', null, 'on_request'),
];

const calendar = stayCalendar(RATES, 'catered', today);
const day = (date: string, of = calendar) => of.dayOf(plainDate(date));

describe('a day', () => {
	test.each([
		['2026-11-20', 'free', null],
		['2026-12-19', 'free', 85_000],
		['2026-12-20', 'free', null],
		['2026-12-26', 'sold', null],
		['2027-01-01', 'sold', null],
		['2027-01-02', 'free', 60_000],
		['2027-01-16', 'closed', null],
		['2027-05-08', 'closed', null],
		['2027-06-05', 'free', 9_000],
		['2027-06-12', 'closed', null],
	])('%s: its night %s, price of an arrival %s', (date, night, priceMinor) => {
		const found = day(date);
		expect([found.night, found.arrival?.priceMinor ?? null]).toEqual([night, priceMinor]);
	});

	test('an arrival on request has no price, one of the past is none', () => {
		expect(day('2027-06-13').arrival).toMatchObject({ status: 'on_request', priceMinor: null });
		expect(day('2026-11-14').arrival).toBeNull();
	});

	test('24 months, each night told apart, also where the clocks change', () => {
		const weeks = Array.from({ length: 104 }, (_, week) => {
			const checkIn = addDays(plainDate('2026-11-21'), week * 7);
			return {
				...rate(checkIn, addDays(checkIn, 7), 1_000 + week),
				status: week % 5 === 4 ? 'sold' : 'available',
			} as const;
		});
		const all = stayCalendar(weeks, null, today);
		for (let index = 0; index < 728; index++) {
			const date = addDays(plainDate('2026-11-21'), index);
			const week = Math.floor(index / 7);
			const isSold = week % 5 === 4;
			expect(all.dayOf(date).night, date).toBe(isSold ? 'sold' : 'free');
			expect(all.dayOf(date).arrival?.priceMinor ?? null, date).toBe(index % 7 === 0 && !isSold ? 1_000 + week : null);
		}
	});
});

describe('levels', () => {
	test('another level’s stays are free for it alone; without a level the best one counts', () => {
		const self = stayCalendar(RATES, 'self_catered', today);
		expect(day('2026-12-19', self)).toMatchObject({ night: 'free', arrival: { priceMinor: 70_000 } });
		expect(day('2027-01-02', self)).toEqual({ night: 'closed', arrival: null });
		expect(day('2026-12-19', stayCalendar(RATES, null, today)).arrival).toMatchObject({
			serviceLevel: 'self_catered',
			priceMinor: 70_000,
		});
	});

	test('a property is one: sold at one level, and free at none, is sold', () => {
		const self = stayCalendar(RATES, 'self_catered', today);
		expect(day('2026-12-26', self).night).toBe('sold');
		const rates = [
			rate('2027-02-06', '2027-02-13', 9_000, 'sold'),
			rate('2027-02-06', '2027-02-13', 5_000, 'available', 'self_catered'),
		];
		expect(day('2027-02-06', stayCalendar(rates, 'catered', today)).night).toBe('sold');
		expect(day('2027-02-06', stayCalendar(rates, 'self_catered', today)).night).toBe('free');
		expect(day('2027-02-06', stayCalendar(rates, 'bed_and_breakfast', today))).toEqual({
			night: 'closed',
			arrival: null,
		});
		expect(day('2027-02-06', stayCalendar(rates, null, today)).night).toBe('free');
	});
});

describe('departures', () => {
	const from = (date: string, of = calendar) =>
		[...of.departuresFrom(plainDate(date))].map(([end, { priceMinor }]) => [end, priceMinor]);

	test('each end of a stay or a chain, with its price; the exact stay goes before its pieces', () => {
		expect(from('2027-06-05')).toEqual([
			['2027-06-08', 9_000],
			['2027-06-12', 20_000],
		]);
		expect(from('2027-03-20')).toEqual([
			['2027-03-27', 40_000],
			['2027-04-03', 81_000],
		]);
		expect(from('2027-01-02')).toEqual([
			['2027-01-09', 60_000],
			['2027-01-16', 110_000],
		]);
	});

	test('none over a sold night, none where nobody can arrive', () => {
		expect(from('2026-12-19')).toEqual([['2026-12-26', 85_000]]);
		expect(from('2026-12-20')).toEqual([]);
		expect(from('2026-12-26')).toEqual([]);
	});

	test('what may be asked for ends before a sold night', () => {
		expect(calendar.freeUntil(plainDate('2026-12-20'))).toBe('2026-12-26');
		expect(calendar.freeUntil(plainDate('2027-01-05'))).toBe('2027-03-02');
	});
});

describe('rules', () => {
	const rule = (from: string, until: string) => calendar.ruleOf(period(from, until));

	test('whole weeks, a minimum with days of arrival, nothing with the next arrival', () => {
		expect(rule('2026-12-01', '2027-02-01')).toEqual({ kind: 'wholeWeeks', weekday: 6 });
		expect(rule('2027-05-01', '2027-06-01')).toEqual({ kind: 'none', next: '2027-06-05' });
		expect(rule('2027-06-01', '2027-06-08')).toEqual({ kind: 'minimum', nights: 3, weekdays: [6] });
		expect(rule('2027-06-01', '2027-07-01')).toEqual({ kind: 'minimum', nights: 3, weekdays: [] });
		expect(rule('2027-07-01', '2027-09-01')).toEqual({ kind: 'none', next: null });
	});

	test('seasons meet: the rule is that of the days that are shown', () => {
		expect(rule('2027-03-01', '2027-05-01')).toEqual({ kind: 'wholeWeeks', weekday: 6 });
		expect(rule('2027-03-01', '2027-07-01').kind).toBe('minimum');
	});
});

test('the nearest arrival is the next one, after the last one that', () => {
	const nearest = (date: string) => calendar.nearestArrival(plainDate(date))?.checkIn;
	expect(nearest('2026-12-23')).toBe('2027-01-02');
	expect(nearest('2027-05-01')).toBe('2027-06-05');
	expect(nearest('2028-01-01')).toBe('2027-06-13');
	expect(stayCalendar([], null, today).nearestArrival(today)).toBeNull();
});

test('the lowest price of some days', () => {
	expect(lowestPrice(calendar, period('2026-11-01', '2027-02-01'), today)).toBe(50_000);
	expect(lowestPrice(calendar, period('2027-05-01', '2027-06-01'), today)).toBeNull();
});
