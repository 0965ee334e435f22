import { expect, it } from 'vitest';
import { addDays, plainDate, weekday } from '~/domain/date/plain-date';
import { priceBands, priceYearOf } from '~/domain/operator-desk/prices/price-year';
import type { PricedStay } from '~/domain/operator-desk/prices/prices-content';

const week = (day: string): PricedStay => ({
	...{ check_in: plainDate(day), check_out: addDays(plainDate(day), 7) },
	...{ service_level: 'catered', status: 'available', price: 100 },
});

it('a year begins in November and has two bands of Saturdays', () => {
	const [winter, summer] = priceBands([], 2026);
	expect([winter.weeks.length, summer.weeks.length]).toEqual([26, 26]);
	expect([winter.weeks[0]?.checkIn, summer.weeks.at(-1)?.checkIn]).toEqual(['2026-11-07', '2027-10-30']);
});

it('no week is missing or there twice from year to year', () => {
	const days = Array.from({ length: 12 }, (_, year) => priceBands([], 2020 + year))
		.flat()
		.flatMap(({ weeks }) => weeks.map(({ checkIn }) => checkIn));
	for (const [at, day] of days.entries()) if (at > 0) expect(day).toBe(addDays(plainDate(String(days[at - 1])), 7));
});

it('each season begins on the weekday of its stays', () => {
	const [winter, summer] = priceBands([week('2027-01-03'), week('2027-01-10'), week('2027-07-03')], 2026);
	expect(winter.weeks.every(({ checkIn }) => weekday(checkIn) === 0)).toBe(true);
	expect(summer.weeks.every(({ checkIn }) => weekday(checkIn) === 6)).toBe(true);
});

it.each([
	['2026-10-31', 2025],
	['2026-11-01', 2026],
	['2027-01-01', 2026],
	['2027-05-01', 2026],
] as const)('%s is of the year of %i', (day, year) => expect(priceYearOf(plainDate(day))).toBe(year));
