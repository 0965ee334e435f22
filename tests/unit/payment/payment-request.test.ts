import { describe, expect, it } from 'vitest';
import { paidOn, paymentRequest, type RequestedInstalment } from '~/domain/payment/payment-request';

const TODAY = '2026-11-20';

/** An instalment of 100 by a day, of which so much came and so much was let go. */
const due = (position: number, dueDate: string, receivedMinor = 0, waivedMinor = 0): RequestedInstalment => ({
	...{ position, dueDate, receivedMinor, waivedMinor, minor: 10_000 },
	kind: position === 1 ? 'prepayment' : 'final',
});

const LATE = '2026-11-19';
const SOON = '2026-11-27';
const FAR = '2027-01-10';

describe('paymentRequest (MONEY-7)', () => {
	it.each([
		['an instalment ahead', [due(1, FAR)], 1, 'open', 1, 10_000],
		['its day itself', [due(1, TODAY)], 1, 'open', 1, 10_000],
		['a part of it came', [due(1, FAR, 4000)], 1, 'partlyPaid', 1, 6000],
		['its day is over', [due(1, LATE)], 1, 'overdue', 1, 10_000],
		['its day is over, and a part came', [due(1, LATE, 4000)], 1, 'overdue', 1, 6000],
		['all came', [due(1, LATE, 10_000)], 1, 'paid', 1, 0],
		['a part came, the rest was let go', [due(1, LATE, 4000, 6000)], 1, 'paid', 1, 0],
		['all was let go', [due(1, LATE, 0, 10_000)], 1, 'settled', 1, 0],
		['no such instalment any more', [due(1, LATE)], 2, 'none', 0, 0],
		['another one is late', [due(1, LATE), due(2, FAR)], 2, 'open', 2, 10_000],
		['the booking: nothing is due yet', [due(1, SOON, 10_000), due(2, FAR), due(3, FAR)], null, 'open', 2, 10_000],
		['the booking: one is due', [due(1, SOON), due(2, FAR)], null, 'open', 1, 10_000],
		['the booking: two are due', [due(1, LATE), due(2, SOON), due(3, FAR)], null, 'overdue', 0, 20_000],
		['the booking: all is paid', [due(1, LATE, 10_000), due(2, LATE, 10_000)], null, 'paid', 0, 0],
		['the booking: it owes nothing', [], null, 'none', 0, 0],
	] as const)('%s', (_, instalments, position, state, part, openMinor) => {
		expect(paymentRequest(instalments, position, TODAY)).toMatchObject({ state, part, openMinor });
	});

	it('names what is due next beyond what it asks for, and how much of all is paid', () => {
		const instalments = [due(1, LATE, 10_000), due(2, SOON, 2500), due(3, FAR)];
		expect(paymentRequest(instalments, 1, TODAY)).toMatchObject({
			...{ kind: 'prepayment', askedMinor: 10_000, totalMinor: 30_000, paidMinor: 12_500 },
			next: { minor: 7500, dueDate: SOON },
		});
		expect(paymentRequest(instalments, null, TODAY)).toMatchObject({
			...{ dueDate: SOON, receivedMinor: 2500, openMinor: 7500 },
			next: { minor: 10_000, dueDate: FAR },
		});
	});

	it('asks for nothing that was let go', () => {
		expect(paymentRequest([due(1, FAR, 0, 4000)], 1, TODAY)).toMatchObject({
			...{ askedMinor: 6000, openMinor: 6000, totalMinor: 6000 },
		});
	});
});

describe('paidOn', () => {
	const payments = [
		{ receivedOn: '2026-10-01', minor: 6000 },
		{ receivedOn: '2026-10-08', minor: 4000 },
		{ receivedOn: '2026-12-01', minor: 10_000 },
	];

	it.each([
		['the first payment', 6000, '2026-10-01'],
		['two payments', 10_000, '2026-10-08'],
		['one cent more', 10_001, '2026-12-01'],
		['all of them', 20_000, '2026-12-01'],
		['more than came', 20_001, null],
	])('%s', (_, needed, day) => {
		expect(paidOn(payments, needed)).toBe(day);
	});

	it('follows what a link needs: its instalment and those before it', () => {
		const instalments = [due(1, LATE, 10_000), due(2, SOON, 10_000)];
		const dayOf = (position: number) => paidOn(payments, paymentRequest(instalments, position, TODAY).neededMinor);
		expect([dayOf(1), dayOf(2)]).toEqual(['2026-10-08', '2026-12-01']);
	});
});
