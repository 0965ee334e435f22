import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { isContactShown } from '~/domain/operator-desk/bookings/guest-contact';
import { ownInstalments, type StoredInstalment } from '~/domain/operator-desk/bookings/own-money';
import type { BookedLead } from '~/domain/payment/instalment-plan';
import { instalmentPlan } from '~/domain/payment/instalment-plan';

const TODAY = '2026-11-20';
const LEAD: BookedLead = {
	...{ status: 'confirmedBooking', hotelNo: null, checkIn: '2027-02-20', cancellationFeeMinor: null },
	...{ totalMinor: 2_700_000, markupMinor: 333_333, approvedMarkupMinor: null },
	agreedTerms: {
		payments: [
			{ kind: 'prepayment', dueDate: '2026-11-24', minor: 810_000 },
			{ kind: 'final', dueDate: '2027-01-20', minor: 1_890_000 },
		],
		cancellation: [],
		deposit: { kind: 'unknown', minor: null, currency: null, date: null },
	},
};

/** As the books store it: the client's amounts, with what has come in for each. */
function stored(received: readonly number[], waived: readonly number[] = [], lead = LEAD): StoredInstalment[] {
	return instalmentPlan(lead, plainDate(TODAY)).map((each, at) => ({
		...each,
		receivedMinor: Math.round((received[at] ?? 0) * each.minor),
		waivedMinor: Math.round((waived[at] ?? 0) * each.minor),
	}));
}

describe('instalments in the operator’s prices', () => {
	it.each([
		['nothing paid', stored([]), ['due', 'planned'], [0, 0]],
		['half of the first', stored([0.5]), ['partlyPaid', 'planned'], [405_000, 0]],
		['all', stored([1, 1]), ['paid', 'paid'], [810_000, 1_890_000]],
		['the first let go', stored([], [1]), ['waived', 'planned'], [0, 0]],
		['two thirds paid, the rest let go', stored([2 / 3], [1 / 3]), ['paid', 'planned'], [540_000, 0]],
	])('%s', (_, rows, states, paid) => {
		const own = ownInstalments(LEAD, rows, TODAY);
		expect(own.map(({ minor }) => minor)).toEqual([810_000, 1_890_000]);
		expect(own.map(({ state }) => state)).toEqual(states);
		expect(own.map(({ receivedMinor }) => receivedMinor)).toEqual(paid);
		for (const { minor, receivedMinor, waivedMinor, openMinor } of own)
			expect(receivedMinor + waivedMinor + openMinor).toBe(minor);
	});

	it('leaves services out, and keeps the day on which a booking was cancelled', () => {
		const cancelled: BookedLead = { ...LEAD, status: 'cancelledBooking', cancellationFeeMinor: 900_000 };
		const kept = { kind: 'kept', dueDate: '2026-11-10', minor: 1_011_111, receivedMinor: 0, waivedMinor: 0 } as const;
		const service = {
			kind: 'service',
			dueDate: '2027-02-20',
			minor: 40_000,
			receivedMinor: 0,
			waivedMinor: 0,
		} as const;
		expect(ownInstalments(cancelled, [service, kept], TODAY)).toMatchObject([
			{ kind: 'kept', dueDate: '2026-11-10', minor: 900_000, openMinor: 900_000, state: 'overdue' },
		]);
	});
});

describe('a guest’s address', () => {
	it.each([
		['confirmedBooking', '2026-12-01', false, true],
		['confirmedBooking', '2026-10-21', false, true],
		['confirmedBooking', '2026-10-20', false, false],
		['confirmedBooking', '2026-12-01', true, false],
		['requestedBooking', '2026-12-01', false, false],
		['cancelledBooking', '2026-12-01', false, false],
	] as const)('of a %s until %s, agency %s: %s', (status, checkOut, hasAgency, isShown) => {
		expect(isContactShown({ status, checkOut, hasAgency }, TODAY)).toBe(isShown);
	});
});
