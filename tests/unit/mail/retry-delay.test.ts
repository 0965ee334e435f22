import { expect, test } from 'vitest';
import { RETRY_DELAYS_SECONDS, retryDelay } from '~/domain/mail/outbox/retry-delay';

test('two quick tries, then slower ones, less than a day in all', () => {
	expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([
		5000, 20_000, 60_000, 300_000, 900_000, 3_600_000, 14_400_000,
	]);
	expect(retryDelay(RETRY_DELAYS_SECONDS.length)).toBe(14_400_000);
	expect(retryDelay(RETRY_DELAYS_SECONDS.length + 1)).toBeNull();
	expect(RETRY_DELAYS_SECONDS.reduce<number>((sum, seconds) => sum + seconds, 0)).toBeLessThan(24 * 3600);
});
