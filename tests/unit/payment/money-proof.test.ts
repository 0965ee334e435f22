import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { type AccountName, bookingPostings, type Posting } from '~/domain/ledger/booking-postings';
import { instalmentPlan, owedByClient } from '~/domain/payment/instalment-plan';

/** Bookings that one run goes through: `PROOF_RUNS=100000` for the whole proof (docs/figures.md). */
const RUNS = Number(process.env.PROOF_RUNS) || 2_000;
const SEED = 2026;
const LONGEST_MS = 600_000;
const TODAY = plainDate('2026-11-22');

type Lead = Parameters<typeof bookingPostings>[0];

const amount = fc.integer({ min: 1, max: 9_000_000 });
const payments = fc.array(amount, { minLength: 0, maxLength: 5 });

/** A lead as agencies, guests and operators leave it behind: any price, markup, commission, tax and terms. */
const lead: fc.Arbitrary<Lead> = fc
	.record({
		...{ price: amount, cardFee: fc.nat(200_000), markup: fc.integer({ min: -50_000, max: 900_000 }), payments },
		...{ approved: fc.option(fc.integer({ min: -50_000, max: 900_000 })), commission: fc.nat(900_000) },
		...{
			tax: fc.nat(400_000),
			kept: fc.integer({ min: 0, max: 100 }),
			isGuest: fc.boolean(),
			hasOperator: fc.boolean(),
		},
		status: fc.constantFrom('confirmedBooking' as const, 'cancelledBooking' as const),
	})
	.map(({ price, cardFee, markup, approved, kept, isGuest, hasOperator, ...given }) => ({
		...{ no: 7, brandKey: 'consumer', hotelNo: null, checkIn: '2027-02-20', status: given.status },
		...{ agencyNo: isGuest ? null : 3, operatorNo: hasOperator ? 2 : null },
		...{ subtotalMinor: price, cardFeeMinor: cardFee, totalMinor: price + cardFee, touristTaxMinor: given.tax },
		...{ markupMinor: isGuest ? null : markup, approvedMarkupMinor: isGuest ? null : approved },
		commissionMinor: isGuest ? null : given.commission,
		cancellationFeeMinor: Math.floor(((price + cardFee) * kept) / 100),
		agreedTerms: {
			payments: given.payments.map((minor, at) => ({ kind: 'part', dueDate: `2026-12-${10 + at}`, minor })),
			...{ cancellation: [], deposit: { kind: 'unknown', minor: null, currency: null, date: null } },
		},
	}));

const name = ({ kind, party }: AccountName) => `${kind} ${party}`;

/** What each account is owed, after these postings. */
function balances(postings: readonly Posting[]): Map<string, number> {
	const sums = new Map<string, number>();
	const add = (account: AccountName, minor: number) => sums.set(name(account), (sums.get(name(account)) ?? 0) + minor);
	for (const { debit, credit, minor } of postings) {
		add(debit, minor);
		add(credit, -minor);
	}
	return sums;
}

describe(`the money of ${RUNS} random bookings`, () => {
	it(
		'comes to zero, and what the client owes is what the instalments ask for, to the cent',
		() => {
			fc.assert(
				fc.property(lead, (each) => {
					const postings = bookingPostings(each);
					const sums = balances(postings);
					expect([...sums.values()].reduce((sum, minor) => sum + minor, 0)).toBe(0);
					const owed = owedByClient(each);
					const asked = instalmentPlan(each, TODAY);
					expect(asked.reduce((sum, { minor }) => sum + minor, 0)).toBe(Math.max(0, owed));
					expect(sums.get('client 7') ?? 0).toBe(owed);
					for (const { minor } of asked) expect(Number.isSafeInteger(minor) && minor > 0).toBe(true);
					for (const { minor } of postings) expect(Number.isSafeInteger(minor)).toBe(true);
				}),
				{ numRuns: RUNS, seed: SEED },
			);
		},
		LONGEST_MS,
	);

	it(
		'pays each of them what is theirs: operator, authority, agency and brand share the client’s debt',
		() => {
			fc.assert(
				fc.property(lead, (each) => {
					const sums = balances(bookingPostings(each));
					const of = (kind: string) =>
						[...sums].filter(([key]) => key.startsWith(`${kind} `)).reduce((sum, [, minor]) => sum - minor, 0);
					const shares = of('operator') + of('touristTax') + of('agency') + of('cardFee');
					// Nothing is owed to others of a booking that owes nothing; else all of it is.
					expect(shares + of('client')).toBe(0);
				}),
				{ numRuns: RUNS, seed: SEED + 1 },
			);
		},
		LONGEST_MS,
	);
});
