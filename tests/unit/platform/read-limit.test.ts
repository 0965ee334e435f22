import { expect, it } from 'vitest';
import { ReadLimit } from '~/platform/read-limit';

const MINUTE = 60_000;

it('lets each visitor read so often a minute, and says when the next one begins', () => {
	const limit = new ReadLimit();
	const now = 100 * MINUTE;
	expect([1, 2, 3].map(() => limit.count('a', 2, now))).toEqual([null, null, 60]);
	expect(limit.count('b', 2, now)).toBeNull();
	expect(limit.count('a', 2, now + 59_500)).toBe(1);
	expect(limit.count('a', 2, now + MINUTE)).toBeNull();
});
