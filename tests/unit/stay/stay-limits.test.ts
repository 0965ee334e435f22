import { describe, expect, test } from 'vitest';
import { addDays, plainDate, weekday } from '~/domain/date/plain-date';
import { nearestFree } from '~/domain/stay/nearest-free';
import { pricePeriod } from '~/domain/stay/price-period';
import { shortStays } from '~/domain/stay/short-stays';
import { stayCalendar } from '~/domain/stay/stay-calendar';
import { NO_ARRIVAL_NIGHTS, readStayLimits } from '~/domain/stay/stay-limits';
import type { StayRate } from '~/domain/stay/stay-rate';
import { whyNoPrice } from '~/domain/stay/why-no-price';
import { period, rate } from './rates';

const FIRST = plainDate('2027-01-01');
const TODAY = plainDate('2026-12-01');
const SATURDAY = 6;
const SUNDAY = 0;

/** 60 single nights for 100 each, with arrival and departure on some weekdays. */
function nightly(fewestNights: number, arrivals: readonly number[], departures: readonly number[]): StayRate[] {
	return Array.from({ length: 60 }, (_, at): StayRate => {
		const [checkIn, checkOut] = [addDays(FIRST, at), addDays(FIRST, at + 1)];
		const isArrival = arrivals.includes(weekday(checkIn));
		const limits = {
			fewestNights: isArrival ? fewestNights : NO_ARRIVAL_NIGHTS,
			mayEnd: departures.includes(weekday(checkOut)),
		};
		return { ...rate(checkIn, checkOut, 10_000), limits };
	});
}

const EVERY = [0, 1, 2, 3, 4, 5, 6];
const FIVE = nightly(5, EVERY, EVERY);
const WEEKS = nightly(7, [SATURDAY], [SATURDAY]);
const WEEKENDS = nightly(2, EVERY, [SUNDAY]);

const price = (rates: readonly StayRate[], checkIn: string, checkOut: string) =>
	pricePeriod(rates, period(checkIn, checkOut), 'catered')?.priceMinor ?? null;
const nearest = (rates: readonly StayRate[], checkIn: string, checkOut: string) =>
	nearestFree(rates, { period: period(checkIn, checkOut), level: null, count: 2, earliest: TODAY }).map((free) => [
		free.checkIn,
		free.checkOut,
	]);

describe('a period obeys the limits of its first and last night (STAY-3)', () => {
	test.each([
		['fewer nights', FIVE, '2027-01-05', '2027-01-09', null],
		['as many nights', FIVE, '2027-01-05', '2027-01-10', 50_000],
		['more nights', FIVE, '2027-01-05', '2027-01-12', 70_000],
		['Saturday to Saturday', WEEKS, '2027-01-09', '2027-01-16', 70_000],
		['two weeks', WEEKS, '2027-01-09', '2027-01-23', 140_000],
		['another arrival', WEEKS, '2027-01-10', '2027-01-23', null],
		['another departure', WEEKS, '2027-01-09', '2027-01-17', null],
	])('%s', (_, rates, checkIn, checkOut, minor) => {
		expect(price(rates, checkIn, checkOut)).toBe(minor);
	});

	test('as they are stored', () => {
		expect(readStayLimits(0)).toBeUndefined();
		expect(readStayLimits(15)).toEqual({ fewestNights: 7, mayEnd: false });
		expect(readStayLimits(2 * NO_ARRIVAL_NIGHTS)).toEqual({ fewestNights: NO_ARRIVAL_NIGHTS, mayEnd: true });
	});
});

describe('a gap (STAY-4)', () => {
	const gap: StayRate = { ...rate('2027-01-09', '2027-01-12', 27_000), gapPercent: 10 };
	const rates = [...FIVE, gap];

	test('has its own price as a whole', () => {
		expect(price(rates, '2027-01-09', '2027-01-12')).toBe(27_000);
		expect(price(rates, '2027-01-09', '2027-01-11')).toBe(null);
	});

	test('is no part of a longer stay', () => {
		expect(price(rates, '2027-01-09', '2027-01-14')).toBe(50_000);
	});
});

describe('what is said of it (STAY-6)', () => {
	test.each([
		['nights', FIVE, '2027-01-05', '2027-01-08', { kind: 'minimum', nights: 5 }],
		['whole weeks, by length', WEEKS, '2027-01-09', '2027-01-12', { kind: 'wholeWeeks', weekday: SATURDAY }],
		['whole weeks, by arrival', WEEKS, '2027-01-12', '2027-01-19', { kind: 'wholeWeeks', weekday: SATURDAY }],
		['arrival', nightly(2, [SATURDAY], EVERY), '2027-01-12', '2027-01-19', { kind: 'arrival', weekdays: [SATURDAY] }],
		['departure', WEEKENDS, '2027-01-12', '2027-01-15', { kind: 'departure', weekdays: [SUNDAY] }],
	])('%s', (_, rates, checkIn, checkOut, reason) => {
		expect(whyNoPrice(rates, period(checkIn, checkOut), null)).toEqual(reason);
	});

	test('the nearest periods are as long as the rule asks for', () => {
		expect(nearest(FIVE, '2027-01-05', '2027-01-08')).toEqual([
			['2027-01-05', '2027-01-10'],
			['2027-01-04', '2027-01-09'],
		]);
		expect(nearest(WEEKS, '2027-01-12', '2027-01-15')).toEqual([
			['2027-01-09', '2027-01-16'],
			['2027-01-16', '2027-01-23'],
		]);
		expect(nearest(WEEKENDS, '2027-01-12', '2027-01-15')).toEqual([
			['2027-01-12', '2027-01-17'],
			['2027-01-11', '2027-01-17'],
		]);
	});

	test('the calendar lets guests arrive and depart on the days of the rule, and says it', () => {
		const calendar = stayCalendar(WEEKS, null, TODAY);
		expect(calendar.dayOf(plainDate('2027-01-09')).arrival).toMatchObject({
			checkOut: '2027-01-16',
			priceMinor: 70_000,
		});
		expect(calendar.dayOf(plainDate('2027-01-10'))).toEqual({ night: 'free', arrival: null });
		expect([...calendar.departuresFrom(plainDate('2027-01-09')).keys()].slice(0, 2)).toEqual([
			'2027-01-16',
			'2027-01-23',
		]);
		expect(calendar.ruleOf(period('2027-01-08', '2027-02-05'))).toEqual({ kind: 'wholeWeeks', weekday: SATURDAY });
		expect(stayCalendar(FIVE, null, TODAY).ruleOf(period('2027-01-08', '2027-02-05'))).toEqual({
			...{ kind: 'minimum', nights: 5, weekdays: [] },
		});
	});

	test('short stays are those that the rule allows', () => {
		expect(shortStays({ rates: WEEKS, level: null, today: TODAY })).toEqual([]);
		expect(shortStays({ rates: FIVE, level: null, today: TODAY })[0]).toMatchObject({
			checkIn: '2027-01-01',
			checkOut: '2027-01-06',
		});
	});
});
