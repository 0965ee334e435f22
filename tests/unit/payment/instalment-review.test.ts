import { describe, expect, it } from 'vitest';
import type { AgreedTerms } from '#db/schema/lead';
import { instalmentReview } from '~/domain/payment/instalment-review';

const terms = (payments: [string, number][]): AgreedTerms => ({
	payments: payments.map(([dueDate, minor], at) => ({ kind: at === 0 ? 'prepayment' : 'final', dueDate, minor })),
	cancellation: [],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
});

const BOOKED = {
	...{ status: 'confirmedBooking' as const, hotelNo: null, checkIn: '2027-02-20', currency: 'EUR' },
	...{ totalMinor: 1_000_000, markupMinor: 100_000, approvedMarkupMinor: null, cancellationFeeMinor: null },
	agreedTerms: terms([
		['2026-11-01', 300_000],
		['2027-01-10', 700_000],
	]),
};
const STORED = [
	{
		kind: 'prepayment' as const,
		dueDate: '2026-11-01',
		minor: 330_000,
		receivedMinor: 330_000,
		waivedMinor: 0,
		ifCancelledMinor: null,
	},
	{
		kind: 'final' as const,
		dueDate: '2027-01-10',
		minor: 770_000,
		receivedMinor: 70_000,
		waivedMinor: 20_000,
		ifCancelledMinor: null,
	},
];

const review = (changed: object, given: { receivedMinor?: number; isForOperator?: boolean } = {}) =>
	instalmentReview({
		...{ lead: BOOKED, changed: { ...BOOKED, ...changed }, instalments: STORED, receivedMinor: 400_000 },
		...{ today: '2026-11-20', isForOperator: false, ...given },
	});

describe('what a change makes of the instalments (MONEY-11)', () => {
	it('is nothing where they stay', () => {
		expect(review({ pax: 3 })).toBeNull();
		expect(review({}, { isForOperator: true })).toBeNull();
	});

	it('counts what came in towards the new ones, keeps what was let go, and says what is due', () => {
		const cheaper = { totalMinor: 400_000, agreedTerms: terms([['2026-11-25', 400_000]]) };
		expect(review(cheaper)).toMatchObject({
			before: STORED.map(({ ifCancelledMinor: _, ...shown }) => shown),
			after: [{ kind: 'prepayment', dueDate: '2026-11-25', minor: 500_000, receivedMinor: 400_000, waivedMinor: 0 }],
			money: { receivedMinor: 400_000, refundMinor: 0, dueMinor: 100_000 },
		});
	});

	it('says what is to be given back of a booking that is cancelled', () => {
		const cancelled = { status: 'cancelledBooking', cancellationFeeMinor: 100_000 };
		expect(review(cancelled)).toMatchObject({
			after: [{ kind: 'kept', dueDate: '2026-11-20', minor: 110_000, receivedMinor: 110_000 }],
			money: { refundMinor: 290_000, dueMinor: 0 },
		});
		expect(review({ ...cancelled, cancellationFeeMinor: 0 })).toMatchObject({
			after: [],
			money: { refundMinor: 400_000 },
		});
	});

	it('keeps services as they are with a change, and what they still cost with a cancellation', () => {
		const service = (minor: number, ifCancelledMinor: number) => ({
			...{ kind: 'service' as const, dueDate: '2027-02-13', minor, receivedMinor: 0, waivedMinor: 0, ifCancelledMinor },
		});
		const shown = (changed: object) =>
			instalmentReview({
				...{ lead: BOOKED, changed: { ...BOOKED, ...changed }, today: '2026-11-20', isForOperator: false },
				...{ instalments: [...STORED, service(9_000, 0), service(5_000, 5_000)], receivedMinor: 400_000 },
			})?.after.map(({ kind, minor }) => `${kind} ${minor}`);
		expect(shown({})).toBeUndefined();
		expect(shown({ totalMinor: 400_000, agreedTerms: terms([['2026-11-25', 400_000]]) })).toEqual([
			'prepayment 500000',
			'service 9000',
			'service 5000',
		]);
		expect(shown({ status: 'cancelledBooking', cancellationFeeMinor: 0 })).toEqual(['service 5000']);
	});

	it('shows an operator its own prices, neither markup nor payments', () => {
		const dearer = { totalMinor: 1_200_000, agreedTerms: terms([['2026-12-01', 1_200_000]]) };
		const shown = review(dearer, { isForOperator: true });
		expect(shown?.before.map(({ minor, receivedMinor }) => [minor, receivedMinor])).toEqual([
			[300_000, 0],
			[700_000, 0],
		]);
		expect(shown).toMatchObject({ after: [{ minor: 1_200_000 }], money: null });
		// Only the agency's markup changed: nothing of the operator's.
		expect(review({ markupMinor: 5 }, { isForOperator: true })).toBeNull();
	});
});
