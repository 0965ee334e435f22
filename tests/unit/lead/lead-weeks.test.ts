import { expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { leadWeeks } from '~/domain/lead/lead-weeks';

const week = (from: string, until: string, status: 'available' | 'on_request' | 'sold') => ({
	checkIn: plainDate(from),
	checkOut: plainDate(until),
	serviceLevel: 'catered' as const,
	status,
	priceMinor: 100,
});

it('shows a lead the property’s weeks as it could have them', () => {
	const rates = [
		week('2026-11-14', '2026-11-21', 'available'),
		week('2026-11-28', '2026-12-05', 'available'),
		week('2026-12-05', '2026-12-12', 'on_request'),
		week('2026-12-12', '2026-12-19', 'available'),
		week('2026-12-19', '2026-12-26', 'sold'),
		week('2026-12-26', '2027-01-02', 'available'),
	];
	const held = [
		{ night: '2026-12-04', leadNo: 1, status: 'confirmedOption' as const },
		// The night of the check-out is the next week's.
		{ night: '2026-12-12', leadNo: 2, status: 'confirmedBooking' as const },
		{ night: '2027-01-01', leadNo: 1, status: 'confirmedOption' as const },
		{ night: '2026-12-27', leadNo: 2, status: 'confirmedOption' as const },
	];
	const shown = leadWeeks({ rates, held }, 1, plainDate('2026-11-20'));
	expect(shown.map(({ checkIn, status, isOwn }) => [checkIn, status, isOwn])).toEqual([
		['2026-11-28', 'available', true],
		['2026-12-05', 'on_request', false],
		['2026-12-12', 'sold', false],
		['2026-12-19', 'sold', false],
		['2026-12-26', 'sold', true],
	]);
});
