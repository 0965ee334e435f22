import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { firstShownCheckOut } from '~/domain/stay/first-shown-check-out';

test.each([
	['in UTC', '2026-11-20T12:00:00Z', '2026-11-20', '2026-11-19'],
	['while the Alps have tomorrow', '2026-11-20T23:30:00Z', '2026-11-21', '2026-11-19'],
	['while the calendar is held', '2026-11-20T12:00:00Z', '2027-01-10', '2027-01-09'],
])('stays are shown from yesterday on %s', (_, now, today, expected) => {
	expect(firstShownCheckOut({ now: Date.parse(now), today: plainDate(today) })).toBe(expected);
});
