import { describe, expect, it } from 'vitest';
import { calendarDates } from '~/domain/calendar/calendar-dates';

const STAY = { checkIn: '2027-02-20', checkOut: '2027-02-27', expiresAt: null, agreedTerms: null };

describe('the dates of a lead', () => {
	it('of an option: its end', () => {
		const at = Date.parse('2026-11-23T18:00:00Z');
		expect(calendarDates({ ...STAY, status: 'confirmedOption', expiresAt: at })).toEqual([
			{ key: 'option', kind: 'optionEnd', day: '2026-11-23', at },
		]);
	});

	it('of a booking: payments, deposit, what a cancellation costs from when on, arrival and departure, in time', () => {
		const dates = calendarDates({
			...STAY,
			status: 'confirmedBooking',
			agreedTerms: {
				payments: [
					{ kind: 'prepayment', dueDate: '2026-11-20', minor: 945_000 },
					{ kind: 'final', dueDate: '2026-11-28', minor: 1_755_000 },
				],
				cancellation: [
					{ from: '2026-11-20', until: '2026-11-28', keptMinor: 945_000 },
					{ from: '2026-11-29', until: '2027-02-20', keptMinor: 2_700_000 },
				],
				deposit: { kind: 'blocked', minor: 500_000, currency: 'CHF', date: '2027-02-06' },
			},
		});
		expect(dates.map(({ key, day, minor }) => [key, day, minor])).toEqual([
			['payment-1', '2026-11-20', 945_000],
			['payment-2', '2026-11-28', 1_755_000],
			['cancellation-1', '2026-11-28', 2_700_000],
			['deposit', '2027-02-06', 500_000],
			['check-in', '2027-02-20', undefined],
			['check-out', '2027-02-27', undefined],
		]);
		// A deposit has its own currency, all else is in that of the lead.
		expect(dates.filter(({ currency }) => currency).map(({ key, currency }) => [key, currency])).toEqual([
			['deposit', 'CHF'],
		]);
	});

	it('of anything else: none', () => {
		for (const status of ['interest', 'requestedOption', 'requestedBooking', 'cancelledBooking'] as const)
			expect(calendarDates({ ...STAY, status })).toEqual([]);
	});
});
