import { expect, test } from 'vitest';
import { saturdays } from '#db/catalogue/mapping/weekly-stays';
import { plainDate } from '~/domain/date/plain-date';

test.each([
	['2026-11-20', '2026-11-07', '2027-10-30', 52],
	['2026-11-01', '2026-11-07', '2027-10-30', 52],
	['2027-04-30', '2026-11-07', '2027-10-30', 52],
	['2027-05-01', '2027-05-01', '2028-04-29', 53],
])('on %s weeks begin from %s to %s', (today, first, last, count) => {
	const found = saturdays(plainDate(today));
	expect([found[0], found.at(-1), found.length]).toEqual([first, last, count]);
});
