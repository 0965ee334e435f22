import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientTerms, markupError, optionFigures } from '~/domain/proposal/client-figures';

const PRICE = { priceMinor: 3_800_000, commissionMinor: 380_000 };

describe('the figures of an option', () => {
	it.each([
		{ markup: { kind: 'amount', value: 0 }, client: 3_800_000, earns: 380_000 },
		{ markup: { kind: 'amount', value: 120_000 }, client: 3_920_000, earns: 500_000 },
		{ markup: { kind: 'percent', value: 3_00 }, client: 3_914_000, earns: 494_000 },
		// A dearer price whose difference the agency takes on itself.
		{ markup: { kind: 'amount', value: -120_000 }, client: 3_680_000, earns: 260_000 },
	] as const)(
		'are what the client pays and the agency earns: $markup.kind $markup.value',
		({ markup, client, earns }) => {
			const figures = optionFigures(PRICE, markup);
			expect(figures).toMatchObject({ clientMinor: client, earnsMinor: earns });
			expect(markupError(markup, figures)).toBeNull();
		},
	);

	it.each([
		[333, 12_50, 42],
		[333, -12_50, -42],
		[4, 12_50, 1],
		[4, -12_50, -1],
	])('round %d by %d hundredths of a percent to %d, halves away from zero', (priceMinor, value, markupMinor) => {
		const figures = optionFigures({ priceMinor, commissionMinor: 0 }, { kind: 'percent', value });
		expect(figures.markupMinor).toBe(markupMinor);
	});

	it.each([
		[{ kind: 'percent', value: 100_01 }, 'tooMuch'],
		[{ kind: 'amount', value: 100_000_001 }, 'tooMuch'],
		[{ kind: 'amount', value: -380_001 }, 'tooLittle'],
		[{ kind: 'amount', value: -380_000 }, null],
	] as const)('say what is wrong with %j: %s', (markup, error) => {
		expect(markupError(markup, optionFigures(PRICE, markup))).toBe(error);
	});
});

describe('the client’s terms', () => {
	const TERMS = {
		payments: [
			{ kind: 'deposit', dueDate: '2026-11-26', minor: 1_330_000 },
			{ kind: 'final', dueDate: '2026-12-19', minor: 2_470_000 },
		],
		cancellation: [
			{ from: '2026-11-26', until: '2026-12-19', keptMinor: 1_330_000 },
			{ from: '2026-12-20', until: '2027-03-13', keptMinor: 3_800_000 },
		],
		deposit: { kind: 'unknown', minor: null, currency: null, date: null },
	};

	it('keep the shares of the price', () => {
		const terms = clientTerms(TERMS, { priceMinor: 3_800_000, clientMinor: 3_920_000 });
		expect(terms.payments.map(({ minor }) => minor)).toEqual([1_372_000, 2_548_000]);
		expect(terms.cancellation.map(({ keptMinor }) => keptMinor)).toEqual([1_372_000, 3_920_000]);
	});

	it('add up to what the client pays, and keep no more than that, for any price and markup', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 5 }),
				fc.integer({ min: 1, max: 9_000_000 }),
				(parts, clientMinor) => {
					const priceMinor = parts.reduce((sum, part) => sum + part, 0);
					const payments = parts.map((minor) => ({ kind: 'final', dueDate: '2027-01-01', minor }));
					const cancellation = [{ from: '2026-11-26', until: '2027-01-01', keptMinor: priceMinor }];
					const terms = clientTerms({ ...TERMS, payments, cancellation }, { priceMinor, clientMinor });
					expect(terms.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(clientMinor);
					expect(terms.cancellation[0]?.keptMinor).toBe(clientMinor);
				},
			),
		);
	});
});
