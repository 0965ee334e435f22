import { expect, it } from 'vitest';
import { timeLeft } from '~/domain/proposal/time-left';

const at = (text: string) => Date.parse(text);

it.each([
	// Days of the calendar in the Alps, an hour ahead of UTC in winter.
	['2026-11-22T10:19:00Z', { unit: 'days', count: 5 }],
	['2026-11-26T22:59:00Z', { unit: 'days', count: 1 }],
	['2026-11-26T23:00:00Z', { unit: 'hours', count: 18 }],
	['2026-11-27T15:58:00Z', { unit: 'hours', count: 1 }],
	['2026-11-27T16:00:00Z', { unit: 'minutes', count: 60 }],
	['2026-11-27T16:59:30Z', { unit: 'minutes', count: 1 }],
	['2026-11-27T17:00:00Z', null],
] as const)('a proposal until 27 November, 18:00, has left at %s: %o', (now, left) => {
	expect(timeLeft(at('2026-11-27T17:00:00Z'), at(now))).toEqual(left);
});
