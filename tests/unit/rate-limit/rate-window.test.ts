import { expect, it } from 'vitest';
import { secondsToNextWindow, windowStart } from '~/domain/rate-limit/rate-window';

const START = Date.parse('2026-11-20T09:40:00Z');

it.each([
	[START, START, 600],
	[START + 1, START, 600],
	[START + 360_000, START, 240],
	[START + 599_999, START, 1],
	[START + 600_000, START + 600_000, 600],
])('%i lies in the window of %i, %i s before the next', (now, start, seconds) => {
	expect(windowStart(now)).toBe(start);
	expect(secondsToNextWindow(now)).toBe(seconds);
});
