import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { hotelTerms } from '~/domain/lead/hotel/hotel-terms';

type Terms = Parameters<typeof hotelTerms>[0][number];

const day = plainDate;

const FLEXIBLE: Terms = {
	payments: [
		{ kind: 'prepayment', dueDate: day('2026-11-20'), percent: 20, minor: 200 },
		{ kind: 'final', dueDate: day('2027-01-14'), percent: 80, minor: 800 },
	],
	cancellation: [
		{ from: day('2026-11-20'), until: day('2027-01-13'), feePercent: 0, feeMinor: 0 },
		{ from: day('2027-01-14'), until: day('2027-02-13'), feePercent: 100, feeMinor: 1000 },
	],
};

const STEPPED: Terms = {
	payments: [
		{ kind: 'prepayment', dueDate: day('2026-11-20'), percent: 30, minor: 600 },
		{ kind: 'part', dueDate: day('2026-12-15'), percent: 40, minor: 800 },
		{ kind: 'final', dueDate: day('2027-01-14'), percent: 30, minor: 600 },
	],
	cancellation: [
		{ from: day('2026-11-20'), until: day('2026-12-14'), feePercent: 0, feeMinor: 0 },
		{ from: day('2026-12-15'), until: day('2027-01-13'), feePercent: 50, feeMinor: 1000 },
		{ from: day('2027-01-14'), until: day('2027-02-13'), feePercent: 100, feeMinor: 2000 },
	],
};

/** Paid and lost at once. */
const FIXED: Terms = {
	payments: [{ kind: 'final', dueDate: day('2026-11-20'), percent: 100, minor: 500 }],
	cancellation: [{ from: day('2026-11-20'), until: day('2027-02-13'), feePercent: 100, feeMinor: 500 }],
};

describe('the terms of several rooms', () => {
	it('are those of a single one as they are', () => {
		expect(hotelTerms([FLEXIBLE])).toMatchObject({
			payments: [
				{ kind: 'prepayment', dueDate: '2026-11-20', minor: 200 },
				{ kind: 'final', dueDate: '2027-01-14', minor: 800 },
			],
			cancellation: [
				{ from: '2026-11-20', until: '2027-01-13', keptMinor: 0 },
				{ from: '2027-01-14', until: '2027-02-13', keptMinor: 1000 },
			],
		});
	});

	it('add up day by day, and a day on which one of them changes begins a new step', () => {
		expect(hotelTerms([FLEXIBLE, STEPPED, FIXED])).toMatchObject({
			payments: [
				{ kind: 'prepayment', dueDate: '2026-11-20', minor: 1300 },
				{ kind: 'part', dueDate: '2026-12-15', minor: 800 },
				{ kind: 'final', dueDate: '2027-01-14', minor: 1400 },
			],
			cancellation: [
				{ from: '2026-11-20', until: '2026-12-14', keptMinor: 500 },
				{ from: '2026-12-15', until: '2027-01-13', keptMinor: 1500 },
				{ from: '2027-01-14', until: '2027-02-13', keptMinor: 3500 },
			],
		});
	});

	it('lose nothing of the total to pay', () => {
		const rooms = [FLEXIBLE, STEPPED, FIXED, STEPPED];
		const sum = (payments: readonly { minor: number }[]) => payments.reduce((total, { minor }) => total + minor, 0);
		expect(sum(hotelTerms(rooms).payments)).toBe(sum(rooms.flatMap(({ payments }) => payments)));
	});
});
