import { expect, test } from 'vitest';
import { formatDateRange } from '~/domain/date/format-date-range';

test.each([
	['2027-03-20', '2027-03-27', '20 – 27 Mar 2027', '20. – 27. März 2027'],
	['2027-03-27', '2027-04-03', '27 Mar – 3 Apr 2027', '27. März – 3. Apr. 2027'],
	['2026-12-26', '2027-01-02', '26 Dec 2026 – 2 Jan 2027', '26. Dez. 2026 – 2. Jan. 2027'],
	['2026-03-20', '2027-03-27', '20 Mar 2026 – 27 Mar 2027', '20. März 2026 – 27. März 2027'],
	['2027-03-20', '2027-03-20', '20 Mar 2027', '20. März 2027'],
	['2027-03-20', null, '', ''],
	['2027-02-30', '2027-03-03', '', ''],
	[undefined, undefined, '', ''],
])('%s to %s', (from, to, en, de) => {
	expect(formatDateRange(from, to, 'en')).toBe(en);
	expect(formatDateRange(from, to, 'de')).toBe(de);
});
