import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreedTerms } from '#db/schema/lead';
import { plainDate } from '~/domain/date/plain-date';
import { bookingPostings } from '~/domain/ledger/booking-postings';
import { type BookedLead, instalmentPlan, owedByClient } from '~/domain/payment/instalment-plan';
import { instalmentState } from '~/domain/payment/instalment-state';
import { clientTerms } from '~/domain/proposal/client-figures';

const TODAY = plainDate('2026-11-20');

const TERMS: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-11-20', minor: 350_000 },
		{ kind: 'final', dueDate: '2026-12-01', minor: 650_000 },
	],
	cancellation: [],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
};

const BOOKED: BookedLead = {
	status: 'confirmedBooking',
	hotelNo: null,
	checkIn: '2027-02-20',
	totalMinor: 1_000_000,
	markupMinor: null,
	approvedMarkupMinor: null,
	agreedTerms: TERMS,
	cancellationFeeMinor: null,
};

const plan = (given: Partial<BookedLead>) => instalmentPlan({ ...BOOKED, ...given }, TODAY);

describe('what a client owes by which day (MONEY-1)', () => {
	it.each<[string, Partial<BookedLead>, ReturnType<typeof plan>]>([
		[
			'a booking: its agreed payments',
			{},
			[
				{ kind: 'prepayment', dueDate: '2026-11-20', minor: 350_000 },
				{ kind: 'final', dueDate: '2026-12-01', minor: 650_000 },
			],
		],
		[
			'with a markup: the client’s amounts',
			{ markupMinor: 100_001 },
			[
				{ kind: 'prepayment', dueDate: '2026-11-20', minor: 385_000 },
				{ kind: 'final', dueDate: '2026-12-01', minor: 715_001 },
			],
		],
		[
			'the markup that was approved counts before the agency’s own',
			{ markupMinor: 100_001, approvedMarkupMinor: -100_000 },
			[
				{ kind: 'prepayment', dueDate: '2026-11-20', minor: 315_000 },
				{ kind: 'final', dueDate: '2026-12-01', minor: 585_000 },
			],
		],
		[
			'without agreed payments: everything at check-in',
			{ agreedTerms: null },
			[{ kind: 'final', dueDate: '2027-02-20', minor: 1_000_000 }],
		],
		[
			'cancelled: what is kept, today, as its share of what the client was to pay',
			{ status: 'cancelledBooking', cancellationFeeMinor: 350_000, markupMinor: 100_000 },
			[{ kind: 'kept', dueDate: '2026-11-20', minor: 385_000 }],
		],
		['cancelled for nothing', { status: 'cancelledBooking', cancellationFeeMinor: 0 }, []],
		['a hotel is paid at the hotel', { hotelNo: 3 }, []],
		['an option', { status: 'confirmedOption' }, []],
		['a booking that was asked for', { status: 'requestedBooking' }, []],
		['without a price', { totalMinor: null }, []],
	])('%s', (_, given, expected) => expect(plan(given)).toEqual(expected));

	it('adds up to the debt, to the cent, in the amounts that client’s page and papers show', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 }),
				fc.integer({ min: -50_000, max: 3_000_000 }),
				(amounts, markup) => {
					const total = amounts.reduce((sum, minor) => sum + minor, 0);
					fc.pre(total > 60_000);
					const payments = amounts.map((minor, at) => ({ kind: 'part', dueDate: `2027-01-0${at + 1}`, minor }));
					const lead = {
						...BOOKED,
						totalMinor: total,
						approvedMarkupMinor: markup,
						agreedTerms: { ...TERMS, payments },
					};
					const instalments = instalmentPlan(lead, TODAY);
					expect(instalments.reduce((sum, { minor }) => sum + minor, 0)).toBe(owedByClient(lead));
					const shown = clientTerms(lead.agreedTerms, { priceMinor: total, clientMinor: total + markup });
					expect(instalments.map(({ minor }) => minor)).toEqual(
						shown.payments.map(({ minor }) => minor).filter((minor) => minor > 0),
					);
				},
			),
			{ numRuns: 2000, seed: 18 },
		);
	});
});

describe('who owes whom for a booking (MONEY-2)', () => {
	const posted = {
		...BOOKED,
		...{ no: 7, brandKey: 'demo-gold', agencyNo: 2, operatorNo: 3, subtotalMinor: 970_000, cardFeeMinor: 30_000 },
		...{ commissionMinor: 97_000, markupMinor: 50_000, touristTaxMinor: 0 },
	};
	const postings = (given: object) =>
		bookingPostings({ ...posted, ...given }).map(
			({ debit, credit, minor }) => `${debit.kind} ${debit.party} > ${credit.kind} ${credit.party} ${minor}`,
		);

	it.each([
		[
			'an agency’s booking',
			{},
			[
				'client 7 > operator 3 970000',
				'client 7 > cardFee demo-gold 30000',
				'client 7 > agency 2 50000',
				'operator 3 > agency 2 97000',
			],
		],
		[
			'a price that holds a tourist tax',
			{
				touristTaxMinor: 8_400,
				agencyNo: null,
				commissionMinor: null,
				markupMinor: 0,
				cardFeeMinor: 0,
				totalMinor: 970_000,
			},
			['client 7 > operator 3 961600', 'client 7 > touristTax 3 8400'],
		],
		[
			'a guest’s own booking',
			{ agencyNo: null, markupMinor: null, commissionMinor: null, cardFeeMinor: 0, totalMinor: 970_000 },
			['client 7 > operator 3 970000'],
		],
		[
			'a cancelled booking: what is kept, no commission',
			{ status: 'cancelledBooking', cancellationFeeMinor: 350_000 },
			['client 7 > operator 3 350000', 'client 7 > agency 2 17500'],
		],
		['cancelled for nothing', { status: 'cancelledBooking', cancellationFeeMinor: 0 }, []],
		['rooms of a hotel: its commission', { hotelNo: 9 }, ['hotel 9 > agency 2 97000']],
		['an option', { status: 'confirmedOption' }, []],
	])('%s', (_, given, expected) => expect(postings(given)).toEqual(expected));
});

describe('where an instalment stands (MONEY-3)', () => {
	it.each([
		['planned', { dueDate: '2026-11-28' }],
		['due', { dueDate: '2026-11-27' }],
		['due', { dueDate: '2026-11-20' }],
		['overdue', { dueDate: '2026-11-19' }],
		['overdue', { dueDate: '2026-11-19', receivedMinor: 99 }],
		['partlyPaid', { dueDate: '2026-11-28', receivedMinor: 1 }],
		['paid', { dueDate: '2026-11-19', receivedMinor: 100 }],
		['paid', { receivedMinor: 60, waivedMinor: 40 }],
		['waived', { dueDate: '2026-11-19', waivedMinor: 100 }],
	])('%s', (state, given) => {
		const instalment = { dueDate: '2026-11-20', minor: 100, receivedMinor: 0, waivedMinor: 0, ...given };
		expect(instalmentState(instalment, TODAY)).toBe(state);
	});
});
