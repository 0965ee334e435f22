import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { isHidden } from '~/domain/stay/is-hidden';

test.each([
	['2026-11-21', false],
	['2026-11-20', false],
	['2026-11-19', false],
	['2026-11-18', true],
	['2025-11-20', true],
])('check-out %s is hidden on 2026-11-20: %s', (checkOut, expected) => {
	expect(isHidden({ checkOut: plainDate(checkOut) }, plainDate('2026-11-20'))).toBe(expected);
});
