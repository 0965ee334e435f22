import { describe, expect, it } from 'vitest';
import { type CheckedOffer, withChecked } from '~/domain/selection/check-selection';
import { emptySelection, offersOf, type SelectedOffer } from '~/domain/selection/selection';

const OFFER: SelectedOffer = {
	...{
		roomId: 'deluxe',
		planId: 'flexible',
		roomName: 'Deluxe Room',
		rateName: 'Flexible',
		adults: 2,
		childrenAges: [],
	},
	...{
		currency: 'CHF',
		totalMinor: 200_000,
		averageNightlyMinor: 100_000,
		localCurrency: 'CHF',
		localTotalMinor: 200_000,
	},
	...{ commissionPercent: 10, commissionMinor: 20_000, requestableBedConfigurations: [], bedConfiguration: null },
	payments: [
		{ dueDate: '2026-11-20', percent: 30, minor: 60_000 },
		{ dueDate: '2027-01-10', percent: 70, minor: 140_000 },
	],
	cancellation: [
		{ from: '2026-11-20', until: '2027-01-08', feePercent: 0, feeMinor: 0 },
		{ from: '2027-01-09', until: '2027-02-13', feePercent: 100, feeMinor: 200_000 },
	],
};
const SUITE = { ...OFFER, roomId: 'suite', roomName: 'Suite' };
const SCOPE = { hotelId: 'h', checkIn: '2027-02-13', checkOut: '2027-02-15', filter: 'ClientPays', reader: '-' };
const selection = { ...emptySelection(SCOPE), rooms: { deluxe: [OFFER], suite: [SUITE] } };
const as = (change: Partial<SelectedOffer>): CheckedOffer => ({
	offer: { ...OFFER, roomName: '', ...change },
	reason: null,
});
/** The same rate two days later. */
const LATER = {
	payments: OFFER.payments.map((each, at) => (at === 0 ? { ...each, dueDate: '2026-11-22' } : each)),
	cancellation: OFFER.cancellation.map((each, at) => (at === 0 ? { ...each, from: '2026-11-22' } : each)),
};
const gone: CheckedOffer = { offer: null, reason: 'sold-out' };
const kinds = (change: Partial<SelectedOffer>) =>
	withChecked(selection, [as(change), as({ roomId: 'suite' })]).changed.flatMap(({ changes }) => changes);

describe('a kept selection that is checked', () => {
	it('says nothing of a rate that holds, be it days later', () => {
		const told = withChecked(selection, [as(LATER), as({ ...LATER, roomId: 'suite' })]);
		expect(told).toMatchObject({ dropped: [], changed: [] });
		expect(offersOf(told.selection).map(({ roomName }) => roomName)).toEqual(['Deluxe Room', 'Suite']);
	});

	it('loses what is gone, with its reason, and its room with the last of it', () => {
		const told = withChecked(selection, [gone, as({ roomId: 'suite' })]);
		expect(told.dropped).toEqual([{ offer: OFFER, reason: 'sold-out' }]);
		expect(Object.keys(told.selection.rooms)).toEqual(['suite']);
	});

	it.each([
		['a price', { totalMinor: 238_340 }, [{ kind: 'price', before: { minor: 200_000 }, after: { minor: 238_340 } }]],
		[
			'the last free day',
			{
				cancellation: [
					{ ...OFFER.cancellation[0], until: '2027-01-01' },
					{ ...OFFER.cancellation[1], from: '2027-01-02' },
				],
			},
			[{ kind: 'freeCancellation', before: '2027-01-08', after: '2027-01-01' }],
		],
		[
			'a fee',
			{ cancellation: [OFFER.cancellation[0], { ...OFFER.cancellation[1], feePercent: 80 }] },
			[{ kind: 'fee', day: '2027-01-09', before: 100, after: 80 }],
		],
		[
			'a deposit whose next payment has fallen due',
			{
				payments: [{ dueDate: '2027-01-11', percent: 100, minor: 200_000 }],
				cancellation: [{ ...OFFER.cancellation[1], from: '2027-01-11' }],
			},
			[
				{ kind: 'freeCancellation', isPast: true },
				{ kind: 'dueAtBooking', before: 30, after: 100 },
			],
		],
		[
			'a payment in between',
			{
				payments: [
					OFFER.payments[0],
					{ dueDate: '2026-12-10', percent: 30, minor: 60_000 },
					{ dueDate: '2027-01-10', percent: 40, minor: 80_000 },
				],
			},
			[{ kind: 'payment', day: '2026-12-10', before: 30, after: 60 }],
		],
		['a commission', { commissionPercent: 8, commissionMinor: 16_000 }, [{ kind: 'commission', before: 10, after: 8 }]],
	] as const)('says %s', (_, change, expected) => {
		expect(kinds(change as Partial<SelectedOffer>)).toMatchObject(expected);
	});
});
