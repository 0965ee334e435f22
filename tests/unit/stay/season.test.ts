import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { seasonKey, seasonLabel, seasonOf } from '~/domain/stay/season';

test.each([
	['2026-12-26', 'Winter 2026/27', 'Winter 2026/27', 'W 26/27', '2026-w'],
	['2027-01-02', 'Winter 2026/27', 'Winter 2026/27', 'W 26/27', '2026-w'],
	['2027-04-30', 'Winter 2026/27', 'Winter 2026/27', 'W 26/27', '2026-w'],
	['2027-05-01', 'Summer 2027', 'Sommer 2027', 'S 27', '2027-s'],
	['2027-10-31', 'Summer 2027', 'Sommer 2027', 'S 27', '2027-s'],
	['2027-11-01', 'Winter 2027/28', 'Winter 2027/28', 'W 27/28', '2027-w'],
	['2100-01-01', 'Winter 2099/00', 'Winter 2099/00', 'W 99/00', '2099-w'],
])('%s', (date, en, de, short, key) => {
	const season = seasonOf(plainDate(date));
	expect([
		seasonLabel(season, 'en'),
		seasonLabel(season, 'de'),
		seasonLabel(season, 'en', 'short'),
		seasonKey(season),
	]).toEqual([en, de, short, key]);
});
