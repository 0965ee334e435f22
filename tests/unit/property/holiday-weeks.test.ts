import { expect, test } from 'vitest';
import { easterSunday } from '~/domain/date/easter';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import { holidayRuns, holidaysOf } from '~/domain/property/holiday-weeks';

const weeksFrom = (date: string, count: number) =>
	Array.from({ length: count }, (_, week) => toEpochDay(plainDate(date)) + week * 7);

test.each([
	[2024, '2024-03-31'],
	[2025, '2025-04-20'],
	[2026, '2026-04-05'],
	[2027, '2027-03-28'],
	[2028, '2028-04-16'],
	[2038, '2038-04-25'],
	[2049, '2049-04-18'],
	[2076, '2076-04-19'],
	[2285, '2285-03-22'],
])('Easter Sunday of %i', (year, date) => {
	expect(easterSunday(year)).toBe(date);
});

test.each([
	[
		'Saturday to Saturday, winter 2026/27',
		'2026-11-21',
		[
			{ column: 4, length: 2, holidays: ['christmas', 'newYear'] },
			{ column: 11, length: 3, holidays: ['february'] },
			{ column: 18, length: 1, holidays: ['easter'] },
		],
	],
	[
		'Sunday to Sunday, winter 2026/27',
		'2026-11-22',
		[
			{ column: 4, length: 2, holidays: ['christmas', 'newYear'] },
			{ column: 11, length: 3, holidays: ['february'] },
			{ column: 17, length: 1, holidays: ['easter'] },
		],
	],
	[
		'a Saturday on Christmas Day: the week before has the night of the 24th',
		'2027-12-11',
		[
			{ column: 1, length: 2, holidays: ['christmas', 'newYear'] },
			{ column: 8, length: 3, holidays: ['february'] },
			{ column: 18, length: 1, holidays: ['easter'] },
		],
	],
] as const)('%s', (_name, first, expected) => {
	expect(holidayRuns(holidaysOf(weeksFrom(first, 19)))).toEqual(expected);
});

test('no week of the summer has one', () => {
	expect(holidayRuns(holidaysOf(weeksFrom('2027-05-01', 30)))).toEqual([]);
});
