import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	emptySelection,
	offersOf,
	readSelection,
	type SelectedOffer,
	type SelectionScope,
	scopeOfCard,
	selectionAction,
	selectionKey,
	splitGiven,
	withCard,
	withOffers,
	withOnly,
} from '~/domain/selection/selection';
import { selectionSums } from '~/domain/selection/selection-sums';

const SCOPE: SelectionScope = {
	hotelId: 'hotel_a',
	checkIn: '2027-02-13',
	checkOut: '2027-02-20',
	filter: 'ClientPays',
	reader: 'agency_a CHF',
};

function offer(given: Partial<SelectedOffer> = {}): SelectedOffer {
	return {
		roomId: 'room_1',
		planId: 'rate_flex',
		roomName: 'Deluxe Room',
		rateName: 'Flexible',
		adults: 2,
		childrenAges: [],
		currency: 'CHF',
		totalMinor: 1_372_000,
		averageNightlyMinor: 196_000,
		localCurrency: 'EUR',
		localTotalMinor: 1_468_040,
		commissionPercent: 10,
		commissionMinor: 137_200,
		payments: [
			{ dueDate: '2026-11-20', percent: 20, minor: 274_400 },
			{ dueDate: '2027-01-14', percent: 80, minor: 1_097_600 },
		],
		cancellation: [
			{ from: '2026-11-20', until: '2027-01-13', feePercent: 0, feeMinor: 0 },
			{ from: '2027-01-14', until: '2027-02-13', feePercent: 100, feeMinor: 1_372_000 },
		],
		requestableBedConfigurations: [],
		bedConfiguration: null,
		...given,
	};
}

describe('a selection', () => {
	it('is saved under its hotel and period', () => {
		expect(selectionKey(SCOPE)).toBe('selection:hotel_a:2027-02-13:2027-02-20');
	});

	it('that was made before signing in stays in its currency alone', () => {
		const open = withOffers(emptySelection({ ...SCOPE, reader: '-' }), 'room_1', [offer()]);
		const read = (reader: string) => readSelection(JSON.stringify(open), { ...SCOPE, reader });
		expect(read('agency_a CHF')).toEqual({ ...open, reader: 'agency_a CHF' });
		expect(read('-')).toEqual(open);
		expect(offersOf(read('agency_a EUR'))).toEqual([]);
	});

	it('replaces the previous combination in one step, and retains the hotel’s own offers', () => {
		const given = offer({ cardId: 'message_1', isGiven: true });
		const before = withOffers(withOffers(emptySelection(SCOPE), 'room_1', [offer(), given]), 'room_2', [
			offer({ roomId: 'room_2' }),
		]);
		const taken = [offer({ roomId: 'room_3' }), offer({ planId: 'rate_b' }), offer({ roomId: 'room_3', adults: 1 })];
		const after = withOnly(before, taken);
		expect(after.rooms).toEqual({ room_1: [given, taken[1]], room_3: [taken[0], taken[2]] });
		expect(readSelection(JSON.stringify(after), SCOPE)).toEqual(after);
	});

	it('is found again as it was', () => {
		const selection = withOffers(emptySelection(SCOPE), 'room_1', [offer()]);
		expect(readSelection(JSON.stringify(selection), SCOPE)).toEqual(selection);
	});

	it.each([
		['another hotel', { hotelId: 'hotel_b' }],
		['another arrival', { checkIn: '2027-02-14' }],
		['another departure', { checkOut: '2027-02-21' }],
		['another filter', { filter: 'AgencyPaysPackageRate' }],
		['another agency', { reader: 'agency_b CHF' }],
		['the agency in another currency', { reader: 'agency_a EUR' }],
		['nobody', { reader: '-' }],
	])('is discarded for %s', (_, change) => {
		const saved = JSON.stringify(withOffers(emptySelection(SCOPE), 'room_1', [offer()]));
		expect(readSelection(saved, { ...SCOPE, ...change })).toEqual(emptySelection({ ...SCOPE, ...change }));
	});

	it.each([
		null,
		'',
		'{',
		'[]',
		'"text"',
		JSON.stringify({ ...SCOPE, rooms: { room_1: [{ roomId: 'room_1' }] } }),
		JSON.stringify({ ...SCOPE, rooms: { room_1: [offer({ totalMinor: 1.5 })] } }),
	])('begins anew with %s', (saved) => {
		expect(readSelection(saved, SCOPE)).toEqual(emptySelection(SCOPE));
	});

	it('loses a room that is given no offers', () => {
		const both = withOffers(withOffers(emptySelection(SCOPE), 'room_1', [offer()]), 'room_2', [
			offer({ roomId: 'room_2' }),
		]);
		expect(Object.keys(withOffers(both, 'room_1', []).rooms)).toEqual(['room_2']);
	});

	it('keeps the order of rooms when one is edited', () => {
		const both = withOffers(withOffers(emptySelection(SCOPE), 'room_1', [offer()]), 'room_2', [offer()]);
		expect(Object.keys(withOffers(both, 'room_1', [offer(), offer()]).rooms)).toEqual(['room_1', 'room_2']);
		expect(offersOf(withOffers(both, 'room_1', [offer(), offer()]))).toHaveLength(3);
	});

	it('takes a card of the hotel once, beside the chosen rooms, and retains it when the rest is chosen anew', () => {
		const card = offer({ cardId: 'msg_1', isGiven: true, totalMinor: 1_000_000 });
		const chosen = withOffers(emptySelection(SCOPE), 'room_1', [offer()]);
		const once = withCard(chosen, card);
		expect(withCard(once, card)).toEqual(once);
		expect(offersOf(once)).toEqual([offer(), card]);
		expect(offersOf(withCard(once, offer({ cardId: 'msg_2' })))).toHaveLength(3);
		expect(splitGiven(once.rooms.room_1 ?? [])).toEqual({ found: [offer()], given: [card] });
		expect(readSelection(JSON.stringify(once), SCOPE)).toEqual(once);
	});

	it.each([
		['that card', JSON.stringify(withCard(emptySelection(SCOPE), offer({ cardId: 'msg_1' }))), SCOPE],
		['another card', JSON.stringify(withCard(emptySelection(SCOPE), offer({ cardId: 'msg_2' }))), null],
		['no card', JSON.stringify(withOffers(emptySelection(SCOPE), 'room_1', [offer()])), null],
		['nothing', null, null],
		['something else', '{"rooms":[{"cardId":"msg_1"}]}', null],
	])('that holds %s says whether a card is in it', (_, saved, scope) => {
		expect(scopeOfCard(saved, { cardId: 'msg_1', reader: SCOPE.reader })).toEqual(scope);
		expect(scopeOfCard(saved, { cardId: 'msg_1', reader: 'agency_other EUR' })).toBeNull();
	});

	it.each([
		['nothing', [], null],
		['prices', [offer(), offer()], 'interest'],
		['a price that is missing', [offer(), offer({ totalMinor: null })], 'enquiry'],
	] as const)('with %s leads to its action', (_, offers, action) => {
		expect(selectionAction(withOffers(emptySelection(SCOPE), 'room_1', [...offers]))).toBe(action);
	});
});

describe('sums of a selection', () => {
	it('are none for an empty one', () => {
		expect(selectionSums(emptySelection(SCOPE))).toBeNull();
	});

	it('put rooms, guests, dates and commission together', () => {
		const suite = offer({
			roomId: 'room_2',
			childrenAges: [7],
			totalMinor: 1_848_000,
			commissionMinor: 184_800,
			payments: [
				{ dueDate: '2026-11-20', percent: 30, minor: 554_400 },
				{ dueDate: '2026-12-15', percent: 40, minor: 739_200 },
				{ dueDate: '2027-01-14', percent: 30, minor: 554_400 },
			],
			cancellation: [{ from: '2026-11-20', until: '2026-12-14', feePercent: 0, feeMinor: 0 }],
		});
		const sums = selectionSums({ ...SCOPE, rooms: { room_1: [offer()], room_2: [suite] } });
		expect(sums).toEqual({
			rooms: 2,
			adults: 4,
			children: 1,
			currency: 'CHF',
			totalMinor: 3_220_000,
			commissionMinor: 322_000,
			commissionPercent: 10,
			payments: [
				{ dueDate: '2026-11-20', minor: 828_800 },
				{ dueDate: '2026-12-15', minor: 739_200 },
				{ dueDate: '2027-01-14', minor: 1_652_000 },
			],
			freeUntil: '2026-12-14',
		});
		expect(sums?.payments.reduce((total, { minor }) => total + minor, 0)).toBe(sums?.totalMinor);
	});

	it('have no total and no commission when one price is missing', () => {
		const sums = selectionSums({ ...SCOPE, rooms: { room_1: [offer(), offer({ totalMinor: null, payments: [] })] } });
		expect(sums).toMatchObject({ totalMinor: null, commissionMinor: null, commissionPercent: null, rooms: 2 });
	});

	it('are not free of charge when one room is not refundable', () => {
		const rooms = { room_1: [offer(), offer({ cancellation: [] })] };
		expect(selectionSums({ ...SCOPE, rooms })?.freeUntil).toBeNull();
	});

	const anyOffer = fc
		.record({
			roomId: fc.constantFrom('room_1', 'room_2', 'room_3'),
			instalments: fc.array(
				fc.record({
					dueDate: fc.constantFrom('2026-11-20', '2026-12-15', '2027-01-14'),
					percent: fc.constant(1),
					minor: fc.integer({ min: 1, max: 9_000_000 }),
				}),
				{ minLength: 1, maxLength: 4 },
			),
			commissionMinor: fc.integer({ min: 0, max: 900_000 }),
			isPriced: fc.nat(9).map((tenths) => tenths > 0),
		})
		.map(({ roomId, instalments, commissionMinor, isPriced }) => {
			const totalMinor = instalments.reduce((sum, { minor }) => sum + minor, 0);
			return isPriced
				? offer({ roomId, totalMinor, payments: instalments, commissionMinor })
				: offer({ roomId, totalMinor: null, payments: [], commissionMinor: null });
		});

	it('add up for every choice, and link to the action', () => {
		fc.assert(
			fc.property(fc.array(anyOffer, { minLength: 1, maxLength: 8 }), (offers) => {
				const ids = [...new Set(offers.map(({ roomId }) => roomId))];
				const selection = ids.reduce(
					(known, id) =>
						withOffers(
							known,
							id,
							offers.filter(({ roomId }) => roomId === id),
						),
					emptySelection(SCOPE),
				);
				const sums = selectionSums(selection);
				expect(sums?.rooms).toBe(offers.length);
				expect(sums?.totalMinor === null).toBe(selectionAction(selection) === 'enquiry');
				if (!sums || sums.totalMinor === null) return;
				expect(sums.totalMinor).toBe(offers.reduce((sum, { totalMinor }) => sum + (totalMinor ?? Number.NaN), 0));
				expect(sums.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(sums.totalMinor);
				expect(sums.commissionMinor).toBe(offers.reduce((sum, { commissionMinor }) => sum + (commissionMinor ?? 0), 0));
				const dates = sums.payments.map(({ dueDate }) => dueDate);
				expect(dates).toEqual([...new Set(dates)].toSorted());
				expect(readSelection(JSON.stringify(selection), SCOPE)).toEqual(selection);
			}),
		);
	});
});
