import { expect, test } from 'vitest';
import { trackPosition, trackSpan } from '~/components/search/period-track';
import { plainDate } from '~/domain/date/plain-date';

const period = (checkIn: string, checkOut: string) => ({ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) });
const requested = period('2027-03-19', '2027-03-26');

test('the span holds the asked period, every offer and a week to either side', () => {
	const span = trackSpan(requested, [period('2027-03-06', '2027-03-13'), period('2027-04-03', '2027-04-10')]);
	expect(span).toEqual(period('2027-02-27', '2027-04-17'));
});

test('an offer far away does not stretch the span beyond two months', () => {
	expect(trackSpan(requested, [period('2027-12-04', '2027-12-11')])).toEqual(period('2027-03-12', '2027-05-25'));
});

test('positions are percents of the span, bounded by it', () => {
	const span = period('2027-03-01', '2027-03-11');
	expect(trackPosition(span, plainDate('2027-03-01'))).toBe(0);
	expect(trackPosition(span, plainDate('2027-03-04'))).toBe(30);
	expect(trackPosition(span, plainDate('2027-03-11'))).toBe(100);
	expect(trackPosition(span, plainDate('2028-03-11'))).toBe(100);
	expect(trackPosition(span, plainDate('2026-03-11'))).toBe(0);
});
