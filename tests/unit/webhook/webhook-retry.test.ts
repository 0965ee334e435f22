import { expect, it } from 'vitest';
import { webhookRetryDelay } from '~/domain/webhook/webhook-retry';

it('pauses grow, and end a little after three days (HOOK-4)', () => {
	const pauses: number[] = [];
	for (let attempts = 1; ; attempts += 1) {
		const pause = webhookRetryDelay(attempts);
		if (pause === null) break;
		pauses.push(pause);
	}
	expect(pauses[0]).toBe(5000);
	expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
	const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
	expect(days).toBeGreaterThan(3);
	expect(days).toBeLessThan(3.01);
});
