import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { optionDrift } from '~/domain/proposal/option-drift';

const SENT = plainDate('2026-11-26');
const NOW = plainDate('2026-11-29');

const quote = (
	priceMinor: number,
	{ booked = '2026-11-26', final = '2026-12-19', kept = 1000, until = '2026-12-19' } = {},
) => ({
	priceMinor,
	terms: {
		payments: [
			{ kind: 'deposit', dueDate: booked, minor: 1000 },
			{ kind: 'final', dueDate: final, minor: priceMinor - 1000 },
		],
		cancellation: [
			{ from: '2026-11-01', until: '2026-11-27', keptMinor: 0 },
			{ from: booked, until, keptMinor: kept },
		],
	},
});

describe('what has become of an option', () => {
	const before = { quote: quote(3000), day: SENT };
	it.each([
		['the same, booked three days later', quote(3000, { booked: '2026-11-29' }), { kind: 'none' }],
		['gone', null, { kind: 'gone' }],
		['dearer', quote(3600), { kind: 'price', beforeMinor: 3000, afterMinor: 3600 }],
		['cheaper', quote(2000), { kind: 'price', beforeMinor: 3000, afterMinor: 2000 }],
		['due earlier', quote(3000, { booked: '2026-11-29', final: '2026-12-12' }), { kind: 'terms' }],
		['more is kept', quote(3000, { booked: '2026-11-29', kept: 2000 }), { kind: 'terms' }],
		['kept from another day', quote(3000, { booked: '2026-11-29', until: '2026-12-12' }), { kind: 'terms' }],
	] as const)('%s', (_, now, drift) => {
		expect(optionDrift(before, { quote: now, day: NOW })).toEqual(drift);
	});
});
