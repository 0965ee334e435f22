import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { isThisSeason, seasonAfter, seasonInView } from '~/domain/hand-picked/season-in-view';

const told = ({ name, year, from, until }: ReturnType<typeof seasonInView>) => `${name} ${year}: ${from} to ${until}`;

test.each([
	// today, the season in view, and the one after it
	['2026-11-20', 'winter 2026: 2026-12-04 to 2027-04-15', 'summer 2027: 2027-06-01 to 2027-09-30'],
	['2027-02-28', 'winter 2026: 2027-03-14 to 2027-04-15', 'summer 2027: 2027-06-01 to 2027-09-30'],
	['2027-03-19', 'winter 2026: 2027-04-02 to 2027-04-15', 'summer 2027: 2027-06-01 to 2027-09-30'],
	['2027-03-20', 'summer 2027: 2027-06-01 to 2027-09-30', 'winter 2027: 2027-12-01 to 2028-04-15'],
	['2027-07-01', 'summer 2027: 2027-07-15 to 2027-09-30', 'winter 2027: 2027-12-01 to 2028-04-15'],
	['2027-09-19', 'summer 2027: 2027-10-03 to 2027-09-30', 'winter 2027: 2027-12-01 to 2028-04-15'],
	['2027-09-20', 'winter 2027: 2027-12-01 to 2028-04-15', 'summer 2028: 2028-06-01 to 2028-09-30'],
	['2027-12-31', 'winter 2027: 2028-01-14 to 2028-04-15', 'summer 2028: 2028-06-01 to 2028-09-30'],
])('on %s: %s', (day, inView, after) => {
	const today = plainDate(day);
	const season = seasonInView(today);
	expect(told(season)).toBe(inView);
	expect(told(seasonAfter(season, today))).toBe(after);
	expect(isThisSeason(season, today)).toBe(true);
});

test.each([
	['2026-11-20', 'summer', 2027, false],
	['2027-01-10', 'summer', 2027, true],
	['2027-07-01', 'winter', 2027, true],
	['2027-07-01', 'summer', 2028, false],
	['2027-01-10', 'winter', 2027, false],
] as const)('on %s the %s of %i is called this one: %s', (today, name, year, isThis) => {
	expect(isThisSeason({ name, year }, plainDate(today))).toBe(isThis);
});
