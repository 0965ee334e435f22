import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	COMMISSION_STATES,
	commissionFormula,
	commissionSums,
	isOverdue,
	isStepOpen,
} from '~/domain/commission/commission-sums';
import { plainDate } from '~/domain/date/plain-date';
import { commissionOf } from '~/domain/lead/commission';
import { commissionState } from '~/domain/lead/commission-state';
import { CURRENCIES } from '~/domain/money/money';

const TODAY = '2026-11-20';
describe('a commission', () => {
	it.each<[Parameters<typeof isOverdue>[0], string, boolean]>([
		['expected', '2027-03-29', false],
		['due', TODAY, false],
		['due', '2026-11-19', true],
		['invoiced', '2026-11-19', true],
		['invoiced', '2027-03-29', false],
		['disputed', '2026-11-19', false],
		['paid', '2026-11-19', false],
	])('%s, due %s: late %s', (state, dueDate, late) => {
		expect(isOverdue(state, dueDate, TODAY)).toBe(late);
	});

	it.each([
		['invoice', ['expected', 'due', 'disputed']],
		['pay', ['expected', 'due', 'invoiced', 'disputed']],
		['dispute', ['expected', 'due', 'invoiced', 'paid']],
	] as const)('%s from %s', (step, from) => {
		expect(COMMISSION_STATES.filter((state) => isStepOpen(step, state))).toEqual(from);
	});

	it('shows its formula', () => {
		expect(commissionFormula('12,5%', 2_450_050, 'EUR')).toBe('12,5% × EUR\u00a024\u00a0500,50');
	});
});

describe('sums', () => {
	const instant = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
	const booking = fc.record({
		currency: fc.constantFrom(...CURRENCIES),
		subtotalMinor: fc.integer({ min: 0, max: 2_000_000_000 }),
		percent: fc.integer({ min: 0, max: 4000 }).map((n) => n / 100),
		checkOut: fc.constantFrom('2026-01-03', '2026-10-21', '2026-10-20', '2027-03-06'),
		commissionInvoicedAt: instant,
		commissionPaidAt: instant,
		commissionDisputedAt: instant,
	});

	it('add up to the cent, for every state of the parts', () => {
		fc.assert(
			fc.property(fc.array(booking, { maxLength: 60 }), (bookings) => {
				const parts = bookings.map(({ currency, subtotalMinor, percent, checkOut, ...instants }) => {
					const commission = commissionOf({ subtotalMinor, percent, checkOut: plainDate(checkOut) });
					const dueDate = commission?.dueDate ?? '';
					const minor = commission?.minor ?? 0;
					const lead = {
						status: 'confirmedBooking',
						commissionMinor: minor,
						commissionDueDate: dueDate,
						...instants,
					} as const;
					const state = commissionState(lead, TODAY) ?? 'expected';
					return { currency, state, isOverdue: isOverdue(state, dueDate, TODAY), minor, count: 1 };
				});
				const sums = commissionSums(parts);
				expect(sums.map(({ currency }) => currency)).toEqual([...new Set(parts.map((part) => part.currency))].sort());
				for (const sum of sums) {
					const own = parts.filter(({ currency }) => currency === sum.currency);
					expect(sum.total).toBe(own.reduce((total, { minor }) => total + minor, 0));
					expect(COMMISSION_STATES.reduce((total, state) => total + sum[state], 0)).toBe(sum.total);
					expect(sum.overdue).toBeLessThanOrEqual(sum.due + sum.invoiced);
					expect(sum.count).toBe(own.length);
				}
			}),
		);
	});
});
