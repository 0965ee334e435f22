import { expect, test } from 'vitest';
import { chooseDay, shortAmount, stayDays } from '~/components/property/stay-day';
import { plainDate } from '~/domain/date/plain-date';
import { stayCalendar } from '~/domain/stay/stay-calendar';
import { rate } from '../stay/rates';

const calendar = stayCalendar(
	[
		rate('2027-01-02', '2027-01-09', 60_000),
		rate('2027-01-09', '2027-01-16', 50_000),
		rate('2027-01-16', '2027-01-23', 50_000, 'sold'),
	],
	'catered',
	plainDate('2026-11-20'),
);
const range = (checkIn: string | null, checkOut: string | null) => ({
	checkIn: checkIn === null ? null : plainDate(checkIn),
	checkOut: checkOut === null ? null : plainDate(checkOut),
});
const days = (chosen: ReturnType<typeof range>, asksAnyPeriod = false) => {
	const describe = stayDays({ calendar, chosen, asksAnyPeriod });
	return (date: string) => {
		const { kind, mark, isSelectable } = describe(plainDate(date));
		return [kind, mark, isSelectable];
	};
};

test('first only arrivals are live', () => {
	const day = days(range(null, null));
	expect(day('2027-01-02')).toEqual(['arrival', null, true]);
	expect(day('2027-01-03')).toEqual(['noArrival', null, false]);
	expect(day('2027-01-16')).toEqual(['sold', null, false]);
	expect(day('2027-01-25')).toEqual(['closed', null, false]);
});

test('then only departures that can be had, also on a day whose night is sold', () => {
	const day = days(range('2027-01-09', null));
	expect(day('2027-01-09')).toEqual(['arrival', 'start', true]);
	expect(day('2027-01-16')).toEqual(['departure', null, true]);
	expect(day('2027-01-12')).toEqual(['noDeparture', null, false]);
	expect(day('2027-01-02')).toEqual(['noDeparture', null, false]);
	expect(day('2027-01-17')).toEqual(['sold', null, false]);
});

test('a chosen stay is marked, and another can be begun', () => {
	const day = days(range('2027-01-02', '2027-01-16'));
	expect(day('2027-01-02')).toEqual(['arrival', 'start', true]);
	expect(day('2027-01-09')).toEqual(['arrival', 'within', true]);
	expect(day('2027-01-16')).toEqual(['sold', 'end', false]);
});

test('where any period may be asked for, all but sold nights are live', () => {
	expect(days(range(null, null), true)('2027-01-05')).toEqual(['ask', null, true]);
	expect(days(range(null, null), true)('2027-01-17')).toEqual(['sold', null, false]);
	const day = days(range('2027-01-05', null), true);
	expect(day('2027-01-12')).toEqual(['ask', null, true]);
	expect(day('2027-01-16')).toEqual(['ask', null, true]);
	expect(day('2027-01-17')).toEqual(['sold', null, false]);
	expect(day('2027-01-03')).toEqual(['noDeparture', null, false]);
});

test('pressing days: arrival, departure, and anew; the arrival again takes it back', () => {
	const none = range(null, null);
	const begun = chooseDay(none, plainDate('2027-01-02'));
	expect(begun).toEqual(range('2027-01-02', null));
	expect(chooseDay(begun, plainDate('2027-01-02'))).toEqual(none);
	const whole = chooseDay(begun, plainDate('2027-01-09'));
	expect(whole).toEqual(range('2027-01-02', '2027-01-09'));
	expect(chooseDay(whole, plainDate('2027-01-09'))).toEqual(range('2027-01-09', null));
});

test.each([
	[955_000, '9\u00a0550'],
	[955_050, '9\u00a0551'],
	[9_999_949, '99\u00a0999'],
	[9_999_950, '100k'],
	[12_480_000, '125k'],
])('%i cents below a day: %s', (minor, text) => expect(shortAmount(minor)).toBe(text));
