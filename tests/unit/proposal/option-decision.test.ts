import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { decidedQuote, driftSinceDecision } from '~/domain/proposal/option-decision';

const SAVED = plainDate('2026-11-20');
const SENT = plainDate('2026-11-24');
const TODAY = plainDate('2026-11-26');

const quote = (priceMinor: number, finalDue = '2027-01-10') => ({
	priceMinor,
	terms: {
		payments: [{ kind: 'final', dueDate: finalDue, minor: priceMinor }],
		cancellation: [],
		deposit: { kind: 'none', minor: null, currency: null, date: null },
	},
});

const decision = { priceMinor: null, saved: quote(3000), savedOn: SAVED, sent: null };

describe('what has become of an option since the agent decided', () => {
	it.each([
		['nothing', decision, quote(3000), { kind: 'none' }],
		['gone', decision, null, { kind: 'gone' }],
		['dearer than its lead', decision, quote(3600), { kind: 'price', beforeMinor: 3000, afterMinor: 3600 }],
		['dearer, and taken over', { ...decision, priceMinor: 3600 }, quote(3600), { kind: 'none' }],
		[
			'cheaper than what was taken over',
			{ ...decision, priceMinor: 3600 },
			quote(3000),
			{ kind: 'price', beforeMinor: 3600, afterMinor: 3000 },
		],
		['other terms than its lead', decision, quote(3000, '2026-12-20'), { kind: 'terms' }],
		[
			'terms that were sent',
			{ ...decision, sent: { ...quote(3000, '2026-12-20'), day: SENT } },
			quote(3000, '2026-12-20'),
			{ kind: 'none' },
		],
		[
			'terms that were sent at another price',
			{ ...decision, sent: { ...quote(2900, '2026-12-20'), day: SENT } },
			quote(3000, '2026-12-20'),
			{ kind: 'terms' },
		],
		['a lead that had no price', { ...decision, saved: null }, quote(3000), { kind: 'none' }],
	] as const)('%s', (_, since, now, drift) => {
		expect(driftSinceDecision(since, now, TODAY)).toEqual(drift);
	});

	it('counts what was sent before what the lead was saved at', () => {
		const sent = { ...quote(3000), day: SENT };
		expect(decidedQuote({ ...decision, sent })?.day).toBe(SENT);
		expect(decidedQuote(decision)?.day).toBe(SAVED);
		expect(decidedQuote({ ...decision, priceMinor: 3600 })).toBeNull();
	});
});
