import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { publicHolidays } from '~/domain/date/public-holidays';
import { schoolHolidays } from '~/domain/date/school-holidays';

const days = (country: 'AT' | 'CH' | 'FR' | 'IT', year: number) =>
	publicHolidays(plainDate(`${year}-01-01`), plainDate(`${year + 1}-01-01`), [country]).map(({ day }) => day.slice(5));

describe('public holidays', () => {
	it.each([
		['AT', '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
		['CH', '01-01 05-06 08-01 12-25'],
		['FR', '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
		['IT', '01-01 01-06 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
	] as const)('are those of the whole country: %s in 2027', (country, expected) => {
		expect(days(country, 2027).join(' ')).toBe(expected);
	});

	it('name all countries in which a day is free, and hold from the year of their law on', () => {
		const found = publicHolidays(plainDate('2026-12-01'), plainDate('2026-12-26'), ['IT', 'AT', 'CH']);
		expect(found).toEqual([
			{ day: '2026-12-08', name: 'immaculate', countries: ['AT', 'IT'] },
			{ day: '2026-12-25', name: 'christmas', countries: ['AT', 'CH', 'IT'] },
		]);
		expect(days('IT', 2025)).not.toContain('10-04');
		expect(publicHolidays(plainDate('2026-12-08'), plainDate('2026-12-08'), ['IT'])).toEqual([]);
	});
});

describe('school holidays', () => {
	const of = (kind: string, country: string, from: string, end: string) =>
		schoolHolidays(plainDate(from), plainDate(end))
			.filter((each) => each.kind === kind)
			.flatMap(({ parts }) => parts)
			.filter((part) => part.country === country)
			.map(({ first, last }) => `${first}/${last}`);

	it.each([
		// The dates that ministries have published.
		['winter', 'FR', '2024-01-01', '2024-06-01', '2024-02-10/2024-03-10'],
		['winter', 'FR', '2025-01-01', '2025-06-01', '2025-02-08/2025-03-09'],
		['winter', 'FR', '2026-01-01', '2026-06-01', '2026-02-07/2026-03-08'],
		['winter', 'FR', '2027-01-01', '2027-06-01', '2027-02-06/2027-03-07'],
		['easter', 'FR', '2026-01-01', '2026-06-01', '2026-04-04/2026-05-03'],
		['easter', 'FR', '2027-01-01', '2027-06-01', '2027-04-03/2027-05-02'],
		['christmas', 'FR', '2026-10-01', '2026-12-31', '2026-12-19/2027-01-03'],
		['autumn', 'FR', '2026-09-01', '2026-12-01', '2026-10-17/2026-11-01'],
		['christmas', 'AT', '2026-10-01', '2026-12-31', '2026-12-24/2027-01-06'],
		['winter', 'AT', '2027-01-01', '2027-06-01', '2027-01-30/2027-02-20'],
		['easter', 'AT', '2027-01-01', '2027-06-01', '2027-03-20/2027-03-29'],
		['summer', 'AT', '2027-06-01', '2027-12-01', '2027-07-03/2027-09-12'],
		['winter', 'GB', '2027-01-01', '2027-06-01', '2027-02-13/2027-02-21'],
	])('%s of %s from %s', (kind, country, from, end, expected) => {
		expect(of(kind, country, from, end)).toEqual([expected]);
	});

	it('of a kind that touch stand as one, which reaches into the days asked for', () => {
		const found = schoolHolidays(plainDate('2027-01-05'), plainDate('2027-02-01'));
		expect(found.map(({ kind, first, last }) => [kind, first, last])).toEqual([
			['christmas', '2026-12-19', '2027-01-06'],
			['winter', '2027-01-30', '2027-03-07'],
		]);
		expect(found[0]?.parts.map(({ country }) => country)).toEqual(['FR', 'GB', 'CH', 'AT', 'DE']);
	});
});
